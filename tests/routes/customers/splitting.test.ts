import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { vehicleOwners, vehicles } from "#app/features/customers/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../support/app.ts";
import type { Person } from "../../support/people.ts";
import { aVehicle } from "../../support/repair/customers.ts";
import { makeVisits } from "../../support/repair/visits.ts";

// Jobs of one vehicle that were another's.

const app = openApp();
const page = async (as: Person, path: string) => (await app().visit(path, { as })).text();

async function world() {
  const { db } = app();
  const { owner, customer, vehicle, visit } = await makeVisits(db);
  const [stays, goes] = [await visit(), await visit({ issues: "It was the other Corolla" })];
  const path = `/repair-cms/vehicles/${vehicle.id}/split`;
  const html = await page(owner, path);
  const value = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)![1]!;
  const form = {
    id: value("id"),
    newId: value("newId"),
    version: value("version"),
    "jobs[]": [goes.id],
    into: "new",
    make: "Toyota",
    model: "Corolla",
    year: "2012",
    plate: "SPL-17",
  };
  const send = (changes: Record<string, string | string[]> = {}) =>
    app().visit(path, { as: owner, form: { ...form, ...changes } });
  const vehicleOf = async (id: string) =>
    (await db.select().from(repairJobs).where(eq(repairJobs.id, id)))[0]!.vehicleId;
  const carsOf = (...ids: string[]) => db.select().from(vehicles).where(inArray(vehicles.id, ids));
  return { owner, customer, vehicle, stays, goes, html, form, send, vehicleOf, carsOf };
}

test("Moves jobs to a new vehicle of their customer, once however often it is sent", async () => {
  const { owner, customer, vehicle, stays, goes, html, form, send, vehicleOf, carsOf } =
    await world();
  expect(html).toContain("It was the other Corolla");
  const answers = await Promise.all([send(), send()]);
  for (const { status, headers } of answers)
    expect([status, headers.get("location")]).toEqual([
      302,
      `/repair-cms/vehicles/${vehicle.id}?joined=${form.id}`,
    ]);
  expect([await vehicleOf(stays.id), await vehicleOf(goes.id)]).toEqual([vehicle.id, form.newId]);
  expect(await carsOf(form.newId)).toMatchObject([{ year: 2012, plate: "SPL-17", version: 1 }]);
  const owners = app().db.select().from(vehicleOwners);
  expect(await owners.where(eq(vehicleOwners.vehicleId, form.newId))).toMatchObject([
    { customerId: customer.id, until: null },
  ]);
  const after = await page(owner, `/repair-cms/vehicles/${vehicle.id}?joined=${form.id}`);
  expect(after).toContain("Jobs were moved from here to another vehicle.");
  expect(await page(owner, `/repair-cms/customers?q=spl17`)).toContain("SPL-17");
});

test("Undoing moves the jobs back, and takes the vehicle that was made away", async () => {
  const { owner, vehicle, goes, form, send, vehicleOf, carsOf } = await world();
  await send();
  const undo = `/repair-cms/vehicles/${vehicle.id}/joins/${form.id}/undo`;
  expect(await page(owner, undo)).toContain("Are you sure you want to move these jobs back?");
  for (const _ of [1, 2])
    expect((await app().visit(undo, { as: owner, form: {} })).status).toBe(302);
  expect(await vehicleOf(goes.id)).toBe(vehicle.id);
  expect(await carsOf(form.newId)).toEqual([]);
});

test("Undoing leaves a vehicle that was edited since, and jobs that are elsewhere", async () => {
  const { owner, vehicle, goes, form, send, vehicleOf, carsOf } = await world();
  const { db } = app();
  await send();
  const third = await aVehicle(db, { owner });
  await db.update(vehicles).set({ version: 2 }).where(eq(vehicles.id, form.newId));
  await db.update(repairJobs).set({ vehicleId: third.id }).where(eq(repairJobs.id, goes.id));
  await app().visit(`/repair-cms/vehicles/${vehicle.id}/joins/${form.id}/undo`, {
    as: owner,
    form: {},
  });
  expect(await vehicleOf(goes.id)).toBe(third.id);
  expect(await carsOf(form.newId)).toHaveLength(1);
});

test("Moves jobs to a vehicle on file, found by its plate", async () => {
  const { owner, vehicle, goes, form, send, vehicleOf, carsOf } = await world();
  const other = await aVehicle(app().db, { owner, plate: "OLD-99" });
  const found = await page(owner, `/repair-cms/vehicles/${vehicle.id}/split?q=old99`);
  expect(found).toContain(`value="${other.id}"`);
  expect((await send({ into: other.id })).status).toBe(302);
  expect(await vehicleOf(goes.id)).toBe(other.id);
  expect(await carsOf(form.newId)).toEqual([]);
});

test.each([
  ["no job is chosen", { "jobs[]": [] }, 422, "Choose at least one job."],
  ["a new vehicle has no make", { make: "" }, 422, "This field is required."],
  [
    "the plate is on file",
    { plate: "on-file 1" },
    422,
    "A vehicle with this plate or VIN is on file.",
  ],
  ["the vehicle was edited", { version: "7" }, 409, "was changed somewhere else"],
  ["a job is another vehicle's", { "jobs[]": ["another"] }, 409, "was changed somewhere else"],
  ["the other vehicle is not there", { into: "nothing" }, 409, "was changed somewhere else"],
])("Moves nothing when %s, and keeps what was typed", async (_when, changes, status, text) => {
  const { owner, vehicle, goes, form, send, vehicleOf, carsOf } = await world();
  await aVehicle(app().db, { owner, plate: "ON-FILE 1" });
  const answer = await send(changes);
  const html = await answer.text();
  expect([answer.status, html.includes(text)]).toEqual([status, true]);
  expect(html).toContain('value="2012"');
  expect(await vehicleOf(goes.id)).toBe(vehicle.id);
  expect(await carsOf(form.newId)).toEqual([]);
});
