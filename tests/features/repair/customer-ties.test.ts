import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, expect, test } from "vitest";
import {
  customers,
  customerTerms,
  vehicleOwners,
  vehicles,
  vehicleTerms,
} from "#app/features/customers/tables.server.ts";
import { createJob } from "#app/features/repair/form/create-job.server.ts";
import { saveJob } from "#app/features/repair/form/save-job.server.ts";
import type { JobDraft } from "#app/features/repair/job.ts";
import { findJob } from "#app/features/repair/list/jobs.server.ts";
import { type Choice, noChoice } from "#app/features/repair/visit.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { openD1 } from "../../support/d1.ts";
import { makeJob } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { aCustomer, aVehicle } from "../../support/repair/customers.ts";
import { jobDraft } from "../../support/repair/job-draft.ts";

const { d1, close } = await openD1();
afterAll(close);
const db = openDb(d1);
const vin = "1HGCM82633A004352";
const diamond = () => signedIn(db, "premium");

const create = async (owner: Person, draft: Partial<JobDraft> = {}, chosen = noChoice) =>
  (
    await createJob(
      db,
      { shopId: owner.shopId, jobId: newId() },
      { ...jobDraft, ...draft },
      { by: owner.id, now: Date.now(), chosen },
    )
  ).job;

const edit = async (owner: Person, id: string, draft: Partial<JobDraft>, chosen?: Choice) => {
  const ref = { shopId: owner.shopId, jobId: id };
  const details = { ...jobDraft, ...draft };
  await saveJob(db, ref, {
    details,
    by: owner.id,
    now: Date.now(),
    ...(chosen && { chosen }),
  });
  return (await findJob(db, owner.shopId, id))!;
};

const recordsOf = async ({ shopId }: Person) => {
  return {
    customers: await db.select().from(customers).where(eq(customers.shopId, shopId)),
    vehicles: await db.select().from(vehicles).where(eq(vehicles.shopId, shopId)),
    owners: await db.select().from(vehicleOwners).where(eq(vehicleOwners.shopId, shopId)),
  };
};

test("A first visit makes the customer and the vehicle, and what both are found by", async () => {
  const ana = await diamond();
  const job = await create(ana, { vin, odometer: 120_000, odometerUnit: "km", language: "es" });
  const { customers: people, vehicles: cars, owners } = await recordsOf(ana);
  expect(people).toMatchObject([
    {
      id: job.customerId,
      nameFoundBy: "maria perez",
      phoneFoundBy: "+15550102030",
      language: "es",
    },
  ]);
  expect(cars).toMatchObject([
    { id: job.vehicleId, plateFoundBy: "abc123", vin, odometer: 120_000, odometerUnit: "km" },
  ]);
  expect(owners).toMatchObject([
    { customerId: job.customerId, vehicleId: job.vehicleId, until: null },
  ]);
  const terms = await db.select().from(customerTerms).where(eq(customerTerms.shopId, ana.shopId));
  expect(terms.map(({ term }) => term)).toEqual(
    expect.arrayContaining(["perez maria", "5550102030"]),
  );
  const carTerms = await db.select().from(vehicleTerms).where(eq(vehicleTerms.shopId, ana.shopId));
  expect(carTerms.map(({ term }) => term)).toEqual(expect.arrayContaining(["abc123", "3a004352"]));
});

test("A second visit is tied to both, whatever the spelling, and raises the odometer", async () => {
  const ana = await diamond();
  const first = await create(ana, { odometer: 80_000, odometerUnit: "mi", customerEmail: "" });
  const second = await create(ana, {
    customerFirstName: "MARIA",
    customerPhone: "555 010 2030 ext. 4",
    customerEmail: "maria@example.com",
    licensePlate: "abc 123",
    vin,
    odometer: 130_000,
    odometerUnit: "km",
  });
  expect([second.customerId, second.vehicleId]).toEqual([first.customerId, first.vehicleId]);
  const { customers: people, vehicles: cars } = await recordsOf(ana);
  expect(people).toMatchObject([{ firstName: "María", email: "maria@example.com", version: 2 }]);
  expect(cars).toMatchObject([{ plate: "ABC-123", vin, odometer: 130_000, odometerUnit: "km" }]);
  await create(ana, { odometer: 70_000, odometerUnit: "mi" });
  expect((await recordsOf(ana)).vehicles).toMatchObject([{ odometer: 130_000 }]);
  expect(second.customerFirstName).toBe("MARIA");
});

