import { afterAll, expect, test } from "vitest";
import {
  knownOf,
  knownQuery,
  suggest,
  suggestQuery,
} from "#app/features/customers/suggest.server.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { openD1 } from "../../support/d1.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { aCustomer, aVehicle } from "../../support/repair/customers.ts";

const { d1, close } = await openD1();
afterAll(close);
const db = openDb(d1);

async function shop() {
  const owner = await signedIn(db, "premium");
  const maria = await aCustomer(db, { owner });
  const corolla = await aVehicle(db, {
    owner,
    customer: maria,
    odometer: 80_000,
    odometerUnit: "mi",
  });
  return { owner, maria, corolla };
}
const suggested = async ({ shopId }: Person, by: "customer" | "vehicle", text: string) =>
  (await suggest(db, shopId, { by, text })).map(({ customer, vehicle }) => [
    customer?.firstName,
    vehicle?.plate,
  ]);

test.each([
  ["vehicle", "abc-1"],
  ["customer", "maria pe"],
  ["customer", "(555) 010"],
] as const)("Suggests a customer with the vehicle: %s, %s", async (by, text) => {
  const { owner } = await shop();
  expect(await suggested(owner, by, text)).toEqual([["María", "ABC-123"]]);
});

test("Suggests nothing of another shop, and nothing for one letter", async () => {
  const { owner } = await shop();
  const stranger = await signedIn(db, "premium");
  expect(await suggested(stranger, "vehicle", "abc-123")).toEqual([]);
  expect(await suggested(owner, "vehicle", "a")).toEqual([]);
});

test.each([
  "%",
  "_",
  "' OR 1=1 --",
  "\u0000",
  "\u{10ffff}".repeat(50),
  "a".repeat(5_000),
  "*[a-z]",
])("Takes hostile text for text: %j", async (text) => {
  const { owner } = await shop();
  expect(await suggested(owner, "customer", text)).toEqual([]);
  expect(await suggested(owner, "vehicle", text)).toEqual([]);
});

test("Suggests at most eight, of a customer with many vehicles too", async () => {
  const { owner, maria } = await shop();
  for (let n = 0; n < 12; n++) await aVehicle(db, { owner, customer: maria, plate: `ABC-${n}00` });
  expect(await suggested(owner, "customer", "perez")).toHaveLength(8);
  expect((await suggested(owner, "vehicle", "abc")).length).toBeLessThanOrEqual(8);
});

test("Reads the terms and the records by their keys alone", async () => {
  const { owner } = await shop();
  for (const [by, text] of [
    ["customer", "5550102030"],
    ["vehicle", "abc"],
  ] as const) {
    const plan = await db.all<{ detail: string }>(
      (await import("drizzle-orm")).sql`EXPLAIN QUERY PLAN ${suggestQuery(owner.shopId, by, text)}`,
    );
    const scans = plan.filter(({ detail }) => /^SCAN (?!found|\(|one)/.test(detail));
    expect(scans).toEqual([]);
  }
});

test("Finds what a form is opened with: both, or a vehicle's owner, of this shop alone", async () => {
  const { owner, maria, corolla } = await shop();
  const stranger = await signedIn(db, "premium");
  const ids = { customerId: null, vehicleId: corolla.id };
  expect(knownOf(await knownQuery(db, owner.shopId, ids))).toMatchObject({
    customer: { id: maria.id, language: "es" },
    vehicle: { id: corolla.id, odometer: 80_000 },
  });
  expect(
    knownOf(await knownQuery(db, stranger.shopId, { ...ids, customerId: maria.id })),
  ).toBeUndefined();
});
