import { materialLists } from "#app/features/quotes/form/quote-input.ts";
import { piecesOf } from "#app/features/quotes/quantity.ts";
import type { Rates } from "#app/features/quotes/quote.ts";
import { translationName } from "#app/features/repair/texts/typed-texts.ts";
import { type Language, otherLanguages } from "#app/values/language.ts";
import { type Cents, centsToInput } from "#app/values/money.ts";
import type { CannedQuote, Translations } from "./canned.ts";

/**
 * Fills the form of a new quote from a canned one, in the viewer's language. Prices in another
 * currency than the shop's are left empty, and so is labor at the current rate.
 */
export function filledForm(
  canned: CannedQuote,
  { currency, decimals }: Pick<Rates, "currency" | "decimals">,
  reader: Language,
): Record<string, string | string[]> {
  const price = (cents: Cents | null) =>
    cents === null || canned.currency !== currency ? "" : centsToInput(cents, decimals);
  const texts: Translations = { ...canned.translations, [canned.language]: canned.description };
  const { materials, labor } = canned;
  const named = materials.map((line) => ({
    name: line.translations[reader] ?? line.name,
    translations: {
      ...line.translations,
      ...(line.translations[reader] && { [canned.language]: line.name }),
    },
  }));
  const cells: Record<keyof typeof materialLists, (at: number) => string> = {
    id: () => "",
    name: (at) => named[at]!.name,
    quantity: (at) => String(piecesOf(materials[at]!.quantity)),
    price: (at) => price(materials[at]!.unitPrice),
    unit: (at) => materials[at]!.unit ?? "",
    partNumber: (at) => materials[at]!.partNumber ?? "",
    condition: (at) => materials[at]!.condition ?? "",
    cost: (at) => price(materials[at]!.cost),
    tax: (at) => materials[at]!.taxClass ?? "",
    by: () => "",
  };
  const lists = Object.entries(materialLists).map(([cell, list]) => [
    list,
    [...materials.map((_, at) => cells[cell as keyof typeof cells](at)), blank[list] ?? ""],
  ]);
  return {
    canned: canned.id,
    description: texts[reader] ?? canned.description,
    laborHours: String(canned.laborHours),
    ...Object.fromEntries(lists),
    ...(labor.length > 0 && {
      laborId: labor.map(() => ""),
      laborName: labor.map((line) => line.translations[reader] ?? line.name),
      laborTime: labor.map((line) => String(piecesOf(line.quantity))),
      laborLineRate: labor.map((line) => price(line.unitPrice)),
    }),
    ...Object.fromEntries(
      otherLanguages(reader).flatMap((other) => [
        [translationName("description", other), texts[reader] ? (texts[other] ?? "") : ""],
        [translationName("materials", other), linesIn(other, named)],
      ]),
    ),
  };
}

/** Blank row for the next line. */
const blank: Partial<Record<string, string>> = { [materialLists.quantity]: "1" };

/** A line per material, with a dash for a missing translation; empty where all are missing. */
const linesIn = (language: Language, lines: readonly { translations: Translations }[]): string =>
  lines.some(({ translations }) => translations[language])
    ? lines.map(({ translations }) => translations[language] ?? "–").join("\n")
    : "";
