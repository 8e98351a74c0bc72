import { and, eq, isNull } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { vehicleOwners, vehicles } from "#app/features/customers/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeQuote } from "../../../support/make.ts";
import type { Person } from "../../../support/people.ts";
import { aCustomer } from "../../../support/repair/customers.ts";
import { makeVisits } from "../../../support/repair/visits.ts";

// A vehicle's page, its form, and how it changes hands.

const app = openApp();
const page = async (as: Person, path: string) => (await app().visit(path, { as })).text();
const at = (id: string, rest = "") => `/repair-cms/vehicles/${id}${rest}`;
const stored = async (id: string) =>
  (await app().db.select().from(vehicles).where(eq(vehicles.id, id)).get())!;
const owners = (vehicleId: string) =>
  app().db.select().from(vehicleOwners).where(eq(vehicleOwners.vehicleId, vehicleId));

test("Shows jobs newest first, codes seen, readings in one unit, and owners", async () => {
  const { owner, customer, vehicle, visit } = await makeVisits(app().db);
  const first = await visit({ issues: "P0301 when cold", odometer: 100_000, odometerUnit: "km" });
  const second = await visit({
    issues: "Noise",
    diagnostic: "P0301 again, P0420",
    odometer: 70_000,
    odometerUnit: "mi",
  });
  const html = await page(owner, at(vehicle.id));
  expect(html.indexOf(`>WO-00000${second.number}<`)).toBeLessThan(
    html.lastIndexOf(`>WO-00000${first.number}<`),
  );
  for (const code of ["p0301", "p0420"]) expect(html.toLowerCase()).toContain(`/codes/${code}`);
  expect(html).toContain("100,000 km");
  expect(html).toContain("70,000 mi");
  expect(html).toContain("<polyline");
  expect(html).toContain(`/repair-cms/customers/${customer.id}`);
  expect(html).not.toContain("style=");
});

test("Pages through the jobs of a vehicle", async () => {
  const { owner, vehicle, visit } = await makeVisits(app().db);
  for (let n = 1; n <= 12; n++) await visit({ issues: `Visit ${n}.` });
  const newest = await page(owner, at(vehicle.id));
  expect(newest).toContain("Visit 12.");
  expect(newest).toContain("Visit 3.");
  expect(newest).not.toContain("Visit 2.");
  expect(newest).toContain(`${at(vehicle.id)}?before=3`);
  expect(await page(owner, at(vehicle.id, "?before=3"))).toContain("Visit 2.");
});

test("Saves an edit, finds the vehicle by its new plate, and rejects an edit of an older version", async () => {
  const { owner, vehicle } = await makeVisits(app().db);
  const form = {
    make: "Chevrolet",
    model: "Silverado",
    year: "2015",
    engine: "5.3 V8",
    plate: "tx-900",
    vin: "",
    odometer: "120,500",
    odometerUnit: "mi",
    version: "1",
  };
  const edit = (more = {}) =>
    app().visit(at(vehicle.id, "/edit"), { as: owner, form: { ...form, ...more } });
  expect((await edit()).status).toBe(302);
  expect(await stored(vehicle.id)).toMatchObject({
    plate: "TX-900",
    plateFoundBy: "tx900",
    odometer: 120_500,
    version: 2,
  });
  expect(await page(owner, "/repair-cms/customers?q=tx900")).toContain("2015 Chevrolet Silverado");
  expect(await page(owner, "/repair-cms/customers?q=abc123")).not.toContain("Silverado");
  const late = await edit({ engine: "Diesel" });
  expect(late.status).toBe(409);
  expect(await late.text()).toContain('value="Diesel"');
  const wrong = await edit({
    version: "2",
    year: "20155",
    vin: "1GCEK14T04Z123456",
    odometer: "x",
  });
  const html = await wrong.text();
  expect(wrong.status).toBe(422);
  for (const text of ["Enter a whole number", "check digit", 'name="keepVin"'])
    expect(html).toContain(text);
  expect((await stored(vehicle.id)).version).toBe(2);
});

test("Gives a vehicle to another customer, once, and its history stays", async () => {
  const { db } = app();
  const { owner, customer, vehicle, visit } = await makeVisits(db);
  const job = await visit();
  await makeQuote(db, { owner, job });
  const next = await aCustomer(db, { owner, firstName: "Rosa", lastName: "Luna", phone: "555 1" });
  const form = { customerId: next.id, version: "1" };
  expect(await page(owner, at(vehicle.id, "/owner?q=rosa"))).toContain(
    "Choose Rosa Luna as the owner",
  );
  const give = () => app().visit(at(vehicle.id, "/owner"), { as: owner, form });
  const answers = await Promise.all([give(), give()]);
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  const all = await owners(vehicle.id);
  expect(all).toHaveLength(2);
  expect(all.find(({ until }) => until === null)!.customerId).toBe(next.id);
  const html = await page(owner, at(vehicle.id));
  expect(html.indexOf("Rosa Luna")).toBeLessThan(html.indexOf("María Pérez"));
  expect(html).toContain(`/repair-cms/${job.id}`);
  expect(await page(owner, `/repair-cms/customers/${customer.id}`)).toContain("Until ");
});

test("Gives a vehicle only to the shop's customers, and not over an unread change", async () => {
  const { db } = app();
  const { owner, customer, vehicle } = await makeVisits(db);
  const stranger = await makeVisits(db);
  const next = await aCustomer(db, { owner, lastName: "Luna" });
  const give = async (form: Record<string, string>) =>
    (await app().visit(at(vehicle.id, "/owner"), { as: owner, form })).status;
  expect(await give({ customerId: stranger.customer.id, version: "1" })).toBe(404);
  expect(await give({ customerId: next.id, version: "7" })).toBe(409);
  const [present] = await db
    .select()
    .from(vehicleOwners)
    .where(and(eq(vehicleOwners.vehicleId, vehicle.id), isNull(vehicleOwners.until)));
  expect(present!.customerId).toBe(customer.id);
});

test("Adds a vehicle to a customer by hand, once, and none with a VIN that is on file", async () => {
  const { db } = app();
  const { owner, customer } = await makeVisits(db);
  const path = `/repair-cms/customers/${customer.id}/vehicles/new`;
  expect(await page(owner, path)).toContain("Look up a VIN");
  const id = newId();
  const form = { id, make: "Chevrolet", model: "Silverado 1500", vin: "3GCUKREC1EG123456" };
  const add = (fields: Record<string, string>, as = owner) =>
    app().visit(path, { as, form: { odometerUnit: "mi", ...fields } });
  const answers = await Promise.all([add(form), add(form)]);
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  expect(await owners(id)).toMatchObject([{ customerId: customer.id, until: null }]);
  expect(await page(owner, "/repair-cms/customers?q=3GCUKREC1EG123456")).toContain(id);
  const again = await add({ ...form, id: newId() });
  expect(again.status).toBe(422);
  expect(await again.text()).toContain("A vehicle with this VIN is already on file.");
  expect((await add({ ...form, make: "" })).status).toBe(422);
  const { owner: stranger } = await makeVisits(db);
  expect((await add({ ...form, id: newId() }, stranger)).status).toBe(404);
});
