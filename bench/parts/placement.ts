import type { Distance } from "../counting/database.js";
import { type Arrangement, arrangementsOf, type Place, places, type Tables } from "../places.ts";
import { returning } from "../returning.ts";
import { type Line, median, ms, times } from "../table.ts";
import { fillQuotes, nthJob } from "../world.ts";
import { prepareGround } from "./database.ts";
import { sendLink } from "./link.ts";
import {
  type Chain,
  chainOfStep,
  firstByte,
  predicted,
  rowsOf,
  type Step,
  stepsOf,
} from "./placement-steps.ts";

/** Tables of the session and its notices, which would move with a shop's tables. */
const identity = [
  "users",
  "profiles",
  "sessions",
  "subscriptions",
  "shops",
  "shop_members",
  "discussion_topics",
];

/** Milliseconds for each step, by its name. */
type Times = Map<string, number>;

/**
 * What each arrangement of Worker, database and copies gives shops in several places: every step is
 * done with everything as far away as there (`places.ts`), and computed from its trips.
 */
export async function placement(rounds: number): Promise<Line[]> {
  const ground = await prepareGround(1_000, true, { replicated: true });
  try {
    return await measureIn(ground, rounds);
  } finally {
    await ground.miniflare.dispose();
  }
}

async function measureIn(
  { miniflare, d1, owner, own: count, jobId }: Awaited<ReturnType<typeof prepareGround>>,
  rounds: number,
): Promise<Line[]> {
  const { origin } = await miniflare.ready;
  const link = await sendLink({ origin, cookie: owner.cookie, jobId });
  const shop = { origin, cookie: returning(owner.cookie) };
  // Of another job: a link ends when what was sent is changed.
  const written = nthJob(count / 2 - 4);
  const [, , quote] = await fillQuotes(d1, owner.id, written);
  const job = `/repair-cms/${written}`;
  const steps = stepsOf(job, `${job}/quotes/${quote}`, link);
  const own = await tablesOf(d1);
  const signIn = {
    shop: [...own.shop, ...identity],
    other: own.other.filter((name) => !identity.includes(name)),
  };
  const chains = new Map<Tables, Map<string, Chain>>();
  for (const tables of [own, signIn]) {
    const found = new Map<string, Chain>();
    for (const step of steps) found.set(step.name, await chainOfStep(shop, step, tables));
    chains.set(tables, found);
  }
  const lines = steps.map((step) => tripsLine(step, chains.get(own)!.get(step.name)!));
  const known = new Map<string, number>();
  for (const place of places) {
    let first: number | undefined;
    for (const arrangement of arrangementsOf(place, own, signIn)) {
      const [measured, computed]: [Times, Times] = [new Map(), new Map()];
      for (const step of steps) {
        const distance = away(step, arrangement);
        const chain = chains.get(distance.tables ?? own)!.get(step.name)!;
        computed.set(step.name, predicted(chain, distance));
        // What differs only in what the step does not ask takes as long.
        const key = `${step.name} ${distance.reader} ${rowsOf(chain, distance).join()}`;
        const took = known.get(key) ?? (await firstByte(shop, step, distance, rounds));
        known.set(key, took);
        measured.set(step.name, took);
      }
      first ??= mixOf(steps, computed);
      lines.push(lineOf({ place, arrangement, steps, measured, computed, first }));
    }
  }
  return lines;
}

const away = (step: Step, { reads, writes }: Arrangement): Distance =>
  step.typed ? writes : reads;

/** The tables of a shop, which have a column that says whose a row is; and all others. */
async function tablesOf(d1: D1Database): Promise<Tables> {
  const { results } = await d1
    .prepare("select name, sql from sqlite_master where type = 'table'")
    .all<{ name: string; sql: string }>();
  const isShops = ({ name, sql }: { name: string; sql: string }) =>
    /\bshop_id[`"]? text\b/i.test(sql) && !["shop_members", "shop_invitations"].includes(name);
  return {
    shop: results.filter(isShops).map(({ name }) => name),
    other: results.filter((one) => !isShops(one)).map(({ name }) => name),
  };
}

const tripsLine = ({ name, often }: Step, { rows, server }: Chain): Line => ({
  part: "placement",
  what: `${name}, ${often} of 30`,
  ours: `${rows.length} in a row${rows.length > 0 ? `: ${rows.map((row) => row.join(" + ")).join(", ")}` : ""}; ${ms(server, 0)} besides`,
});

const mixOf = (steps: Step[], took: Times): number =>
  steps.reduce((sum, { name, often }) => sum + often * took.get(name)!, 0) /
  steps.reduce((sum, { often }) => sum + often, 0);

type PlacementResult = {
  place: Place;
  arrangement: Arrangement;
  steps: Step[];
  measured: Times;
  computed: Times;
  /** The mix in the first arrangement, by arithmetic. */
  first: number;
};

function lineOf({ place, arrangement, steps, measured, computed, first }: PlacementResult): Line {
  const off = steps.map(({ name }) => Math.abs(measured.get(name)! - computed.get(name)!));
  return {
    part: "placement",
    what: `${place.name}: ${arrangement.name}`,
    ours: told(steps, measured),
    baseline: `by arithmetic: ${told(steps, computed)}; at most ${ms(Math.max(...off), 0)} off`,
    ratio: times(mixOf(steps, computed) / first),
  };
}

/** The mean of the mix, the median of the signed-in pages, and every other step. */
function told(steps: Step[], took: Times): string {
  const pages = steps.filter((step) => step.who === "shop" && !step.typed);
  const page = median(pages.map(({ name }) => took.get(name)!));
  const others = steps
    .filter((step) => !pages.includes(step))
    .map(({ name }) => `${name} ${ms(took.get(name)!, 0)}`);
  return `mix ${ms(mixOf(steps, took), 0)}, a signed-in page ${ms(page, 0)}, ${others.join(", ")}`;
}
