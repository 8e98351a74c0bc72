import type { Language } from "#app/values/language.ts";
import type { Cents } from "#app/values/money.ts";

/** Tax class of a line: shop supplies are a fee; "special" lines have a rate of their own. */
export const lineClasses = ["parts", "labor", "fees", "special"] as const;
export type LineClass = (typeof lineClasses)[number];

/**
 * Taxing of a line other than by its kind: untaxed, as a fee, as an untaxed fee, or at a special
 * rate. Discounts and supplies on parts exclude fees.
 */
export const lineTaxes = ["none", "fee", "freeFee", "special"] as const;
export type LineTax = (typeof lineTaxes)[number];

/** A rate or percentage in millionths: 8.25 % is 82,500. */
export type Millionths = number;

export const wholeRate = 1_000_000;

/** Names of a tax in further languages, where the shop has entered them. */
export type TaxNames = Partial<Record<Language, string>>;

/** A named tax, and the lines it applies to. */
export type TaxRate = {
  name: string;
  names?: TaxNames;
  rate: Millionths;
  on: readonly LineClass[];
};

/** Shop supplies: a percentage of labor or parts, up to a maximum. */
type Supplies = {
  rate: Millionths;
  of: "labor" | "parts";
  maximum: Cents | null;
  /** Waived on this quote. */
  waived?: boolean;
};

/** An amount or a percentage off. "all" includes the supplies. */
export type Discount = { on: "parts" | "labor" | "all" } & (
  | { amount: Cents }
  | { rate: Millionths }
);

/** Whether taxes and percentages are rounded for each line, or once for all lines. */
export type Rounding = "line" | "document";

/** Charges of a quote beyond its lines, frozen. Without terms it costs the sum of its lines. */
export type Terms = {
  rounding: Rounding;
  /** Whether the prices of lines contain the taxes. */
  prices: "exclusive" | "inclusive";
  /** Whether each tax is rounded (the default), or their sum, which is then split. */
  taxRounding?: "each" | "together";
  /** Base of an included tax's rate: the net price (the default), or the price itself (Brazil). */
  taxOf?: "net" | "price";
  /** At most three, each on the same amount: none is charged on another one. */
  taxes: readonly TaxRate[];
  supplies: Supplies | null;
  discount: Discount | null;
  /** Number of the customer's exemption certificate: then no tax is charged. */
  exempt: string | null;
};

/** Terms that a shop sets for all its quotes. */
export type ShopTerms = Omit<Terms, "discount" | "exempt">;

/** Terms that change nothing. */
export const noTerms: Terms = {
  rounding: "document",
  prices: "exclusive",
  taxes: [],
  supplies: null,
  discount: null,
  exempt: null,
};
