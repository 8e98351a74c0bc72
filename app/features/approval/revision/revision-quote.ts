import type { RateNames } from "#app/features/quotes/labor-rates/labor-rate.ts";
import type { PartCondition } from "#app/features/quotes/line.ts";
import type { Discount, Millionths, TaxNames } from "#app/features/quotes/price/terms.ts";
import type { Unit } from "#app/features/quotes/quantity.ts";
import type { Warranty } from "#app/features/shop/print/warranty.ts";
import type { Cents } from "#app/values/money.ts";
import type { RevisionText } from "./revision-text.ts";

/**
 * `unit`, `partNumber`, `condition`, `rateNames`: absent if empty, and on revisions from before
 * they were frozen.
 */
export type RevisionLine = {
  name: RevisionText;
  quantity: number;
  unit?: Unit;
  partNumber?: string;
  condition?: PartCondition;
  /** Names of the labor rate; absent on other lines. */
  rateNames?: RateNames;
  unitPrice: Cents;
  totalPrice: Cents;
};

/**
 * An amount between the lines of a quote and its total, in cents. `name`: a tax's own, or the number
 * of an exemption. `rate`: of a tax; `of`, `cut`: of a discount. None of these on revisions from before
 * they were frozen, nor "net" and "exempt".
 */
export type RevisionAmount = {
  kind: "discount" | "supplies" | "net" | "tax" | "taxIncluded" | "exempt";
  name: string | null;
  names?: TaxNames;
  cents: Cents;
  rate?: Millionths;
  of?: Discount;
  cut?: true;
};

/** A quote as it was sent. */
export type RevisionQuote = {
  id: string;
  number: number;
  /** Version of the quote when it was sent. */
  version: number;
  description: RevisionText;
  lines: RevisionLine[];
  laborHours: number;
  laborRate: Cents;
  laborCost: Cents;
  partsCost: Cents;
  amounts: RevisionAmount[];
  totalAmount: Cents;
  /** Number of the group of alternatives that it belongs to, from 1; absent for none. */
  choice?: number;
  /** Warranty of the shop; absent for none. */
  warranty?: Warranty;
};
