import type { Warranty } from "#app/features/shop/print/warranty.ts";

/** What a demo shop stands for; the rest is in its own words. */
export const demoCover: Warranty = {
  parts: { months: 12, distance: 12_000 },
  labor: { months: 12, distance: 12_000 },
  unit: "mi",
};
