import { expect, test } from "vitest";
import { countries, countryName, countryOf } from "#app/values/country.ts";
import { currencies } from "#app/values/money.ts";

test("A shop is in the country it has said, else in that of its currency", () => {
  expect(countryOf({ country: "ES", currency: "USD" })).toBe("ES");
  expect(countryOf({ country: null, currency: "MXN" })).toBe("MX");
  expect(countryOf(undefined)).toBe("US");
  for (const currency of currencies)
    expect(countries).toContain(countryOf({ country: null, currency }));
});

test("Every country has a name in both languages", () => {
  expect(countryName("MX", "es")).toBe("México");
  for (const country of countries) expect(countryName(country, "en")).not.toBe(country);
});
