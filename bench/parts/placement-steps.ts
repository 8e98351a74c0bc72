import { fromElsewhere } from "../../tests/support/join.ts";
import type { Distance, Place, Trip } from "../counting/database.js";
import { formOf } from "../forms.ts";
import { chainOf, setDistance, traced } from "./distance.ts";

/** One thing that a shop does, how often in a mix of 30, and what is typed if it is a write. */
export type Step = {
  name: string;
  often: number;
  path: string;
  who: "shop" | "visitor";
  typed?: (n: number) => Record<string, string>;
};

/** The mix is assumed: what a shop opens and saves around three jobs. */
export const stepsOf = (job: string, quote: string, link: string): Step[] => [
  { name: "list of jobs", often: 5, path: "/repair-cms", who: "shop" },
  { name: "board", often: 3, path: "/repair-cms?view=board", who: "shop" },
  { name: "search", often: 2, path: "/repair-cms?q=zonda", who: "shop" },
  { name: "job", often: 8, path: job, who: "shop" },
  { name: "quote form", often: 3, path: `${quote}/edit`, who: "shop" },
  { name: "forum", often: 1, path: "/discussion", who: "shop" },
  { name: "customer's link", often: 2, path: link, who: "visitor" },
  {
    name: "save a job",
    often: 3,
    path: `${job}/edit`,
    who: "shop",
    typed: (n) => ({ issues: `Squeals when it brakes, ${n} times a day.` }),
  },
  {
    name: "save a quote",
    often: 3,
    path: `${quote}/edit`,
    who: "shop",
    typed: (n) => ({ description: `Front brake pads, offer ${n}` }),
  },
  { name: "front page", often: 0, path: "/", who: "visitor" },
];

type Shop = { origin: string; cookie: string };

let typed = 0;

/** Does a step once, with everything so far away. */
async function once({ origin, cookie }: Shop, step: Step, away: Distance) {
  const headers = step.who === "shop" ? { cookie, origin } : fromElsewhere();
  let [address, init]: [string, RequestInit] = [step.path, { headers }];
  if (step.typed) {
    await setDistance(origin, 0);
    const shown = await fetch(origin + step.path, { headers });
    const form = formOf(await shown.text(), step.path, step.typed(++typed));
    [address, init] = [form.action, { method: "POST", body: form.fields, headers }];
  }
  await setDistance(origin, away);
  const asked = await traced(origin, address, init);
  if (asked.status >= 400) throw new Error(`${asked.status}: ${step.name}`);
  return asked;
}

/** Milliseconds until the first byte of a step: the shortest, as the waits are always the same. */
export async function firstByte(shop: Shop, step: Step, away: Distance, rounds: number) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push((await once(shop, step, away)).first);
  return Math.min(...times);
}

/** Where the trips of a step go, row by row, and what the server itself takes. */
export type Chain = { rows: Place[][]; server: number };

const base = 100;

export async function chainOfStep(shop: Shop, step: Step, tables: Distance["tables"]) {
  const away = { ms: base, ...(tables && { tables }) };
  const seen: { first: number; rows: Trip[][] }[] = [];
  for (let round = 0; round < 5; round++) {
    // What the last answer left to do has ended.
    await new Promise((done) => setTimeout(done, 4 * base));
    const { first, trips } = await once(shop, step, away);
    seen.push({ first, rows: chainOf(trips) });
  }
  const rows = seen.at(-1)!.rows.map((row) => [...new Set(row.map(({ to }) => to!))]);
  return {
    rows,
    server: Math.max(0, Math.min(...seen.map(({ first }) => first)) - base * rows.length),
  };
}

/** Milliseconds that each row of trips takes: as long as its longest. */
export const rowsOf = ({ rows }: Chain, away: Distance): number[] =>
  rows.map((row) => Math.max(...row.map((to) => lengthOf(to, away))));

/** What a step takes by arithmetic: the way to the Worker, each row of trips, the server. */
export const predicted = (chain: Chain, away: Distance): number =>
  rowsOf(chain, away).reduce((sum, row) => sum + row, (away.reader ?? 0) + chain.server);

const lengthOf = (to: Place, away: Distance) =>
  to === "primary" ? away.ms : (away[to] ?? away.ms);
