import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createInvoice } from "#app/features/money/invoices/create-invoice.server.ts";
import {
  contentOfInvoice,
  readToInvoice,
} from "#app/features/money/invoices/read-to-invoice.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { jobEvents, repairJobs } from "#app/features/repair/tables.server.ts";
import { comebacksQuery } from "#app/features/reports/comebacks/comebacks.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeShop } from "../../../support/make.ts";
import { readPdfLine } from "../../../support/papers/paper.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { makeVisits } from "../../../support/repair/visits.ts";
import { makeWarranted } from "../../../support/warranty/make-comeback.ts";

const app = openApp();

const terms = {
  profile: "none",
  registration: "",
  wasteNumber: "",
  "cover.parts.months": "12",
  "cover.parts.distance": "12000",
  "cover.labor.months": "6",
  "cover.labor.distance": "",
  unit: "mi",
};

/** A shop with a vehicle whose brakes were done at 50,000 mi, and that is back at 51,000. */
async function aVisitLater() {
  const { db } = app();
  const world = await makeVisits(db);
  const { owner, visit } = world;
  await makeShop(db, owner, { timeZone: "UTC" });
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const technician = await signedIn(db, "free", { worksAt, name: "Julián Cantú" });
  const miles = { odometerUnit: "mi" } as const;
  const first = await visit({
    ...miles,
    odometer: 50_000,
    status: "completed",
    technicianId: technician.id,
  });
  const quote = await makeWarranted(db, { owner, job: first, description: "Front brake pads" });
  const job = await visit({ ...miles, odometer: 51_000 });
  return { ...world, technician, first, quote, job };
}

const pageOf = async (as: Person, path: string) => (await app().visit(path, { as })).text();
const jobRow = async ({ id }: { id: string }) =>
  (await app().db.select().from(repairJobs).where(eq(repairJobs.id, id)))[0]!;
const eventsOf = ({ id }: { id: string }) =>
  app()
    .db.select({ what: jobEvents.what, to: jobEvents.to })
    .from(jobEvents)
    .where(eq(jobEvents.jobId, id))
    .orderBy(jobEvents.n);
const say = (as: Person, job: { id: string }, of: string) =>
  app().visit(`/repair-cms/${job.id}/comeback`, { as, form: { of } });

test("A quote keeps the warranty of the day it was made on, and its work order prints that", async () => {
  const { db } = app();
  const { owner, visit } = await makeVisits(db);
  await makeShop(db, owner);
  const save = async (form: object) => {
    const [row] = await db.select().from(shopSettings).where(eq(shopSettings.shopId, owner.shopId));
    return app().visit("/repair-cms/print-settings", {
      as: owner,
      form: { ...terms, ...form, version: String(row!.version) },
    });
  };
  const wrong = await save({ "cover.parts.months": "twelve" });
  expect(wrong.status).toBe(422);
  const text = await wrong.text();
  expect(text).toContain("whole number of months from 1 to 120");
  expect(text).toContain('value="twelve"');
  expect((await save({})).status).toBe(200);
  const job = await visit({ language: "en" });
  const path = `/repair-cms/${job.id}/quotes/new`;
  const quote = { description: "Front brakes", laborHours: "1" };
  await app().visit(path, { as: owner, form: { ...quote, id: crypto.randomUUID() } });
  await save({ "cover.parts.months": "", "cover.parts.distance": "", "cover.labor.months": "" });
  const [row] = await db.select().from(repairQuotes).where(eq(repairQuotes.jobId, job.id));
  expect(row!.warranty).toEqual({
    parts: { months: 12, distance: 12_000 },
    labor: { months: 6, distance: null },
    unit: "mi",
  });
  await db
    .update(repairQuotes)
    .set({ status: "approved" })
    .where(and(eq(repairQuotes.shopId, owner.shopId), eq(repairQuotes.id, row!.id)));
  const paper = await app().visit(`/repair-cms/${job.id}/quotes/${row!.id}/work-order`, {
    as: owner,
  });
  expect(readPdfLine(new Uint8Array(await paper.arrayBuffer()))).toContain(
    "Parts 12 months or 12,000 mi; Labor 6 months",
  );
  const later = await visit();
  await app().visit(`/repair-cms/${later.id}/quotes/new`, {
    as: owner,
    form: { ...quote, id: crypto.randomUUID() },
  });
  const [plain] = await db.select().from(repairQuotes).where(eq(repairQuotes.jobId, later.id));
  expect(plain!.warranty).toBeNull();
});

test("An invoice freezes the warranty of its quotes", async () => {
  const { db } = app();
  const { owner, quote, first } = await aVisitLater();
  const ref = { shopId: owner.shopId, jobId: first.id };
  const found = (await readToInvoice(db, ref))!;
  const content = contentOfInvoice(found, found.quotes, { date: "2026-11-27", terms: "" });
  const [row] = await db.select().from(repairQuotes).where(eq(repairQuotes.id, quote.id));
  await createInvoice(db, {
    ...ref,
    id: crypto.randomUUID(),
    quotes: [{ id: quote.id, version: row!.version }],
    content,
    currency: "USD",
    decimals: 2,
    taxAmount: 0,
    totalAmount: row!.totalAmount,
    createdBy: owner.id,
    createdAt: new Date(),
  });
  await db.update(repairQuotes).set({ warranty: null }).where(eq(repairQuotes.id, quote.id));
  const paper = await app().visit(`/repair-cms/${first.id}/invoice`, {
    as: owner,
  });
  expect(readPdfLine(new Uint8Array(await paper.arrayBuffer()))).toContain(
    "12 months or 12,000 mi",
  );
});

