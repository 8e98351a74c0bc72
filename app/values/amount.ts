import type { Language } from "./language.ts";
import {
  type Cents,
  type Currency,
  centsToInput,
  currencies,
  type Decimals,
  fitsDecimals,
  formatMoney,
} from "./money.ts";

/** The readings of a typed amount: one, or two possible ones, the smaller first. */
type ReadAmount = { cents: Cents } | { either: readonly [Cents, Cents] };

/** The decimal sign of each currency: three digits after it may be thousands, so the form asks. */
const decimalSigns: Record<Currency, "." | ","> = {
  USD: ".",
  ARS: ",",
  MXN: ".",
  COP: ",",
  PEN: ".",
  CLP: ",",
  BRL: ",",
};

/**
 * Signs of each currency around an amount, besides its code. A bare `$` belongs to no currency with
 * another sign.
 */
const signs: Record<Currency, string> = {
  USD: String.raw`US\$|U\$S|\$`,
  ARS: String.raw`AR\$|\$`,
  MXN: String.raw`MX\$|\$`,
  COP: String.raw`COL?\$|\$`,
  PEN: String.raw`S/\.?`,
  CLP: String.raw`CL\$|\$`,
  BRL: String.raw`R\$`,
};

/** Names of currencies after an amount. */
const names: Record<Currency, string> = {
  USD: "(?:us )?dollars?|d[oó]lar(?:es)?(?: americanos?)?|bucks?|dll?s?|d[oó]ls?",
  ARS: "pesos?(?: argentinos?)?",
  MXN: String.raw`pesos?(?: mexicanos?)?|m\.? ?n\.?`,
  COP: "pesos?(?: colombianos?)?",
  PEN: "(?:nuevos )?sol(?:es)?",
  CLP: "pesos?(?: chilenos?)?",
  BRL: "rea(?:l|les|is)",
};

const each =
  "each|ea|apiece|(?:per|a) (?:piece|unit|pc)|c/u|p/u|cada un[oa]|por (?:unidad|pieza)|la (?:unidad|pieza)|/ ?(?:ea|each|pc|unit|un|unidad|pza|pieza)";
const hourly =
  "(?:per|an) (?:hour|hr)|hourly|/ ?(?:hour|hora|hrs?|h)|(?:por|la|cada|x) ?(?:hora|hr|h)|p/h";
/** The unit of an amount: a piece, or an hour of work. */
const uses = { price: each, rate: hourly } as const;

const thousand: Record<Currency, string> = {
  USD: "",
  ARS: "|lucas?",
  MXN: "",
  COP: "|lucas?|lukas?",
  PEN: "",
  CLP: "|lucas?|lukas?",
  BRL: "",
};

const longest = 60;

/**
 * The words of a question which of two amounts was meant: as the pages write them, and as they can
 * be typed without doubt.
 */
export function eitherWords(
  [one, other]: readonly [Cents, Cents],
  currency: Currency,
  language: Language,
) {
  const typed = (cents: Cents) =>
    centsToInput(cents).replace(/\.00$/, "").replace(".", decimalSigns[currency]);
  const shown = (cents: Cents) => formatMoney(cents, currency, language);
  return { one: shown(one), other: shown(other), typeOne: typed(one), typeOther: typed(other) };
}

/**
 * An amount as a person types it: `12`, `12.5`, `.99`, `1,234.50`, `1.234,50`, `1 500`,
 * `1'250.000`, `$15.990.-`, `25 mil`, `1.2k`, `12.50 each`, with the signs, codes and names of this
 * currency around it; where the currency is not known, those of any known one. At most two
 * decimals. Never an amount other than the digits say: ambiguous input returns both readings,
 * invalid input undefined.
 */
export function readAmount(
  text: string,
  currency?: Currency,
  use: keyof typeof uses = "price",
): ReadAmount | undefined {
  const typed = plainTyped(text);
  if (typed === "" || typed.length > longest) return undefined;
  const match = patternFor(currency, use).exec(typed);
  if (!match) return undefined;
  const [, digits, factor = "", whole = ""] = match;
  const times = factor === "" ? 1 : /^mill/i.test(factor) ? 1_000_000 : 1_000;
  // "1.255 mil" is ambiguous in every currency.
  const own = currency && times === 1 ? [decimalSigns[currency]] : [".", ","];
  const read = readings(digits!, whole !== "", own).flatMap((one) => inCents(one, times) ?? []);
  const [one, other] = [...new Set(read)].sort((a, b) => a - b);
  if (one === undefined) return undefined;
  return other === undefined ? { cents: one } : { either: [one, other] };
}

