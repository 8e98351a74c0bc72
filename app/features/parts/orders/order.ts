import type { PartCondition } from "#app/features/quotes/line.ts";
import type { Country } from "#app/values/country.ts";
import type { Currency } from "#app/values/money.ts";

/** A part of an order, with both of its texts, without customer prices. */
export type OrderLine = {
  lineId: string;
  jobId: string;
  workNumber: number;
  vehicle: { year: number | null; make: string; model: string; vin: string | null };
  /** As it is on the job. */
  original: string;
  /** As the supplier reads it. */
  text: string;
  partNumber: string | null;
  condition: PartCondition | null;
  /** In hundredths. */
  quantity: number;
  unit: string | null;
};

/** An order as it was sent. */
export type OrderContent = {
  supplier: { name: string; phone: string | null; email: string | null };
  shop: {
    name: string;
    phone: string | null;
    address: string | null;
    currency: Currency;
    country: Country | null;
  };
  /** Calendar day on which it was made, in the shop's zone. */
  date: string;
  note: string;
  lines: OrderLine[];
};

export type PartField = "original" | "text" | "core";

/** Name of a field of a part, by its line, so that a typed value stays with it. */
export const partField = (field: PartField, lineId: string) => `${field}.${lineId}`;
