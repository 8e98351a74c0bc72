import { emailFoundBy } from "#app/features/customers/found-by.ts";
import { phoneFoundBy } from "#app/features/customers/phone.server.ts";
import type { Country } from "#app/values/country.ts";
import type { Way } from "./message.ts";

/** The ways that go to a telephone number or an e-mail address. */
export type AddressedWay = Exclude<Way, "link">;

/** A number or e-mail address as compared and stored, as for customers; null for none. */
export const addressFoundBy = async (
  way: AddressedWay,
  address: string | null,
  country: Country,
): Promise<string | null> =>
  way === "email" ? emailFoundBy(address) : phoneFoundBy(address, country);
