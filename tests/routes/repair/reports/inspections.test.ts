import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import type { FindingColor } from "#app/features/inspection/finding.ts";
import { standardPoints } from "#app/features/inspection/sheet/points.ts";
import { findings, inspections } from "#app/features/inspection/tables.server.ts";
import {
  inspectedQueries,
  readInspected,
} from "#app/features/reports/inspections/read-inspected.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob, makeQuote, makeShop } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";

const app = openApp();
const now = Date.UTC(2026, 10, 27, 18);
const month = { period: "month", from: undefined, to: undefined } as const;
const points = standardPoints("gasoline");

type InspectionTraits = {
  owner: Person;
  by: Person;
  at: number;
  found: [FindingColor, string | null][];
};

/** A finished inspection of a job of its own, with these findings and the quotes made of them. */
async function inspected({ owner, by, at, found }: InspectionTraits, job: { id: string }) {
  const { db } = app();
  const ref = { shopId: owner.shopId, jobId: job.id };
  const count = (color: FindingColor) => found.filter(([one]) => one === color).length;
  await db.insert(inspections).values({
    ...ref,
    kind: "gasoline",
    points,
    by: by.id,
    startedAt: new Date(at - 600_000),
    finishedAt: new Date(at),
    seen: found.length,
    yellow: count("yellow"),
    red: count("red"),
  });
  for (const [n, [color, quoteId]] of found.entries())
    await db.insert(findings).values({
      ...ref,
      id: newId(),
      point: points[n]!.id,
      color,
      quoteId,
      by: by.id,
      at: new Date(at),
    });
}

async function aShop() {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner, { timeZone: "America/Chicago" });
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  return { owner, technician: await signedIn(db, "free", { worksAt }) };
}

test("Counts what each technician found, what was quoted of it, and what was approved", async () => {
  const { db } = app();
  const { owner, technician } = await aShop();
  const jobs = await Promise.all([1, 2, 3].map(() => makeJob(db, { owner })));
  const brakes = await makeQuote(db, { owner, job: jobs[0]!, status: "approved" });
  const belt = await makeQuote(db, { owner, job: jobs[0]!, status: "rejected" });
  await inspected(
    {
      owner,
      by: technician,
      at: now,
      // Front and rear pads are one quote.
      found: [
        ["red", brakes.id],
        ["red", brakes.id],
        ["yellow", belt.id],
        ["green", null],
      ],
    },
    jobs[0]!,
  );
  await inspected({ owner, by: technician, at: now, found: [["yellow", null]] }, jobs[1]!);
  // Still October where the shop is.
  const october = Date.UTC(2026, 10, 1, 4, 59);
  await inspected({ owner, by: owner, at: october, found: [["red", null]] }, jobs[2]!);
  const { days, rows } = await readInspected(db, owner.shopId, { asked: month, now });
  expect(days).toEqual({ from: "2026-11-01", to: "2026-11-27" });
  expect(rows).toEqual([
    {
      technician: technician.id,
      name: expect.any(String),
      inspections: 2,
      yellow: 2,
      red: 2,
      quoted: 2,
      approved: 1,
      sold: [{ currency: brakes.currency, cents: brakes.totalAmount }],
    },
  ]);
});

test("Another shop's inspections are not among them, and nobody but the owner sees the page", async () => {
  const { db } = app();
  const [{ owner, technician }, other] = [await aShop(), await aShop()];
  const job = await makeJob(db, { owner: other.owner });
  await inspected({ ...other, by: other.technician, at: now, found: [["red", null]] }, job);
  expect((await readInspected(db, owner.shopId, { asked: month, now })).rows).toEqual([]);
  const page = "/repair-cms/reports/inspections";
  expect(await (await app().visit(page, { as: owner })).text()).toContain(
    "No inspection was finished on these days.",
  );
  expect((await app().visit(page, { as: technician })).status).not.toBe(200);
});

test("Reads the inspections of the days along an index", async () => {
  const { db, d1 } = app();
  const range = { from: "2026-11-01", to: "2026-11-30" };
  for (const query of inspectedQueries(db, "shop", range, "UTC")) {
    const { sql, params } = query.toSQL();
    const plan = await d1
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    const steps = plan.results.map(({ detail }) => detail).join("\n");
    expect(steps).toContain("USING INDEX inspections_finished");
    expect(steps).not.toMatch(/SCAN (inspections|findings|repair_quotes)/);
  }
});
