import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { vehicles } from "#app/features/customers/tables.server.ts";
import { decodedVins } from "#app/features/customers/vin.tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { newVin } from "../../../support/repair/nhtsa.ts";
import { typedJob } from "../../../support/repair/typed-job.ts";

const app = openApp();
const silverado = "3GCUKREC1EG123456";
const inputOf = (html: string, name: string) =>
  /value="([^"]*)"/.exec(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)![0])?.[1];

test("Starts a new job from a VIN without JavaScript", async () => {
  const as = await signedIn(app().db, "premium");
  const html = await (await app().visit(`/repair-cms/new?vin=${silverado}`, { as })).text();
  for (const [name, value] of Object.entries({
    vin: silverado,
    carMake: "Chevrolet",
    carModel: "Silverado 1500",
    carYear: "2014",
  }))
    expect(inputOf(html, name)).toBe(value);
  expect(html).toContain('href="/repair-cms/vin"');
});

test("Fills an open job's form in from its VIN only when asked, and saves nothing", async () => {
  const owner = await signedIn(app().db, "premium");
  const typed = { vin: silverado, carMake: "Chevy", carModel: "pickup", carYear: 2014 };
  const job = await makeJob(app().db, { owner, ...typed });
  const page = async (query: string) =>
    (await app().visit(`/repair-cms/${job.id}/edit${query}`, { as: owner })).text();
  expect(inputOf(await page(""), "carMake")).toBe("Chevy");
  const filled = await page("?decode");
  expect(inputOf(filled, "carMake")).toBe("Chevrolet");
  expect(filled).toContain("Nothing is saved until you save.");
  expect(inputOf(await page(""), "carMake")).toBe("Chevy");
});

test("Labels what the stand-in decoded as the demo's", async () => {
  const as = await signedIn(app().db, "premium");
  const page = async (vin: string) =>
    (await app().visit(`/repair-cms/vin?vin=${vin}`, { as })).text();
  const decoded = await page("JHMCM56557C404453");
  expect(decoded).toContain("2007 Honda Accord");
  expect(decoded).toContain("demo data");
  expect(await page(silverado)).not.toContain("demo data");
});

test("A wrong answer of vPIC is offered, and never takes the place of what was typed", async () => {
  const { db } = app();
  const [as, vin] = [await signedIn(db, "premium"), newVin()];
  await db.insert(decodedVins).values({
    vin,
    facts: { make: "Honda", model: "Zeppelin", year: 2007 },
    decodedAt: new Date(),
  });
  const typed = {
    ...typedJob,
    diagnostic: "",
    id: newId(),
    vin,
    carMake: "Honda",
    carModel: "Accord",
    carYear: "2006",
  };
  const page = await (await app().visit(`/repair-cms/vin?vin=${vin}`, { as })).text();
  expect(page).toContain("Zeppelin");
  const saved = await app().visit("/repair-cms/new", { as, form: typed });
  const job = saved.headers.get("location")!;
  const said = { carMake: "Honda", carModel: "Accord", carYear: 2006, vin };
  expect(await db.select().from(repairJobs).where(eq(repairJobs.shopId, as.shopId))).toMatchObject([
    said,
  ]);
  // Nor when the form is filled in from it and left, or sent as it was typed.
  expect(await (await app().visit(`${job}/edit?decode`, { as })).text()).toContain("Zeppelin");
  const [vehicle] = await db.select().from(vehicles).where(eq(vehicles.shopId, as.shopId));
  expect(vehicle).toMatchObject({ make: "Honda", model: "Accord", year: 2006 });
});
