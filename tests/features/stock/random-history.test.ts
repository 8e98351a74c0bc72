import { drizzle } from "drizzle-orm/d1";
import { afterAll, expect, test } from "vitest";
import { movePart } from "#app/features/parts/job/move-part.server.ts";
import { writeMovement } from "#app/features/stock/movements/add-movement.server.ts";
import type { WrittenKind } from "#app/features/stock/stock.ts";
import { takePart } from "#app/features/stock/taking/take-part.server.ts";
import { below, pick, tries } from "../../support/chance.ts";
import { openD1 } from "../../support/d1.ts";
import { makeJob } from "../../support/make.ts";
import { makePart } from "../../support/parts/make-parts.ts";
import { signedIn } from "../../support/people.ts";
import { isWhole, movementsOf, takenAndHere } from "../../support/stock/ledger.ts";
import { makeItem } from "../../support/stock/make-item.ts";
import { note, tally } from "../../support/tally.ts";

// R16: what twelve people do at one item at once, a thousand times by `npm run torture -- R16`.

const { d1, close } = await openD1({ real: process.env.LLAVE_FULL === "1" });
const db = drizzle(d1);
afterAll(close);
const owner = await signedIn(db, "premium");

/** Passes over a call that was cut off on its way to the database; anything else is a failure. */
function lost(reason: unknown): undefined {
  if (!(reason instanceof TypeError) || reason.message !== "fetch failed") throw reason;
  note("a call was lost on its way to the database");
}

test("Whatever twelve do at one item at once, the ledger tells all of it once", {
  timeout: 1_800_000,
}, async () => {
  for (let round = 0; round < tries(8); round++) {
    const job = await makeJob(db, { owner });
    const itemId = await makeItem(db, job.shopId);
    const lines = [0, 1, 2, 3, 4, 5].map((at) => `line-${round}-${at}`);
    await Promise.all(lines.map((lineId) => makePart(db, job, { lineId })));
    const ref = { shopId: job.shopId, jobId: job.id };
    let key = 0;
    const actor = { by: owner.id, now: 1_700_000_000_000 + round };
    const made = new Set<string>();
    const move = (to: Pick<Parameters<typeof movePart>[2], "lineId" | "from" | "to">) =>
      movePart(db, ref, { ...to, ...actor }).catch(lost);
    const doOne = async () => {
      const id = `${round}-${++key}`;
      const lineId = pick(lines);
      const from = { state: "here", isOrdered: false } as const;
      const back = { ...from, state: "returned" } as const;
      if (below(3) === 0) return move({ lineId, from, to: pick(["needed", "returned"]) });
      if (below(4) === 0) return move({ lineId, from: back, to: "here" });
      const send =
        below(2) === 0
          ? () => takePart(db, { ...ref, lineId }, { id, itemId, ...actor })
          : write(pick(["received", "counted", "more", "fewer"]), id);
      // Among thousands of calls a busy machine loses one on its way: then nobody was told anything.
      const told = await Promise.allSettled(below(3) === 0 ? [send(), send()] : [send()]);
      const answers = told.map((one) =>
        one.status === "fulfilled" ? one.value : lost(one.reason),
      );
      if (answers.includes("taken") || answers.includes("moved")) made.add(id);
      return answers;
    };
    const write = (kind: WrittenKind, id: string) => {
      const said = { id, kind, unit: null, amount: below(3) * 100 + 100, why: "Broken", ...actor };
      return () => writeMovement(db, { shopId: job.shopId, itemId }, said);
    };
    const work = async () => {
      for (let at = 0; at < 4; at++) await doOne();
    };
    await Promise.all(Array.from({ length: 12 }, work));
    const { taken, here } = await takenAndHere(db, job.id);
    expect(here).toEqual(expect.arrayContaining(taken));
    expect(new Set(taken).size).toBe(taken.length);
    const ids = new Set((await movementsOf(db, itemId)).map(({ id }) => id));
    expect([...made].filter((id) => !ids.has(id))).toEqual([]);
    await isWhole(db, itemId);
    tally(1);
  }
});
