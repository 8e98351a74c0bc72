import { href } from "react-router";
import type { PartCondition } from "#app/features/quotes/line.ts";
import type { LineTax } from "#app/features/quotes/price/terms.ts";
import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import { shownOf } from "#app/values/shown.ts";

/** Characters of a name, and how many canned quotes a shop may have. */
export const cannedLimits = { name: 120, perShop: 500 } as const;

/** Canned quotes that are shown at first, and that "Show more" adds. */
export const cannedPerPage = 30;

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

/** Query of the list, from its address. `after`: key after which it continues. */
export type CannedSearch = { text: string; after?: string | undefined; show?: number };

export const readCannedSearch = (params: URLSearchParams): CannedSearch => ({
  text: (params.get("q") ?? "").slice(0, 200).trim(),
  after: params.get("after")?.slice(0, 2 * cannedLimits.name) || undefined,
  show: shownOf(params, cannedPerPage),
});

export function cannedHref({ text, after, show = cannedPerPage }: CannedSearch): string {
  const params = new URLSearchParams();
  if (text) params.set("q", text);
  if (after) params.set("after", after);
  if (show > cannedPerPage) params.set("show", String(show));
  const query = params.size > 0 ? `?${params}` : "";
  return `${href("/repair-cms/canned-quotes")}${query}`;
}

/** A canned quote as a button shows it. */
export type CannedName = Pick<ListedCanned, "id" | "name">;
