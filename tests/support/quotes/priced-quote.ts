import { priceDocument } from "#app/features/quotes/price/document.ts";

/** The rates of a shop that charges 85 US dollars an hour. */
export const rates = { laborRate: 85_00, currency: "USD", decimals: 2 } as const;

/** A quote as its form is read. */
export const draft = {
  description: "Timing belt",
  laborHours: 3,
  materials: [{ name: "Belt kit", quantity: 1_00, unitPrice: 210_00 }],
};

/** Prices the draft at those rates, with changes. */
export const priced = (more: Partial<typeof draft> = {}) => ({
  ...draft,
  ...more,
  ...priceDocument({ ...draft, ...more }, rates),
});
