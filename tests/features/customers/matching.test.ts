import fc from "fast-check";
import { expect, test } from "vitest";
import { emailFoundBy, nameFoundBy } from "#app/features/customers/found-by.ts";
import { isSameCustomer, isSameVehicle, sharesContact } from "#app/features/customers/matching.ts";
import { phoneFoundBy } from "#app/features/customers/phone.server.ts";
import { tries } from "../../support/chance.ts";

type Said = { name: string; phone?: string; email?: string };

const person = async ({ name, phone = "", email = "" }: Said) => ({
  nameFoundBy: nameFoundBy(name, ""),
  phoneFoundBy: await phoneFoundBy(phone, "US"),
  emailFoundBy: emailFoundBy(email),
});

const maria = { name: "María Pérez", phone: "(956) 555-0134", email: "maria@example.com" };

test.each<[string, Said, boolean]>([
  ["name and telephone", { name: "maria perez", phone: "+1 956-555-0134 ext 3" }, true],
  ["name and e-mail", { name: "MARIA PEREZ", email: "Maria@Example.com" }, true],
  ["name alone", { name: "María Pérez" }, false],
  ["name, another telephone", { name: "María Pérez", phone: "956 555 0135" }, false],
  ["telephone alone", { name: "Juan Pérez", phone: "956 555 0134" }, false],
  ["e-mail alone", { name: "Juan Pérez", email: "maria@example.com" }, false],
])("Two customers of the same %s are one: %j is %s", async (_, said, is) =>
  expect(isSameCustomer(await person(maria), await person(said))).toBe(is),
);

test("Says when two customers share a telephone or an e-mail address", async () => {
  const juan = await person({ name: "Juan", phone: "9565550134" });
  expect(sharesContact(await person(maria), juan)).toBe(true);
  expect(sharesContact(await person({ name: "Ana" }), await person({ name: "Ana" }))).toBe(false);
});

test("Never ties two people who share only a name", async () => {
  const text = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom("", "-", "ext. 5", "x@y.z"));
  const said = fc.record({ phone: text, email: text });
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 20 }), said, said, async (name, one, other) => {
      const [first, second] = await Promise.all([
        person({ name, ...one }),
        person({ name, ...other }),
      ]);
      const shared = (key: "phoneFoundBy" | "emailFoundBy") =>
        first[key] !== null && first[key] === second[key];
      const either = shared("phoneFoundBy") || shared("emailFoundBy");
      expect(isSameCustomer(first, second)).toBe(either);
    }),
    { numRuns: tries(500) },
  );
});

const vin = "1HGCM82633A004352";

test.each([
  ["the same VIN, another owner", { vin, plate: "x" }, { vin, plate: "y" }, false, true],
  ["the same plate, one owner", { vin, plate: "abc1" }, { vin: null, plate: "abc1" }, true, true],
  ["the same plate, another owner", { vin, plate: "a" }, { vin: null, plate: "a" }, false, false],
  ["a plate on another car", { vin, plate: "a" }, { vin: `${vin}X`, plate: "a" }, true, false],
  ["no plate and no VIN", { vin: null, plate: null }, { vin: null, plate: null }, true, false],
  ["a chassis number, one owner", { vin: "77", plate: "a" }, { vin: "77", plate: "b" }, true, true],
  [
    "a chassis number, another owner",
    { vin: "77", plate: "a" },
    { vin: "77", plate: "b" },
    false,
    false,
  ],
])("Two vehicles with %s are one, or not", (_, one, other, sameOwner, is) => {
  const [first, second] = [one, other].map((car) => ({ vin: car.vin, plateFoundBy: car.plate }));
  expect(isSameVehicle(first!, { ...second!, sameOwner })).toBe(is);
});
