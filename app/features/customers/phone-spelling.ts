import type { Country } from "#app/values/country.ts";

/**
 * Area codes that the North American plan does not give out (NANPA: N11, N9X, 37X, 96X, and 555), so
 * that a 1 in front of them is not the American one.
 */
const notAmerican = /^(?:555|[2-9]11|[2-9]9\d|37\d|96\d)/;

/**
 * A number of Mexico in a spelling that its plan has dropped, and that contacts, WhatsApp and printed
 * cards still have: the 1 of mobiles behind 52, and 044, 045 and 01 in front of ten digits.
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

/** A bare number of Mexico or Argentina with its country in front, in a shop of another country. */
const foreign: Partial<Record<Country, RegExp>> = { MX: /^52\d{10}$/, AR: /^549?\d{10}$/ };

/**
 * A telephone number in the spelling of today, digits alone with a plus where the country is known, so
 * that a library of numbering plans knows it. `country`: the shop's.
 */
export function presentSpelling(text: string, country: Country): string {
  const typed = text.replace(/[^\d+]/g, "");
  // 011 is also the area code of Buenos Aires, with fewer digits behind it.
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

/** Argentine mobiles are compared without the 9 that is dialed from abroad alone. */
export const comparedNumber = (e164: string): string => e164.replace(/^\+549(\d{10})$/, "+54$1");

/**
 * A compared number as messages are sent to it: mobiles of Argentina need the 9, in WhatsApp as from
 * abroad. Mexican ones need nothing any more.
 */
export const messagedNumber = (compared: string): string =>
  compared.replace(/^\+54(\d{10})$/, "+549$1");
