import { readFileSync } from "node:fs";
import { drizzle } from "drizzle-orm/d1";
import { afterAll, describe, expect, test } from "vitest";
import { decodeWith } from "#app/features/customers/vin/decode.ts";
import { decodeVin } from "#app/features/customers/vin/decode-vin.server.ts";
import { findManufacturer } from "#app/features/customers/vin/extract.ts";
import { modelYears } from "#app/features/customers/vin/model-year.ts";
import { cleanVin, vinProblem } from "#app/features/customers/vin/vin.ts";
import { decodedVins } from "#app/features/customers/vin.tables.server.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import { openD1 } from "../../../support/d1.ts";
import { vpicAnswer } from "../../../support/repair/nhtsa.ts";
import { tally } from "../../../support/tally.ts";
import { vinTable } from "./vin-table.ts";

const file = readFileSync("app/features/customers/vin/vpic.txt");
const extract = file.toString("latin1");
const now = () => Date.UTC(2026, 5, 1);
const { d1, close } = await openD1();
const db = drizzle(d1);
afterAll(close);

const vins = [
  ...new Set(vinTable.map(([typed]) => cleanVin(typed)).filter((vin) => !vinProblem(vin, 9999))),
];

/** Describes a VIN when vPIC returns this response. */
async function said(vin: string, answer: unknown) {
  await db.delete(decodedVins);
  const decoded = await decodeVin(
    {
      db,
      now,
      asset: async () => file,
      nhtsa: { decodeVin: async () => answer, listRecalls: async () => undefined },
      mayProceed: async () => true,
      config: { vin: "nhtsa" },
    } as unknown as Parameters<typeof decodeVin>[0],
    "shop",
    vin,
  );
  if (decoded.problem) throw new Error(`${vin} is refused`);
  return decoded.facts;
}

/** Responses of vPIC about a VIN. A failure or a timeout is undefined, too. */
const refused: [string, (vin: string) => unknown][] = [
  ["fails or hangs", () => undefined],
  ["sends no results", () => ({ Results: [] })],
  ["answers for another VIN", () => vpicAnswer("1HGCM82633A004352")],
  ["lies about the make", (vin) => vpicAnswer(vin, { Make: "Trabant", Model: "", ModelYear: "" })],
  ["lies about the year", (vin) => vpicAnswer(vin, { ...own(vin), ModelYear: "1979" })],
  ["sends a year that is no number", (vin) => vpicAnswer(vin, { ...own(vin), ModelYear: "x" })],
  [
    "sends markup",
    (vin) => vpicAnswer(vin, { ...own(vin), Model: "<img src=x onerror=alert(1)>" }),
  ],
  ["sends a formula", (vin) => vpicAnswer(vin, { ...own(vin), Model: "=HYPERLINK(1)" })],
  ["sends a long name", (vin) => vpicAnswer(vin, { ...own(vin), Model: "Accord ".repeat(20) })],
];

/** The make that is sure of a VIN, so that only the rest of the answer is wrong. */
function own(vin: string) {
  const { make = findManufacturer(extract, vin)?.makes[0] ?? "Honda", year } = decodeWith(
    extract,
    vin,
    2026,
  );
  return { Make: make, Model: "", ModelYear: year ? String(year) : "" };
}

test("There are sixty VINs or more", () => expect(vins.length).toBeGreaterThanOrEqual(60));

describe("Says what the extract knows, and stores nothing, when vPIC", () => {
  // Nobody knows the makers of these: any make is as good.
  const isKnown = (vin: string) => findManufacturer(extract, vin) !== undefined;
  test.each(refused)("%s", async (name, answer) => {
    const tried = name.includes("make") ? vins.filter(isKnown) : vins;
    tally(tried.length);
    for (const vin of tried) {
      expect([vin, await said(vin, answer(vin))]).toEqual([vin, decodeWith(extract, vin, 2026)]);
      expect(await db.select().from(decodedVins)).toEqual([]);
    }
  });
});

test("A wrong model never takes the place of one that the extract knows or leaves open", async () => {
  tally(vins.length);
  for (const vin of vins) {
    const known = decodeWith(extract, vin, 2026);
    const wrong = await said(vin, vpicAnswer(vin, { ...own(vin), Model: "Zeppelin" }));
    expect([vin, vehicleName({ ...wrong, model: known.model ?? wrong.model }, "en")]).toEqual([
      vin,
      vehicleName(known.model ? known : { ...known, ...wrong }, "en"),
    ]);
    if (known.model) expect(wrong).toEqual(known);
    expect(wrong.year === undefined || modelYears(vin, 2026).includes(wrong.year)).toBe(true);
  }
});

test.each([
  ["1XKAD49X6SJ900001", { Make: "KENWORTH", Model: "T600", ModelYear: "2025" }],
  ["1XKAD49X6SJ900001", { Make: "KENWORTH", Model: "W900", ModelYear: "1995" }],
  ["1N6AD0ER6CC400001", { Make: "NISSAN", Model: "Sentra", ModelYear: "2012" }],
  ["1N6AD0ER6CC400001", { Make: "NISSAN", Model: "Titan", ModelYear: "" }],
])("%s: refuses a model that no pattern of the year names", async (vin, fields) => {
  expect(await said(vin, vpicAnswer(vin, fields))).toEqual(decodeWith(extract, vin, 2026));
});

test("Believes a model that a pattern of the year names", async () => {
  const answer = vpicAnswer("1N6AD0ER6CC400001", {
    Make: "NISSAN",
    Model: "Frontier",
    ModelYear: "2012",
  });
  expect(vehicleName(await said("1N6AD0ER6CC400001", answer), "en")).toBe("2012 Nissan Frontier");
});
