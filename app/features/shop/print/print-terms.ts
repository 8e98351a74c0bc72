import { byLanguage, type Language } from "#app/values/language.ts";
import type { Currency } from "#app/values/money.ts";
import type { Warranty } from "./warranty.ts";

/** The laws that a shop's documents can follow. Requirements of each: `quotes/asked/asked.ts`. */
export const paperProfiles = [
  "none",
  "california",
  "florida",
  "michigan",
  "newYork",
  "texas",
  "argentina",
  "mexico",
] as const;
export type PaperProfile = (typeof paperProfiles)[number];

/** Media for key tags: a label printer's roll, or sheets of four tags. */
export const tagSizes = ["roll62", "letter", "a4"] as const;
export type TagSize = (typeof tagSizes)[number];

const letterCurrencies: readonly Currency[] = ["USD", "MXN", "COP", "CLP"];

/** Whether printers use Letter where this currency is used; otherwise A4. */
export const printsOnLetter = (currency: Currency): boolean => letterCurrencies.includes(currency);

/** The size of a shop's key tags: as it chose, else the paper that it prints on. */
export const tagSizeOf = (
  terms: Pick<PrintTerms, "tag"> | null,
  currency: Currency | undefined,
): TagSize => terms?.tag ?? (currency === undefined || printsOnLetter(currency) ? "letter" : "a4");

/**
 * Texts that a shop prints on its documents, in addition to its name and address; empty texts are
 * left out.
 */
export type PrintTerms = {
  profile: PaperProfile;
  /** The number under which an authority has registered the shop. */
  registration: string;
  /** The shop's number as a handler of hazardous waste (in the US, of the EPA). */
  wasteNumber: string;
  /** The number of days for which an estimate is valid; null where it is not stated. */
  days: number | null;
  warranty: Record<Language, string>;
  /** In months and distance, for parts and labor; absent where the shop has set none. */
  cover?: Warranty;
  /** The prefix of invoice numbers, and the first number. */
  prefix?: string;
  first?: number;
  /**
   * The handling of replaced parts and the basis of labor charges; absent where the shop has set
   * none.
   */
  replaced?: Record<Language, string>;
  charges?: Record<Language, string>;
  closing: Record<Language, string>;
  /** The size of key tags; that of its other documents by default. */
  tag?: TagSize;
};

export const printLimits = {
  number: 40,
  days: 365,
  prefix: 12,
  first: 999_999_999,
  text: 2_000,
} as const;

export const noPrintTerms: PrintTerms = {
  profile: "none",
  registration: "",
  wasteNumber: "",
  days: null,
  warranty: byLanguage(() => ""),
  closing: byLanguage(() => ""),
};

/** The number of an invoice as it is read, such as INV-1001. */
export const numberOfInvoice = (
  number: number,
  terms: Pick<PrintTerms, "prefix"> | null | undefined,
): string => `${terms?.prefix ?? ""}${number}`;

/** The texts, as the form's fields name them. */
export const printTexts = ["warranty", "replaced", "charges", "closing"] as const;
export const printField = (name: (typeof printTexts)[number], language: Language) =>
  `${name}.${language}`;
