import type { PricedQuote, Rates, ShownQuote } from "#app/features/quotes/quote.ts";

/** Fields of a quote that a canned one is made from. */
export type QuoteToCan = Pick<
  ShownQuote,
  | "id"
  | "description"
  | "laborHours"
  | "laborRate"
  | "currency"
  | "updatedAt"
  | "materials"
  | "labor"
>;

/** Part details of a line that is no part. */
export const noFacts = {
  unit: null,
  partNumber: null,
  condition: null,
  cost: null,
  taxClass: null,
};

/** Makes a canned quote of typed values, without a job. `newId` makes the id of a line. */
export const typedToCan = (
  { description, laborHours, materials, labor }: PricedQuote,
  { laborRate, currency }: Rates,
  { id, now, newId }: { id: string; now: number; newId: () => string },
): QuoteToCan => ({
  id,
  description,
  laborHours,
  laborRate,
  currency,
  updatedAt: now,
  materials: materials.map((line) => ({ ...noFacts, ...line, id: newId() })),
  labor: labor.map((line) => ({ ...line, id: newId() })),
});
