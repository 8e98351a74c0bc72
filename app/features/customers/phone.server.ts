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
 * A telephone number as it is compared: E.164 (`+525512345678`) where it can be one of that
 * country, in whatever spelling, else its bare digits; Argentine mobiles without their 9. The
 * extension, and a second number behind a stroke, are left aside. Null without digits.
 */
export async function phoneFoundBy(phone: string | null, country: Country): Promise<string | null> {
  const first = firstNumber(phone ?? "");
  const digits = first.replace(/\D/g, "");
  if (digits === "") return null;
  const { parsePhoneNumberFromString } = await load();
  const parsed = parsePhoneNumberFromString(presentSpelling(first, country), country);
  return parsed?.isPossible() ? comparedNumber(parsed.number) : digits;
}
