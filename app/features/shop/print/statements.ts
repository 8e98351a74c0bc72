import { byLanguage, type Language } from "#app/values/language.ts";
import { type PaperProfile, type PrintTerms, printTexts } from "./print-terms.ts";

/** A text on documents. `supplies`: a sentence that a law words itself. */
export type Statement = {
  name: (typeof printTexts)[number] | "supplies";
  text: Record<Language, string>;
};

/** The statement next to a charge for shop supplies. Florida: 559.905(1)(h), word for word. */
const ofSupplies: Partial<Record<PaperProfile, Record<Language, string>>> = {
  florida: {
    en: "This charge represents costs and profits to the motor vehicle repair facility for miscellaneous shop supplies or waste disposal.",
    es: "El cargo por insumos del taller representa costos y ganancias del taller por insumos diversos o por el manejo de desechos.",
  },
};

/** Statements on a shop's documents, besides its name and numbers, in their order. */
export function statementsOf(
  terms: PrintTerms | null | undefined,
  { hasSupplies }: { hasSupplies: boolean },
): Statement[] {
  if (!terms) return [];
  const ofLaw = hasSupplies ? ofSupplies[terms.profile] : undefined;
  return [
    ...(ofLaw ? [{ name: "supplies", text: ofLaw } as const] : []),
    ...printTexts.flatMap((name): Statement[] => {
      const text = terms[name];
      const written = Object.values(text ?? {}).find((one) => one !== "");
      if (!text || !written) return [];
      return [{ name, text: byLanguage((language) => text[language]) }];
    }),
  ];
}