test("The next visit shows what is under warranty, to a technician without a price", async () => {
  const { owner, technician, vehicle, job, first, quote } = await aVisitLater();
  const line =
    /Front brake pads: under warranty until \w+ \d+, \d{4} or 62,000 mi \(since WO-000001\)/;
  for (const as of [owner, technician]) {
    for (const path of [`/repair-cms/${job.id}`, `/repair-cms/vehicles/${vehicle.id}`]) {
      const page = await pageOf(as, `${path}?lng=en`);
      expect(page).toMatch(line);
      expect(page).toContain(`/repair-cms/${first.id}#quote-${quote.id}`);
    }
    const visits = await pageOf(as, `/repair-cms/vehicles/${vehicle.id}/visits`);
    expect(visits).toContain('"at":62000');
    expect(visits).not.toContain("totalAmount");
  }
  expect(await pageOf(owner, `/repair-cms/new?vehicle=${vehicle.id}&lng=en`)).toMatch(line);
  expect(await pageOf(owner, `/repair-cms/${job.id}?lng=es`)).toMatch(
    /Front brake pads: en garantía hasta .* o 62[.,\s]?000 mi \(desde WO-000001\)/,
  );
  // Its own page says nothing of what comes later.
  expect(await pageOf(owner, `/repair-cms/${first.id}?lng=en`)).not.toMatch(line);
});

test("Work is not shown any more once the distance is driven or the job is open again", async () => {
  const { db } = app();
  const { owner, vehicle, job, first } = await aVisitLater();
  const covered = async () =>
    (await pageOf(owner, `/repair-cms/vehicles/${vehicle.id}?lng=en`)).includes("under warranty");
  expect(await covered()).toBe(true);
  await db.update(repairJobs).set({ odometer: 62_001 }).where(eq(repairJobs.id, job.id));
  expect(await covered()).toBe(false);
  await db.update(repairJobs).set({ odometer: 62_000 }).where(eq(repairJobs.id, job.id));
  expect(await covered()).toBe(true);
  await db.update(repairJobs).set({ completedAt: null }).where(eq(repairJobs.id, first.id));
  expect(await covered()).toBe(false);
});

test("A technician says that a job is a comeback, once, and both jobs and the history tell", async () => {
  const { owner, technician, job, first } = await aVisitLater();
  expect((await say(technician, job, first.id)).status).toBeLessThan(400);
  await say(owner, job, first.id);
  expect((await jobRow(job)).comebackOf).toBe(first.id);
  const told = (await eventsOf(job)).filter(({ what }) => what === "comeback");
  expect(told).toEqual([{ what: "comeback", to: "1" }]);
  const page = await pageOf(technician, `/repair-cms/${job.id}?lng=en`);
  expect(page).toContain("Comeback of WO-000001");
  expect(page).toContain("said that this is a comeback of WO-000001.");
  expect(page).not.toContain("This is a comeback");
  // The first job of a vehicle has no earlier visits, and still tells.
  expect(await pageOf(technician, `/repair-cms/${first.id}?lng=es`)).toContain(
    "Reingresó como WO-000002",
  );
  await say(owner, job, "");
  expect((await jobRow(job)).comebackOf).toBeNull();
  expect((await eventsOf(job)).at(-1)).toEqual({ what: "comebackRemoved", to: "1" });
  expect(await pageOf(owner, `/repair-cms/${first.id}?lng=en`)).not.toContain("Came back");
});

test("Only an earlier job of the same vehicle and shop can come back", async () => {
  const { owner, job, first } = await aVisitLater();
  const other = await makeVisits(app().db);
  const [foreign, itsOwn] = [await other.visit(), await makeVisits(app().db, owner)];
  const elsewhere = await itsOwn.visit();
  for (const of of [foreign.id, elsewhere.id, job.id, "no-such-job"])
    expect((await say(owner, job, of)).status).toBe(404);
  expect((await say(owner, first, job.id)).status).toBe(404);
  expect((await say(other.owner, job, first.id)).status).toBe(404);
  expect((await jobRow(job)).comebackOf).toBeNull();
});

test("The report counts comebacks by the technician of the first job", async () => {
  const { owner, job, first } = await aVisitLater();
  const tab = 'href="/repair-cms/reports/comebacks"';
  expect(await pageOf(owner, "/repair-cms/reports")).not.toContain(tab);
  const path = "/repair-cms/reports/comebacks?lng=en";
  expect(await pageOf(owner, path)).toContain("No job came back in this period.");
  await say(owner, job, first.id);
  expect(await pageOf(owner, "/repair-cms/reports")).toContain(tab);
  const page = await pageOf(owner, path);
  expect(page).toMatch(/Julián Cantú.*Jobs that came back.*>1<.*WO-000001.*WO-000002/s);
  const days = { from: "2026-01-01", to: "2026-12-31" };
  const { sql, params } = comebacksQuery(app().db, owner.shopId, days, "UTC").toSQL();
  const { results } = await app()
    .d1.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  expect(results[0]!.detail).toContain("INDEX comebacks_by_day");
  const other = await makeVisits(app().db);
  expect(await pageOf(other.owner, path)).not.toContain("WO-000002");
});

test("A shop without terms reads nothing of warranties", async () => {
  const { db } = app();
  const { owner, vehicle, visit } = await makeVisits(db);
  await makeShop(db, owner);
  await visit({ status: "completed" });
  const job = await visit();
  for (const path of [`/repair-cms/${job.id}`, `/repair-cms/vehicles/${vehicle.id}`])
    expect(await pageOf(owner, `${path}?lng=en`)).not.toMatch(
      /under warranty|this is a comeback|comeback of WO|came back/i,
    );
});
