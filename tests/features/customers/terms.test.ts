import { expect, test } from "vitest";
import { emailFoundBy } from "#app/features/customers/found-by.ts";
import { phoneFoundBy } from "#app/features/customers/phone.server.ts";
import {
  customerPrefixes,
  searchTermsOfCustomer,
  searchTermsOfVehicle,
  vehiclePrefixes,
} from "#app/features/customers/terms.ts";

const finds = (terms: string[], prefixes: string[]) =>
  prefixes.some((prefix) => terms.some((term) => term.startsWith(prefix)));

test.each([
  ["garcia", true],
  ["maria gar", true],
  ["GARCÍA LÓPEZ, Mar", true],
  ["garcía maria", true],
  ["lopez", true],
  ["956 555", true],
  ["+1 (956) 555-01", true],
  ["1-956-555-0134", true],
  ["555 0134", true],
  ["maria.garcia@ex", true],
  ["maria.gar", true],
  ["taller norte", true],
  ["nort", true],
  ["arcia", false],
  ["m", false],
  ["555 0135", false],
  ["", false],
])("Finds a customer by what was typed so far: %j is %s", async (typed, found) => {
  const terms = searchTermsOfCustomer({
    firstName: "María",
    lastName: "García López",
    company: "El Taller Norte",
    emailFoundBy: emailFoundBy("Maria.Garcia@example.com"),
    phoneFoundBy: await phoneFoundBy("(956) 555-0134", "US"),
  });
  expect(finds(terms, customerPrefixes(typed))).toBe(found);
});

test.each(["+54 9 11 2345-6789", "11 2345 6789", "011 15 2345-6789", "2345"])(
  "Finds an Argentine mobile however it is dialed: %s",
  async (typed) => {
    const terms = searchTermsOfCustomer({
      firstName: "Ana",
      lastName: "Sosa",
      company: null,
      emailFoundBy: null,
      phoneFoundBy: await phoneFoundBy(
        "+54 9 11 4234 5678".replace("4234 5678", "2345 6789"),
        "AR",
      ),
    });
    expect(finds(terms, customerPrefixes(typed))).toBe(typed !== "2345");
  },
);

test.each([
  ["abc-1", true],
  ["ABC 123", true],
  ["1hgcm8", true],
  ["3a004352", true],
  ["bc123", false],
])("Finds a vehicle by its plate, its VIN or the end of it: %s is %s", (typed, found) => {
  const terms = searchTermsOfVehicle({ plateFoundBy: "abc123", vin: "1HGCM82633A004352" });
  expect(finds(terms, vehiclePrefixes(typed))).toBe(found);
});

test("Terms stay few and short, whatever the name", () => {
  const long = "a ".repeat(400);
  const terms = searchTermsOfCustomer({
    firstName: long,
    lastName: "b".repeat(900),
    company: long,
    emailFoundBy: `${"c".repeat(900)}@x.test`,
    phoneFoundBy: "9".repeat(900),
  });
  expect(terms.length).toBeLessThanOrEqual(24);
  expect(Math.max(...terms.map((term) => term.length))).toBeLessThanOrEqual(60);
});
