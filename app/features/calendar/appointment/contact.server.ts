import { emailFoundBy } from "#app/features/customers/found-by.ts";
import { phoneFoundBy } from "#app/features/customers/phone.server.ts";
import type { Country } from "#app/values/country.ts";

/** The phone number as compared, else the email. No-shows are counted by it. */
export const contactOf = async (
  { phone, email }: { phone: string; email: string },
  country: Country,
): Promise<string> => (await phoneFoundBy(phone, country)) ?? emailFoundBy(email) ?? "";
