import type { Country } from "#app/values/country.ts";
import { comparedNumber, presentSpelling } from "./phone-spelling.ts";
import { firstNumber } from "./phone-text.ts";

// Loaded on demand: its table of numbering plans is 80 KB, and few requests need it.
let library: Promise<typeof import("./phone-library.server.ts")> | undefined;
const load = () => {
  library ??= import("./phone-library.server.ts");
  return library;
};

/**
 * A telephone number as it is compared: E.164 (`+525512345678`) where it is valid in that country,
 * in any spelling, else its digits; Argentine mobiles without their 9. An extension, and a second
 * number after a slash, are ignored. Null without digits.
 */
export async function phoneFoundBy(phone: string | null, country: Country): Promise<string | null> {
  const first = firstNumber(phone ?? "");
  const digits = first.replace(/\D/g, "");
  if (digits === "") return null;
  const { parsePhoneNumberFromString } = await load();
  const parsed = parsePhoneNumberFromString(presentSpelling(first, country), country);
  return parsed?.isPossible() ? comparedNumber(parsed.number) : digits;
}
