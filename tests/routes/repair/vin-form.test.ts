import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { makeJob } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

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