/** Reads an amount in a currency with these decimals: readings with more are dropped. */
export function readAmountWith(
  text: string,
  { currency, decimals }: { currency: Currency | undefined; decimals: Decimals },
  use: keyof typeof uses = "price",
): ReadAmount | undefined {
  const read = readAmount(text, currency, use);
  if (!read) return undefined;
  const all = "cents" in read ? [read.cents] : read.either;
  const [one, other] = all.filter((cents) => fitsDecimals(cents, decimals));
  if (one === undefined) return undefined;
  return other === undefined ? { cents: one } : { either: [one, other] };
}

/**
 * Removes invisible characters, unifies spaces and apostrophes, and converts the fullwidth digits
 * of East Asian keyboards.
 */
export function plainTyped(text: string): string {
  if (text.length > 4 * longest) return text; // too long to be typed: refused below
  return text
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, "")
    .normalize("NFC")
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\s\u3000]+/g, " ")
    .replace(/[’‘ʼ`´′]/g, "'")
    .trim();
}

const patterns = new Map<string, RegExp>();

function patternFor(currency: Currency | undefined, use: keyof typeof uses): RegExp {
  const key = `${currency} ${use}`;
  let pattern = patterns.get(key);
  if (!pattern) {
    const any = currency ? [currency] : currencies;
    const own = any.map((one) => `${one}|${signs[one]}`).join("|");
    const after = any.map((one) => `${one}|${signs[one]}|${names[one]}`).join("|");
    const many = `k|mil|thousand|mill[oó]n(?:es)?|millions?${any.map((one) => thousand[one]).join("")}`;
    const number = String.raw`((?:\d[\d.,' ]*|[.,]\d{1,2}))`;
    pattern = new RegExp(
      `^(?:(?:${own}) ?){0,2}${number}(?: ?(${many})(?![a-z]))?([.,] ?(?:-+|–|—))?(?: ?(?:de )?(?:${after})(?![a-z])){0,2}(?: ?(?:${uses[use]})(?![a-z]))?\\.?$`,
      "i",
    );
    patterns.set(key, pattern);
  }
  return pattern;
}

type Reading = { whole: string; fraction: string };

const grouped = /^[1-9]\d{0,2}(?:([.,' ])\d{3}(?:\1\d{3})*|'\d{3}(?:([.,])\d{3}(?:\2\d{3})*))$/;
const bare = (digits: string) => digits.replace(/\D/g, "");
const isWhole = (text: string): boolean => /^\d+$/.test(text) || grouped.test(text);

/**
 * Every reading of the digits. `whole`: the input states that there are no cents. `own`: the
 * decimal signs of the currency.
 */
function readings(typed: string, whole: boolean, own: readonly string[]): Reading[] {
  const text = typed.trim().replace(/([.,]\d\d)\.$/, "$1"); // the full stop of a sentence
  const found: Reading[] = [];
  if (isWhole(text)) found.push({ whole: bare(text), fraction: "" });
  if (whole) return found;
  const [, before = "", sign = "", fraction = ""] = /^(.*?)([.,])(\d{0,3})$/.exec(text) ?? [];
  if (sign === "" || before.includes(sign) || !(before === "" || isWhole(before))) return found;
  if (before === "" && fraction === "") return found;
  // Three decimals are a reading only next to another one: alone they are more than two decimals.
  if (fraction.length < 3) found.push({ whole: bare(before), fraction });
  else if (found.length > 0 && own.includes(sign)) found.push({ whole: bare(before), fraction });
  return found;
}

/**
 * The reading in cents, times a thousand where stated; half a cent rounds up. Undefined beyond the
 * limits.
 */
function inCents({ whole, fraction }: Reading, times: number): Cents | undefined {
  if (whole.length > 15) return undefined;
  const thousandths = BigInt(whole + fraction.padEnd(3, "0")) * BigInt(times);
  const cents = Number((thousandths + 5n) / 10n);
  return Number.isSafeInteger(cents) ? cents : undefined;
}
