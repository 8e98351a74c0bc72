import type { Warranty } from "#app/features/shop/print/warranty.ts";

/** Warranty of a demo shop; the rest is in its own words. */
export const demoCover: Warranty = {
  parts: { months: 12, distance: 12_000 },
  labor: { months: 12, distance: 12_000 },
  unit: "mi",
};
