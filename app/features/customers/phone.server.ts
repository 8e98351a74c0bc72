import type { Country } from "#app/values/country.ts";

// Loaded on demand: its table of numbering plans is 80 KB, and few requests need it.
let library: Promise<typeof import("./phone-library.server.ts")> | undefined;
const load = () => {
  library ??= import("./phone-library.server.ts");
  return library;
};

/**
 * A telephone number as it is compared: E.164 (`+525512345678`) where it can be one of that
 * country, else its bare digits. The extension, and a second number behind a stroke, are left
 * aside. Null without digits.
 */
export async function phoneFoundBy(phone: string | null, country: Country): Promise<string | null> {
  const first = (phone ?? "").split(/ext|x|\//i)[0]!;
  const digits = first.replace(/\D/g, "");
  if (digits === "") return null;
  const { parsePhoneNumberFromString } = await load();
  const parsed = parsePhoneNumberFromString(first, country);
  return parsed?.isPossible() ? parsed.number : digits;
}
