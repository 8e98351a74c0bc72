import type { Country } from "#app/values/country.ts";

/**
 * Area codes that the North American plan does not assign (NANPA: N11, N9X, 37X, 96X, and 555), so
 * that a leading 1 is not the American one.
 */
const notAmerican = /^(?:555|[2-9]11|[2-9]9\d|37\d|96\d)/;

/**
 * Rewrites a Mexican number in a spelling that its plan has dropped but contacts, WhatsApp and
 * printed cards still have: the 1 of mobiles after 52, and 044, 045 and 01 before ten digits.
 */
function mexican(digits: string, hasPlus: boolean, country: Country): string | undefined {
  const behindCode = /^52(?:1|01|044|045)(\d{10})$/.exec(digits)?.[1];
  if (behindCode || hasPlus) return behindCode;
  const [, prefix, number] = /^(044|045|01|1)(\d{10})$/.exec(digits) ?? [];
  if (!prefix || !number) return undefined;
  if (prefix.startsWith("04")) return number;
  if (country !== "MX" || (prefix === "1" && !notAmerican.test(number))) return undefined;
  return number;
}

/** A number of Mexico or Argentina with country code but no plus, in a shop elsewhere. */
const foreign: Partial<Record<Country, RegExp>> = { MX: /^52\d{10}$/, AR: /^549?\d{10}$/ };

/**
 * A telephone number in its current spelling: digits only, with a plus where the country is known,
 * as a library of numbering plans expects it. `country`: the shop's.
 */
export function presentSpelling(text: string, country: Country): string {
  const typed = text.replace(/[^\d+]/g, "");
  // 011 is also the area code of Buenos Aires, followed by fewer digits.
  const compact = typed.replace(/^(?:00(?=[1-9]\d{9})|011(?=[1-9]\d{10}))/, "+");
  const digits = compact.replace(/\D/g, "");
  const hasPlus = compact.startsWith("+");
  const number = mexican(digits, hasPlus, country);
  if (number) return `+52${number}`;
  const isForeign = Object.entries(foreign).some(
    ([of, pattern]) => of !== country && pattern.test(digits),
  );
  if (isForeign) return `+${digits}`;
  if (country === "MX" && !hasPlus && /^1[2-9]\d{9}$/.test(digits)) return `+${digits}`;
  return hasPlus ? `+${digits}` : digits;
}

/** Argentine mobiles are compared without the 9 that only calls from abroad dial. */
export const comparedNumber = (e164: string): string => e164.replace(/^\+549(\d{10})$/, "+54$1");

/**
 * A compared number as messages are sent to it: Argentine mobiles need the 9, in WhatsApp as from
 * abroad. Mexican ones need no digit any longer.
 */
export const messagedNumber = (compared: string): string =>
  compared.replace(/^\+54(\d{10})$/, "+549$1");
