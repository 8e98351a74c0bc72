import { describe, expect, test } from "vitest";
import { decodedVins } from "#app/features/customers/vin.tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { openPublicWeb } from "../../../support/machine/public-web.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { newVin, vpicAddress, vpicAnswer } from "../../../support/repair/nhtsa.ts";

const web = openPublicWeb();
const app = openApp({ nhtsa: true });

const diamond = () => signedIn(app().db, "premium");
const said = async (as: Person, vin: string, language = "en") => {
  const query = new URLSearchParams({ vin, lng: language });
  const answer = await app().visit(`/repair-cms/vin?${query}`, { as });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  return /<p role="status"[^>]*>(.*?)<\/p>/s.exec(html)?.[1]?.replace(/<!-- -->|<[^>]+>/g, "");
};
const json = (body: unknown) => () => Response.json(body);
const asked = (vin: string) => web.asked.filter(({ url }) => url === vpicAddress(vin)).length;

test("Decodes a VIN from the extract without a request", async () => {
  const ana = await diamond();
  const before = web.asked.length;
  expect(await said(ana, " 3gcu krec1-eg123456")).toBe(
    "From the VIN: 2014 Chevrolet Silverado 1500",
  );
  expect(await said(ana, "3GCUKREC1EG123456", "es")).toBe(
    "Según el VIN: Chevrolet Silverado 1500 2014",
  );
  expect(web.asked.length).toBe(before);
});

test("Asks vPIC for what the extract leaves open, once for all shops", async () => {
  const vin = newVin();
  web.publish(vpicAddress(vin), json(vpicAnswer(vin)));
  expect(await said(await diamond(), vin)).toBe("From the VIN: 2007 Honda Accord");
  expect(await said(await diamond(), vin)).toBe("From the VIN: 2007 Honda Accord");
  expect(asked(vin)).toBe(1);
});

describe("Says what the extract knows, stores nothing and fails no page", () => {
  const never = () => new Promise<Response>(() => {});
  test.each<[string, (vin: string) => () => Response | Promise<Response>]>([
    ["vPIC fails", () => () => new Response("busy", { status: 503 })],
    ["vPIC hangs", () => never],
    ["vPIC sends a page", () => () => new Response("<html>maintenance</html>")],
    ["vPIC sends no results", () => json({ Results: [] })],
    ["vPIC sends null", () => json(null)],
    ["vPIC sends numbers", (vin) => json(vpicAnswer(vin, { Make: 474, Model: 1 }))],
    ["vPIC sends 2 MB", (vin) => json(vpicAnswer(vin, { Note: "x".repeat(2_000_000) }))],
    ["vPIC leads elsewhere", () => () => Response.redirect("http://127.0.0.1/", 302)],
    ["vPIC names another VIN", () => json(vpicAnswer("1HGCM82633A004352"))],
    ["vPIC names another make", (vin) => json(vpicAnswer(vin, { Make: "TOYOTA" }))],
    ["vPIC names another year", (vin) => json(vpicAnswer(vin, { ModelYear: "2012" }))],
    ["vPIC doubts the VIN", (vin) => json(vpicAnswer(vin, { ErrorCode: "1,5" }))],
    ["vPIC sends markup", (vin) => json(vpicAnswer(vin, { Model: "<script>alert(1)</script>" }))],
    ["vPIC sends a long name", (vin) => json(vpicAnswer(vin, { Model: "A".repeat(61) }))],
  ])("%s", async (_, site) => {
    const vin = newVin();
    web.publish(vpicAddress(vin), site(vin));
    const begun = Date.now();
    expect(await said(await diamond(), vin)).toMatch(/^From the VIN: (2007 )?Honda$/);
    expect(Date.now() - begun).toBeLessThan(4_000);
    const stored = await app().db.select().from(decodedVins);
    expect(stored.map((row) => row.vin)).not.toContain(vin);
  });
});

test("Escapes the signs of a name", async () => {
  const vin = newVin();
  web.publish(vpicAddress(vin), json(vpicAnswer(vin, { Model: "Accord & Co's" })));
  expect(await said(await diamond(), vin)).toBe("From the VIN: 2007 Honda Accord &amp; Co&#x27;s");
});

test("Says that a European VIN cannot be decoded", async () => {
  const ana = await diamond();
  expect(await said(ana, "VF1BG0B0526321654")).toContain("Country of this VIN: France.");
  expect(await said(ana, "VF1BG0B0526321654", "es")).toContain("Este VIN es de Francia.");
});

test("Says what is wrong with a VIN without a request", async () => {
  const ana = await diamond();
  const before = web.asked.length;
  expect(await said(ana, "1HGCM82633AO04352")).toContain("never I, O or Q");
  expect(await said(ana, "1HGCM82643A004352")).toContain("check digit");
  expect(await said(ana, "1HG")).toContain("17 characters");
  expect(web.asked.length).toBe(before);
});

test("Asks vPIC twenty times a minute for a shop, and answers from the extract after that", async () => {
  const ana = await diamond();
  const before = web.asked.length;
  const answers = await Promise.all(Array.from({ length: 24 }, () => said(ana, newVin())));
  expect(web.asked.length - before).toBeLessThanOrEqual(20);
  for (const answer of answers) expect(answer).toContain("Honda");
});
