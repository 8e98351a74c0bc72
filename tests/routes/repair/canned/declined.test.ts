import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { quoteLines, repairQuotes } from "#app/features/quotes/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeQuote, makeShop } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { makeVisits } from "../../../support/repair/visits.ts";

// Work that was declined: told on a vehicle's page and on its later jobs, and taken into a new job.

const app = openApp();
const page = async (as: Person, path: string) => (await app().visit(path, { as })).text();

async function world() {
  const { db } = app();
  const { owner, vehicle, visit, customer } = await makeVisits(db);
  await makeShop(db, owner, { hourlyRate: 100_00 });
  const job = await visit();
  const quote = await makeQuote(db, { owner, job, status: "rejected" });
  const take = (id: string, quoteId = quote.id, as = owner) =>
    app().visit(`/repair-cms/vehicles/${vehicle.id}/declined/${quoteId}`, { as, form: { id } });
  const jobs = () => db.select().from(repairJobs).where(eq(repairJobs.shopId, owner.shopId));
  return { db, owner, customer, vehicle, visit, job, quote, take, jobs };
}

test("Takes declined work into one new job at today's rate, however often it is pressed", async () => {
  const { db, customer, vehicle, job, quote, take, jobs } = await world();
  const id = newId();
  const answers = await Promise.all([take(id), take(id)]);
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  expect((await take(id)).headers.get("location")).toBe(`/repair-cms/${id}#quote-${id}`);
  expect(await jobs()).toHaveLength(2);
  const [made] = await db.select().from(repairJobs).where(eq(repairJobs.id, id));
  expect(made).toMatchObject({
    customerId: customer.id,
    vehicleId: vehicle.id,
    customerLastName: "Pérez",
    licensePlate: "ABC-123",
    odometer: null,
    quotedTotal: 250_00 + 160_40,
    quotesMade: 1,
  });
  expect(made!.issues).toContain("WO-000001: Front brakes");
  const quotes = await db.select().from(repairQuotes).where(eq(repairQuotes.jobId, id));
  expect(quotes).toMatchObject([
    { status: "pending", number: 1, laborRate: 100_00, laborCost: 250_00, totalAmount: 410_40 },
  ]);
  const lines = await db.select().from(quoteLines).where(eq(quoteLines.quoteId, quotes[0]!.id));
  expect(lines.map(({ name, unitPrice }) => [name, unitPrice])).toEqual([
    ["Brake pads", 80_40],
    ["Brake disc", 40_00],
  ]);
  const before = quote.materials.map((line) => line.id);
  expect(lines.filter((line) => before.includes(line.id))).toEqual([]);
  const [old] = await db.select().from(repairQuotes).where(eq(repairQuotes.id, quote.id));
  expect(old).toMatchObject({ jobId: job.id, status: "rejected", laborRate: 85_00 });
});

test("Takes nothing that is not declined, of another vehicle, or in another currency", async () => {
  const { db, owner, job, take, jobs, quote } = await world();
  const pending = await makeQuote(db, { owner, job });
  const other = await world();
  expect((await take(newId(), pending.id)).status).toBe(404);
  expect((await take(newId(), other.quote.id)).status).toBe(404);
  const technician = await signedIn(db, "free", {
    worksAt: { shopId: owner.shopId, role: "technician" },
  });
  expect((await take(newId(), quote.id, technician)).status).toBe(403);
  await db
    .update(shopSettings)
    .set({ currency: "MXN" })
    .where(eq(shopSettings.shopId, owner.shopId));
  const refused = await take(newId());
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("quoted in USD");
  expect(await jobs()).toHaveLength(1);
});

test("Takes declined work into a later job of the same vehicle, once, and into no other", async () => {
  const { db, owner, visit, quote, vehicle, jobs } = await world();
  const later = await visit();
  const id = newId();
  const add = (job: string, as = owner) =>
    app().visit(`/repair-cms/vehicles/${vehicle.id}/declined/${quote.id}`, {
      as,
      form: { id, job },
    });
  expect(await page(owner, `/repair-cms/${later.id}`)).toContain("Add to this job");
  const answers = await Promise.all([add(later.id), add(later.id)]);
  expect(answers.map(({ headers }) => headers.get("location"))).toEqual(
    [1, 2].map(() => `/repair-cms/${later.id}#quote-${id}`),
  );
  expect(await jobs()).toHaveLength(2);
  const quotes = await db.select().from(repairQuotes).where(eq(repairQuotes.jobId, later.id));
  expect(quotes).toMatchObject([{ id, number: 1, status: "pending", totalAmount: 410_40 }]);
  const [totals] = await db.select().from(repairJobs).where(eq(repairJobs.id, later.id));
  expect(totals).toMatchObject({ quotedTotal: 410_40, quotesMade: 1 });
  const other = await world();
  for (const job of [other.job.id, newId()]) expect((await add(job)).status).toBe(404);
});

test("Tells on the vehicle's page what was declined, with amounts for those who may see them", async () => {
  const { db, owner, vehicle, quote } = await world();
  const path = `/repair-cms/vehicles/${vehicle.id}`;
  const html = await page(owner, path);
  for (const text of [
    "Front brakes",
    "Total: $372.90",
    `${path}/declined/${quote.id}`,
    "Add to a new job",
  ])
    expect(html).toContain(text);
  const technician = await signedIn(db, "free", {
    worksAt: { shopId: owner.shopId, role: "technician" },
  });
  const seen = await page(technician, path);
  expect(seen).toContain("Front brakes");
  for (const text of ["372.90", "37290", "Add to a new job"]) expect(seen).not.toContain(text);
});

test("A job says which visit it is and what was declined before, with links", async () => {
  const { owner, vehicle, visit, job, quote } = await world();
  const second = await visit();
  const third = await visit();
  expect(await page(owner, `/repair-cms/${job.id}`)).toContain("1st visit");
  expect(await page(owner, `/repair-cms/${second.id}`)).toContain("2nd visit");
  const html = await page(owner, `/repair-cms/${third.id}`);
  expect(html).toContain("3rd visit");
  expect(html).toMatch(/Declined in \w+ \d{4}: Front brakes/);
  expect(html).toContain(`/repair-cms/${job.id}#quote-${quote.id}`);
  expect(html).toContain(`/repair-cms/vehicles/${vehicle.id}`);
  for (let n = 0; n < 9; n++) await visit();
  expect(await page(owner, `/repair-cms/${(await visit()).id}`)).toContain("More than 10 visits");
});
