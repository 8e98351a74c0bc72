import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildIfStale } from "../../../scripts/vite/build.ts";
import { chance } from "../../support/chance.ts";
import type { Tally } from "../../support/tally.ts";
import { openProblems } from "../kill/problems.ts";
import { Server } from "../kill/server.ts";
import { deliver, sendTwice } from "./deliver.ts";
import { inspect } from "./inspect.ts";
import { openStandings } from "./standing.ts";
import { move, newEvents, openCustomers } from "./stripe.ts";

/**
 * After so many kills everyone begins anew: a customer's whole life is one record of the stand-in,
 * and every look is at all the books.
 */
const perWorld = 50;
type KillTotals = {
  kills: number;
  halfWay: number;
  happened: number;
  deliveries: number;
  taken: number;
  cutOff: number;
  landedAnyway: number;
};

/**
 * R2 for payments: things happen at Stripe (its stand-in), their signed events are delivered, each
 * twice and out of order, and workerd is killed (SIGKILL) half way. Looks at what is there before
 * and after Stripe sends again what was not taken.
 */
export async function killsDuringWebhooks(wanted = 25): Promise<Tally> {
  await buildIfStale();
  const tried: KillTotals = {
    kills: 0,
    halfWay: 0,
    happened: 0,
    deliveries: 0,
    taken: 0,
    cutOff: 0,
    landedAnyway: 0,
  };
  const problems = openProblems();
  while (tried.kills < wanted) {
    await liveThrough(Math.min(wanted, tried.kills + perWorld), tried, problems);
    console.log(
      `${tried.kills} kills, ${tried.deliveries} deliveries, ${problems.failed} did harm`,
    );
  }
  console.table({ ...tried, failed: problems.failed });
  return { tried: tried.kills, failed: problems.failed };
}

/** Runs one world until this number of kills. */
async function liveThrough(
  until: number,
  tried: KillTotals,
  problems: ReturnType<typeof openProblems>,
): Promise<void> {
  const data = mkdtempSync(path.join(tmpdir(), "llave-webhook-"));
  const server = await Server.start(data);
  try {
    const customers = await openCustomers(server);
    const seen = new Set<string>();
    while (tried.kills < until) {
      await move(server, customers);
      const events = await newEvents(server, seen);
      if (events.length === 0) continue;
      const sent = await untilKilled(server, () => deliver(server.origin, sendTwice(events)));
      const cutOff = sent.filter(({ status }) => status === 0).length;
      // Died while nothing was under way: what was there is looked at like any other, but it is not
      // counted.
      if (cutOff > 0) tried.kills++;

      const standings = openStandings(server);
      const taken = new Set(
        sent.filter(({ status }) => status === 200).map(({ event }) => event.id),
      );
      const before = await inspect(server, customers, events, taken, standings);
      const again = await deliver(server.origin, sendTwice(events)).done;
      for (const { event, status } of again)
        if (status !== 200)
          before.problems.push(`sent again and refused (${status}): ${event.type} ${event.id}`);
      const all = new Set(events.map(({ id }) => id));
      const after = await inspect(server, customers, events, all, standings);
      const third = await deliver(server.origin, events).done;
      if (third.some(({ answer }) => answer !== "known"))
        after.problems.push("doubled: an event in the ledger was taken once more");
      const last = await inspect(server, customers, events, all, standings);
      if (last.versions !== after.versions)
        after.problems.push("doubled: a known event was written again");

      tried.happened += events.length;
      tried.deliveries += sent.length + again.length + third.length;
      tried.taken += taken.size;
      tried.cutOff += cutOff;
      tried.landedAnyway += [...before.landed].filter((id) => !taken.has(id)).length;
      if (before.landed.size > 0 && before.landed.size < events.length) tried.halfWay++;
      problems.add(tried.kills, [...before.problems, ...after.problems]);
    }
  } finally {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Delivers until the server is killed at a random moment. Returns all that was sent. */
async function untilKilled(server: Server, begin: () => ReturnType<typeof deliver>) {
  const delivery = begin();
  await delivery.partly(chance());
  await new Promise((resolve) => setTimeout(resolve, chance() * 10));
  delivery.stop();
  await server.killAndRestart();
  return delivery.done;
}
