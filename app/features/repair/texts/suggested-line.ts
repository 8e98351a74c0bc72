import type { Language } from "#app/values/language.ts";

/** A line that is offered while one types: in the writer's language, and how others read it. */
export type SuggestedLine = {
  text: string;
  also: { language: Language; text: string }[];
  /**
   * What the shop charged for it last: as one types it, its unit, and when that was; of a usual fee,
   * also how it is taxed.
   */
  price?: { price: string; unit: string; shown: string; tax?: string };
};
