import type { Language } from "./language.ts";

/** Currencies a shop may work in (specification, section 9). */
export const currencies = ["USD", "ARS", "MXN", "COP", "PEN", "CLP", "BRL"] as const;
export type Currency = (typeof currencies)[number];

/** An amount of money in whole cents. Never a fraction, never a float of units. */
export type Cents = number;

/** The decimals to which an amount is rounded and formatted; it is in cents all the same. */
export type Decimals = 0 | 2;

/** The decimals of new amounts. A quote keeps those it was made with. */
export const decimalsOf: Record<Currency, Decimals> = {
  USD: 2,
  ARS: 2,
  MXN: 2,
  COP: 2,
  PEN: 2,
  CLP: 0,
  BRL: 2,
};

/** Whether an amount has no more decimals than these. */
export const fitsDecimals = (cents: Cents, decimals: Decimals): boolean =>
  cents % units[decimals] === 0;

/** The decimals of a sum of quotes, some of which may have more than new ones. */
export const shownDecimals = (cents: Cents, currency: Currency): Decimals =>
  fitsDecimals(cents, decimalsOf[currency]) ? decimalsOf[currency] : 2;

const units: Record<Decimals, Cents> = { 0: 100, 2: 1 };

/**
 * The rounding rule of the product: half a cent rounds away from zero. `value` is in cents,
 * possibly with a fraction.
 */
const roundCents = (value: number): Cents => Math.sign(value) * Math.floor(Math.abs(value) + 0.5);

/** Rounds money to these decimals: without decimals, half a unit rounds up. */
export const roundMoney = (value: number, decimals: Decimals): Cents =>
  units[decimals] * roundCents(value / units[decimals]);

/** `1234.50` for form fields: a plain number with a dot and its decimals. */
export const centsToInput = (cents: Cents, decimals: Decimals = 2): string => {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const behind = decimals === 0 ? "" : `.${digits.slice(-2)}`;
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}${behind}`;
};

// English viewers see en-US for any currency; Spanish viewers see the format of the currency's own
// country.
const spanishLocales: Record<Currency, string> = {
  USD: "es-US",
  ARS: "es-AR",
  MXN: "es-MX",
  COP: "es-CO",
  PEN: "es-PE",
  CLP: "es-CL",
  BRL: "es-419",
};

// Without a shop's currency, as in most of Latin America's north: one style on every page.
const locales: Record<Language, (currency: Currency | undefined) => string> = {
  en: () => "en-US",
  es: (currency) => (currency ? spanishLocales[currency] : "es-MX"),
};

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Money for a reader: the shop's currency, two decimals where a quote has no others. The digits
 * come from the cents themselves.
 */
export function formatMoney(
  cents: Cents,
  currency: Currency,
  language: Language,
  decimals: Decimals = 2,
): string {
  const locale = locales[language](currency);
  const key = `${locale} ${currency} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formats.set(key, format);
  }
  // A decimal string keeps every digit; a division by 100 would not beyond 2^53 / 100.
  return format.format(centsToInput(cents) as `${number}`);
}

/**
 * A number for people, and the only way to write one: `2.5` and `84,210`, or `2,5` and `84.210`
 * where the currency's country writes so. Spanish pages without a currency write as Mexico does.
 */
export function formatNumber(
  number: number,
  currency: Currency | undefined,
  language: Language,
  mostDecimals = 2,
): string {
  const locale = locales[language](currency);
  const key = `${locale} number ${mostDecimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: mostDecimals });
    formats.set(key, format);
  }
  return format.format(number);
}

/** A number in a few letters, for an axis: `1.2K`, `1.2 k`, `3,5 M`. */
export function formatCompact(number: number, currency: Currency, language: Language): string {
  const locale = locales[language](currency);
  const key = `${locale} compact`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });
    formats.set(key, format);
  }
  return format.format(number);
}

/** A rate in millionths, as a percentage: `8.25%`. */
export const formatPercent = (
  millionths: number,
  currency: Currency | undefined,
  language: Language,
): string => `${formatNumber(millionths / 10_000, currency, language, 4)}%`;
