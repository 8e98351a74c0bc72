import type { PartCondition } from "#app/features/quotes/line.ts";
import type { LineTax } from "#app/features/quotes/price/terms.ts";
import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";
import type { Cents, Currency } from "#app/values/money.ts";

/** Characters of a name, and how many canned quotes a shop may have. */
export const cannedLimits = { name: 120, perShop: 500 } as const;

/** Translations of a text that a person wrote or accepted. */
export type Translations = Partial<Record<Language, string>>;

type CannedLine = { id: string; name: string; translations: Translations; quantity: number };

type CannedMaterial = CannedLine & {
  unit: string | null;
  partNumber: string | null;
  taxClass: LineTax | null;
  condition: PartCondition | null;
  cost: Cents | null;
  unitPrice: Cents;
};

/** `unitPrice`: null for the shop's current rate. */
type CannedLabor = CannedLine & { unitPrice: Cents | null };

/** A canned quote as its list shows it. Instants in milliseconds. */
export type ListedCanned = {
  id: string;
  name: string;
  nameKey: string;
  description: string;
  /** The description in other languages. */
  translations: Translations;
  laborHours: number;
  /** The sum of its materials at its own prices. */
  parts: Cents;
  currency: Currency;
  used: number;
  lastUsedAt: number | null;
  pricedAt: number;
};

export type CannedQuote = ListedCanned & {
  language: Language;
  version: number;
  materials: CannedMaterial[];
  labor: CannedLabor[];
};

/** Key that makes names unique and orders the list. */
export const nameKeyOf = (name: string): string => fold(name).replace(/[\s.]+$/, "");

/** Default name of a canned quote: the beginning of its description. */
export const nameFrom = (description: string): string =>
  description.trim().split("\n")[0]!.slice(0, cannedLimits.name).trim();

/** Words that belong together, and synonyms of them, as words. */
export type SearchTerm = { words: string[]; others: string[][] };

/** A canned quote as a button shows it. */
export type CannedName = Pick<ListedCanned, "id" | "name">;
