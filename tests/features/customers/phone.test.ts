import { expect, test } from "vitest";
import { phoneFoundBy } from "#app/features/customers/phone.server.ts";
import type { Country } from "#app/values/country.ts";

test.each<[string, Country, string | null]>([
  ["(956) 555-0134", "US", "+19565550134"],
  ["+1 956 555 0134 ext. 12", "US", "+19565550134"],
  ["1-956-555-0134 x7", "US", "+19565550134"],
  ["867 712 3456", "MX", "+528677123456"],
  ["+52 867 712 3456", "US", "+528677123456"],
  ["011 15-2345-6789", "AR", "+5491123456789"],
  ["+54 9 11 2345 6789", "US", "+5491123456789"],
  ["(11) 96123-4567", "BR", "+5511961234567"],
  ["956 555 0134 / 956 555 0199", "US", "+19565550134"],
  ["555-0134", "US", "5550134"],
  ["no phone", "US", null],
])("Compares telephones by their E.164 number: %s in %s", async (phone, country, found) =>
  expect(await phoneFoundBy(phone, country)).toBe(found),
);
