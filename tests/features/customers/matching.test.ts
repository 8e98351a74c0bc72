import { sql } from "drizzle-orm";
import fc from "fast-check";
import { v7 as newId } from "uuid";
import { afterAll, expect, test } from "vitest";
import { matchingCustomer, matchingVehicle } from "#app/features/customers/match.server.ts";
import { customerRow, vehicleRow } from "#app/features/customers/store.server.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { tries } from "../../support/chance.ts";
import { openD1 } from "../../support/d1.ts";
import { signedIn } from "../../support/people.ts";
import {
  aCustomer,
  aVehicle,
  customerFacts,
  vehicleFacts,
} from "../../support/repair/customers.ts";

const { d1, close } = await openD1();
afterAll(close);
const db = openDb(d1);
const chance = { chosen: null, made: newId() };

type CustomerFacts = { firstName: string; phone?: string; email?: string };
const unsaid = { lastName: "", phone: null, email: null };

/** Whether somebody who says this is a customer of whom that is known. */
async function isCustomer(known: CustomerFacts, said: CustomerFacts): Promise<boolean> {
  const owner = await signedIn(db, "premium");
  const { id } = await aCustomer(db, { owner, ...unsaid, ...known });
  const row = await customerRow({ ...customerFacts, ...unsaid, ...said }, "US");
  const found = matchingCustomer({ shopId: owner.shopId, said: row, ...chance });
  return (await db.get<{ id: string | null }>(sql`SELECT ${found} AS id`)).id === id;
}

const maria = { firstName: "María Pérez", phone: "(956) 555-0134", email: "maria@example.com" };

test.each<[string, CustomerFacts, boolean]>([
  ["name and telephone", { firstName: "maria perez", phone: "+1 956-555-0134 ext 3" }, true],
  ["name and e-mail", { firstName: "MARIA PEREZ", email: "Maria@Example.com" }, true],
  ["name alone", { firstName: "María Pérez" }, false],
  ["name, another telephone", { firstName: "María Pérez", phone: "956 555 0135" }, false],
  ["telephone alone", { firstName: "Juan Pérez", phone: "956 555 0134" }, false],
  ["e-mail alone", { firstName: "Juan Pérez", email: "maria@example.com" }, false],
])("Two customers of the same %s are one: %j is %s", async (_, said, is) =>
  expect(await isCustomer(maria, said)).toBe(is),
);

test("Never ties two people who share only a name", async () => {
  const usual = fc.constantFrom("", "-", "ext. 5", "x@y.z", "956 555 0134");
  const text = fc.oneof(fc.string({ maxLength: 12 }), usual);
  const said = fc.record({ phone: text, email: text });
  await fc.assert(
    fc.asyncProperty(said, said, async (one, other) => {
      const [first, second] = await Promise.all(
        [one, other].map((facts) => customerRow({ ...customerFacts, ...facts }, "US")),
      );
      const shared = (key: "phoneFoundBy" | "emailFoundBy") =>
        first![key] !== null && first![key] === second![key];
      const either = shared("phoneFoundBy") || shared("emailFoundBy");
      const firstName = "Ana";
      expect(await isCustomer({ firstName, ...one }, { firstName, ...other })).toBe(either);
    }),
    { numRuns: tries(100) },
  );
});

const vin = "1HGCM82633A004352";
const kia = { make: "Kia", model: "Rio", year: 2019 };

test.each([
  ["the same VIN, another owner", { vin, plate: "x" }, { vin, plate: "y" }, false, true],
  ["the same plate, one owner", { vin, plate: "abc1" }, { vin: null, plate: "abc1" }, true, true],
  ["the same plate, another owner", { vin, plate: "a" }, { vin: null, plate: "a" }, false, false],
  ["a plate on another car", { vin, plate: "a" }, { vin: `${vin}X`, plate: "a" }, true, false],
  ["a plate on the owner's next car", { plate: "a" }, { plate: "a", ...kia }, true, false],
  ["a plate and a slip in the year", { plate: "a" }, { plate: "a", year: 2016 }, true, true],
  ["a plate and a longer model", { plate: "a" }, { plate: "a", model: "COROLLA LE" }, true, true],
  [
    "a VIN of another car, by a slip",
    { vin, plate: "a" },
    { vin, plate: "b", ...kia },
    false,
    false,
  ],
  ["the same VIN and another model", { vin }, { vin, model: "Camry" }, false, true],
  ["TEMP for a plate", { plate: "TEMP" }, { plate: "TEMP" }, true, false],
  ["a VIN of one sign", { vin: "1".repeat(17) }, { vin: "1".repeat(17), plate: "b" }, true, false],
  ["no plate and no VIN", { vin: null, plate: null }, { vin: null, plate: null }, true, false],
  ["a chassis number, one owner", { vin: "77", plate: "a" }, { vin: "77", plate: "b" }, true, true],
  [
    "a chassis number, another owner",
    { vin: "77", plate: "a" },
    { vin: "77", plate: "b" },
    false,
    false,
  ],
])("Two vehicles with %s are one, or not", async (_, known, said, sameOwner, is) => {
  const owner = await signedIn(db, "premium");
  const [customer, other] = [await aCustomer(db, { owner }), await aCustomer(db, { owner })];
  const { id } = await aVehicle(db, { owner, customer, ...known });
  const found = matchingVehicle({
    shopId: owner.shopId,
    said: vehicleRow({ ...vehicleFacts, ...said }),
    customerId: sql`${(sameOwner ? customer : other).id}`,
    ...chance,
  });
  expect((await db.get<{ id: string | null }>(sql`SELECT ${found} AS id`)).id === id).toBe(is);
});