test.each<[string, Partial<JobDraft>, { customers: number; vehicles: number }]>([
  ["another name", { customerFirstName: "Juan" }, { customers: 2, vehicles: 2 }],
  [
    "another telephone and no e-mail",
    { customerPhone: "555 010 2031", customerEmail: "" },
    { customers: 2, vehicles: 2 },
  ],
  ["another telephone", { customerPhone: "555 010 2031" }, { customers: 1, vehicles: 1 }],
  ["another plate", { licensePlate: "XYZ-1" }, { customers: 1, vehicles: 2 }],
  ["another VIN on that plate", { vin: vin.replace("2", "4") }, { customers: 1, vehicles: 2 }],
  ["another owner of that VIN", { vin, customerFirstName: "J" }, { customers: 2, vehicles: 1 }],
])("A second visit with %s: %j makes %j", async (_, change, made) => {
  const ana = await diamond();
  await create(ana, { vin });
  await create(ana, change);
  const records = await recordsOf(ana);
  expect([records.customers.length, records.vehicles.length]).toEqual([
    made.customers,
    made.vehicles,
  ]);
});

test("Whoever was chosen by hand is tied, and is not overwritten", async () => {
  const ana = await diamond();
  const customer = await aCustomer(db, { owner: ana, lastName: "Pérez Soto", phone: null });
  const vehicle = await aVehicle(db, { owner: ana, customer, plate: "OLD-1" });
  const chosen = { customerId: customer.id, vehicleId: vehicle.id };
  const job = await create(ana, {}, chosen);
  expect(job).toMatchObject({ ...chosen, customerLastName: "Pérez", licensePlate: "ABC-123" });
  expect(await recordsOf(ana)).toMatchObject({
    customers: [{ lastName: "Pérez Soto", phone: jobDraft.customerPhone }],
    vehicles: [{ plate: "OLD-1" }],
  });
});

test("A choice that nothing agrees with any more, or of another shop, does not count", async () => {
  const [ana, eva] = [await diamond(), await diamond()];
  const customer = await aCustomer(db, { owner: ana });
  const vehicle = await aVehicle(db, { owner: ana, customer });
  const chosen = { customerId: customer.id, vehicleId: vehicle.id };
  const other = { customerFirstName: "Juan", customerEmail: "", customerPhone: "555 010 9999" };
  const car = { licensePlate: "XYZ-1", carModel: "Hilux" };
  const job = await create(ana, { ...other, ...car }, chosen);
  expect([job.customerId === customer.id, job.vehicleId === vehicle.id]).toEqual([false, false]);
  const strange = await create(eva, {}, chosen);
  expect([strange.customerId, strange.vehicleId]).not.toContain(customer.id);
  expect((await recordsOf(eva)).customers).toHaveLength(1);
});

test("Two advisors who write down the same customer at once make one", async () => {
  const ana = await diamond();
  const jobs = await Promise.all([1, 2, 3, 4].map(() => create(ana)));
  expect(new Set(jobs.map((job) => `${job.customerId} ${job.vehicleId}`)).size).toBe(1);
  const records = await recordsOf(ana);
  expect(Object.values(records).map((rows) => rows.length)).toEqual([1, 1, 1]);
});

test("A form sent twice makes one customer, even when it was changed", async () => {
  const ana = await diamond();
  const id = newId();
  const by = { by: ana.id, now: Date.now() };
  await createJob(db, { shopId: ana.shopId, jobId: id }, jobDraft, by);
  await createJob(
    db,
    { shopId: ana.shopId, jobId: id },
    { ...jobDraft, customerPhone: "1", customerEmail: "" },
    by,
  );
  expect((await recordsOf(ana)).customers).toHaveLength(1);
});

test("An edited job keeps its customer while something agrees, and is tied anew otherwise", async () => {
  const ana = await diamond();
  const job = await makeJob(db, { owner: ana });
  const corrected = await edit(ana, job.id, { customerLastName: "Perea", licensePlate: "ABC-124" });
  expect([corrected.customerId, corrected.vehicleId]).toEqual([job.customerId, job.vehicleId]);
  const other = { customerFirstName: "Juan", customerPhone: "555 010 9999", customerEmail: "" };
  const moved = await edit(ana, job.id, { ...other, carModel: "Hilux", licensePlate: "XYZ-1" });
  expect(moved.customerId).not.toBe(job.customerId);
  expect(moved.vehicleId).not.toBe(job.vehicleId);
});

test("An edit that is overtaken makes nobody", async () => {
  const ana = await diamond();
  const job = await makeJob(db, { owner: ana });
  const details = { ...jobDraft, customerFirstName: "Juan", customerPhone: "1", customerEmail: "" };
  const ref = { shopId: ana.shopId, jobId: job.id };
  const change = { details, version: 7, by: ana.id, now: Date.now() };
  expect(await saveJob(db, ref, change)).toBe("overtaken");
  expect((await recordsOf(ana)).customers).toHaveLength(1);
});
