import type { Language } from "#app/values/language.ts";

/** A line that is offered while one types: in the writer's language, and how others read it. */
export type SuggestedLine = {
  text: string;
  also: { language: Language; text: string }[];
  /**
   * Last price that the shop charged for it, as typed, with its unit and date; for a usual fee,
   * also its tax.
   */
  price?: { price: string; unit: string; shown: string; tax?: string };
};
