import { expect, test } from "vitest";
import { shareAddresses } from "#app/features/approval/send/message.ts";
import { phoneFoundBy } from "#app/features/customers/phone.server.ts";
import type { Country } from "#app/values/country.ts";

test.each<[string, Country, string]>([
  ["5215555500148", "MX", "525555500148"],
  ["044 55 5550 0148", "MX", "525555500148"],
  ["5215555500148", "US", "525555500148"],
  ["11 2345-6789", "AR", "5491123456789"],
  ["011 15 2345-6789", "AR", "5491123456789"],
  ["(956) 555-0134 x7", "US", "19565550134"],
])("A message to %s of %s reaches %s by WhatsApp and SMS", async (phone, country, number) => {
  const addresses = shareAddresses("Hola", await phoneFoundBy(phone, country));
  expect(addresses).toEqual({
    whatsApp: `https://wa.me/${number}?text=Hola`,
    sms: `sms:+${number}?&body=Hola`,
  });
});
