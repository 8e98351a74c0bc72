import type { WorkOrder } from "#app/features/papers/work-order.ts";
import { priceDocument } from "#app/features/quotes/price/document.ts";
import type { Language } from "#app/values/language.ts";
import { sampleOrder } from "../../support/papers/paper.ts";
import type { Priced } from "../quotes/price/fractions.ts";

/** The sample's work order with the lines and terms of a quote, priced by the rule. */
export const orderOf = (
  quote: Priced,
  language: Language,
  currency = sampleOrder.quote.currency,
): WorkOrder => {
  const named = <Line>(lines: readonly Line[], name: string) =>
    lines.map((line) => ({ ...line, name }));
  const lines = {
    ...quote,
    materials: named(quote.materials, "Part"),
    labor: named(quote.labor, "Work"),
  };
  const priced = { ...sampleOrder.quote, ...lines, ...priceDocument(lines, quote), currency };
  return { ...sampleOrder, language, quote: priced };
};
