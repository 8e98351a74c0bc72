import type { Language } from "./language.ts";
import type { Currency } from "./money.ts";

/** Countries that a shop can be in (ISO 3166-1 alpha-2): the Americas, and Spain. */
// biome-ignore format: a list of codes
export const countries = [
  "AR", "BO", "BR", "BZ", "CA", "CL", "CO", "CR", "CU", "DO", "EC", "ES", "GT", "GY", "HN",
  "HT", "JM", "MX", "NI", "PA", "PE", "PR", "PY", "SR", "SV", "TT", "US", "UY", "VE",
] as const;
export type Country = (typeof countries)[number];

const countryOfCurrency: Record<Currency, Country> = {
  USD: "US",
  ARS: "AR",
  MXN: "MX",
  COP: "CO",
  PEN: "PE",
  CLP: "CL",
  BRL: "BR",
};

type Place = { country: Country | null; currency: Currency };

/** The country of a shop: its setting, else the country of its currency. */
export const countryOf = (shop: Place | undefined): Country =>
  shop?.country ?? countryOfCurrency[shop?.currency ?? "USD"];

/** The name of a country, by its code of ISO 3166-1, in a language. */
export const countryName = (country: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: "region" }).of(country)!;
