import type { Language } from "#app/values/language.ts";
import type { Cents } from "#app/values/money.ts";

/** What a line is, to taxes: shop supplies are a fee; "special" lines have a rate of their own. */
export const lineClasses = ["parts", "labor", "fees", "special"] as const;
export type LineClass = (typeof lineClasses)[number];

/**
 * How a line is taxed where it is not taxed as what it is: not at all, as a fee, as a fee without
 * tax, or at a special rate. Discounts and supplies on parts leave fees out.
 */
export const lineTaxes = ["none", "fee", "freeFee", "special"] as const;
export type LineTax = (typeof lineTaxes)[number];

/** A rate or percentage in millionths: 8.25 % is 82,500. */
export type Millionths = number;

export const wholeRate = 1_000_000;

/** What a tax is called in other languages than its name is in, where the shop has said it. */
export type TaxNames = Partial<Record<Language, string>>;

/** A named tax, and the lines it is charged on. */
export type TaxRate = {
  name: string;
  names?: TaxNames;
  rate: Millionths;
  on: readonly LineClass[];
};

/** Shop supplies: a part of what labor or parts cost, up to a maximum. */
type Supplies = {
  rate: Millionths;
  of: "labor" | "parts";
  maximum: Cents | null;
  /** Left out of this quote. */
  waived?: boolean;
};

/** An amount or a percentage off. "all" includes the supplies. */
export type Discount = { on: "parts" | "labor" | "all" } & (
  | { amount: Cents }
  | { rate: Millionths }
);

/** Whether taxes and percentages are rounded for each line, or once for all lines. */
export type Rounding = "line" | "document";

/**
 * What a quote charges beyond its lines, frozen when it is made. A quote without terms costs what
 * its lines do.
 */
export type Terms = {
  rounding: Rounding;
  /** Whether the prices of lines contain the taxes. */
  prices: "exclusive" | "inclusive";
  /** Whether each tax is rounded, as where it is not said, or their sum, which is then shared out. */
  taxRounding?: "each" | "together";
  /**
   * What the rate of a tax inside a price is a part of: the price without taxes, which is meant
   * where it is not said, or the price itself (Brazil).
   */
  taxOf?: "net" | "price";
  /** Up to three, each on the same amount: none is charged on another one. */
  taxes: readonly TaxRate[];
  supplies: Supplies | null;
  discount: Discount | null;
  /** The number of the customer's exemption certificate: then no tax is charged. */
  exempt: string | null;
};

/** What of them a shop sets for all its quotes. */
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
