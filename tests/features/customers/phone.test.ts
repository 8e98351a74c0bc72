import { expect, test } from "vitest";
import { phoneFoundBy } from "#app/features/customers/phone.server.ts";
import { isPhone, phoneText } from "#app/features/customers/phone-text.ts";
import type { Country } from "#app/values/country.ts";

test.each<[string, Country, string | null]>([
  ["(956) 555-0134", "US", "+19565550134"],
  ["+1 956 555 0134 ext. 12", "US", "+19565550134"],
  ["1-956-555-0134 x7", "US", "+19565550134"],
  ["867 712 3456", "MX", "+528677123456"],
  ["+52 867 712 3456", "US", "+528677123456"],
  ["011 15-2345-6789", "AR", "+541123456789"],
  ["+54 9 11 2345 6789", "US", "+541123456789"],
  ["(11) 96123-4567", "BR", "+5511961234567"],
  ["956 555 0134 / 956 555 0199", "US", "+19565550134"],
  ["555-0134", "US", "5550134"],
  ["no phone", "US", null],
])("Compares telephones by their E.164 number: %s in %s", async (phone, country, found) =>
  expect(await phoneFoundBy(phone, country)).toBe(found),
);

const mexican = [
  "55 5550 0148",
  "5215555500148",
  "+52 1 55 5550 0148",
  "\u202a+52 1 55 5550 0148\u202c",
  "+52\u00a01\u00a055\u20115550\u20110148",
  "044 55 5550 0148",
  "045 55 5550 0148",
  "01 55 5550 0148",
  "+52 01 55 5550 0148",
  "+52 044 55 5550 0148",
  "00 52 1 55 5550 0148",
  "00 52 55 5550 0148",
  "011 52 1 55 5550 0148",
  "525555500148",
  "15555500148",
  "tel:+52-55-5550-0148",
];

test.each(mexican)("Knows a number of Mexico in each spelling that it had: %s", async (phone) =>
  expect(await phoneFoundBy(phone, "MX")).toBe("+525555500148"),
);

test("Knows the spellings that name Mexico in a shop of the United States, too", async () => {
  for (const phone of mexican.filter((one) => /52|04[45]/.test(one)))
    expect([phone, await phoneFoundBy(phone, "US")]).toEqual([phone, "+525555500148"]);
});

test("A number that is American with its 1 stays so in Mexico", async () => {
  for (const phone of ["1 956 555 0134", "+1 956 555 0134", "001 956 555 0134"])
    expect(await phoneFoundBy(phone, "MX")).toBe("+19565550134");
  expect(await phoneFoundBy("01 800 123 4567", "MX")).toBe("+528001234567");
});

test.each([
  ["11 2345-6789", "+541123456789"],
  ["+54 11 2345-6789", "+541123456789"],
  ["011 15 2345-6789", "+541123456789"],
  ["11 15 2345-6789", "+541123456789"],
  ["+54 9 11 2345-6789", "+541123456789"],
  ["91123456789", "+541123456789"],
  ["5491123456789", "+541123456789"],
  ["0223 15 512-3456", "+542235123456"],
  ["+54 9 223 512-3456", "+542235123456"],
  ["0351 15-612-3456", "+543516123456"],
  ["351 612-3456", "+543516123456"],
])("Compares Argentine mobiles without their 9: %s", async (phone, found) =>
  expect(await phoneFoundBy(phone, "AR")).toBe(found),
);

test.each([
  ["9565550134 #22", "+19565550134"],
  ["956·555·0134", "+19565550134"],
  ["+1 956 555 0134\u200b", "+19565550134"],
  ["+1\ufe0d-956-555-0134", "+19565550134"],
  ["９５６ ５５５ ０１３４", "+19565550134"],
])("Reads a number over what came with it from contacts: %s", async (phone, found) => {
  expect(isPhone(phoneText(phone))).toBe(true);
  expect(await phoneFoundBy(phone, "US")).toBe(found);
});
