import { href } from "react-router";
import type { Warranty } from "#app/features/shop/print/warranty.ts";
import type { Cents, Currency, Decimals } from "#app/values/money.ts";
import type { Message } from "#app/values/word-key.ts";
import type { LaborRate, RateNames } from "./labor-rates/labor-rate.ts";
import type { PartCondition, PriceSource } from "./line.ts";
import type { Amounts } from "./price/document.ts";
import type { LinePrice } from "./price/line-total.ts";
import type { LineTax, Terms } from "./price/terms.ts";
import type { PriceRules } from "./price-rules/price-rule.ts";

export const quoteStatuses = ["pending", "approved", "rejected"] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** The badge of a quote's status: green approved, red rejected, grey otherwise. */
export const quoteTones = {
  pending: "plain",
  approved: "good",
  rejected: "bad",
} as const satisfies Record<QuoteStatus, string>;

/**
 * The largest values a quote may hold. With them the largest possible sum of lines, 5.3e15 cents,
 * is still an exact integer: 50 materials of 9,999 pieces at 99,999,999.99 each, and 21 times 1,000
 * hours at 99,999,999.99. What taxes lift beyond exact integers is refused.
 */
export const quoteLimits = {
  materials: 50,
  laborLines: 20,
  pieces: 9_999,
  unitPrice: 9_999_999_999,
  laborHours: 1_000,
  laborRate: 9_999_999_999,
} as const;

/**
 * Settings of the shop that a quote freezes when it is made: cents per hour, the currency, the
 * decimals of its amounts, and the terms, if there are any.
 */
export type Rates = {
  laborRate: Cents;
  currency: Currency;
  decimals: Decimals;
  terms?: Terms | null;
  /** Price rules for this job, where the shop has any. */
  rules?: PriceRules | null;
  /** The shop's named rates of labor. */
  laborRates?: readonly LaborRate[];
  /** Warranty of the shop; absent on invoices from before it existed. */
  warranty?: Warranty | null;
};

/** The most quotes of a job: every page, document and translation of it reads all of them. */
export const mostQuotes = 150;

export const tooManyQuotes: Message = {
  key: "quotes:tooManyQuotes",
  params: { most: mostQuotes },
};

/** Optional details of a material. `cost`: the shop's own cost of a unit. */
export type PartFacts = {
  unit: string | null;
  partNumber: string | null;
  condition: PartCondition | null;
  cost: Cents | null;
  /** Tax class where the line is not taxed as a part. Absent on invoices from before it existed. */
  taxClass?: LineTax | null;
  /** Source of the price. Absent on invoices from before it existed. */
  priceBy?: PriceSource | null;
};

export type MaterialDraft = LinePrice & Partial<PartFacts> & { name: string };

/** Labor with words and a rate of its own; `quantity` in hundredths of an hour. */
export type LaborDraft = LinePrice & {
  name: string;
  /** Name of its rate; absent on invoices from before rates had names. */
  rateNames?: RateNames | null;
};

type Priced<Line> = Line & { totalPrice: Cents };
type PostedLine<Line> = Priced<Line> & { id?: string | undefined };

/** A quote ready to be saved. A line with a stored id updates that line; any other line is new. */
export type PricedQuote = Amounts & {
  description: string;
  laborHours: number;
  materials: PostedLine<MaterialDraft>[];
  labor: PostedLine<LaborDraft>[];
  terms?: Terms | null;
};

/** A line of a stored quote; its id stays through edits. */
export type StoredMaterial = Priced<MaterialDraft> & PartFacts & { id: string };
export type StoredLabor = Priced<LaborDraft> & { id: string };

/** A stored quote as read without the right to see prices. Instants in milliseconds. */
export type QuoteWork = {
  id: string;
  /** Unique within its job. */
  number: number;
  description: string;
  laborHours: number;
  /** Determines the number format; no price. */
  currency: Currency;
  status: QuoteStatus;
  createdAt: number;
  updatedAt: number;
  /** Raised by every edit, but not by a status (`saveAt`). */
  version: number;
  /** Version of the status, checked when the status changes. */
  statusVersion: number;
  materials: Omit<StoredMaterial, "unitPrice" | "totalPrice" | "cost">[];
  labor: Omit<StoredLabor, "unitPrice" | "totalPrice">[];
};

/** A stored quote with its prices. */
export type ShownQuote = Omit<QuoteWork, "materials" | "labor"> &
  Rates &
  Amounts & {
    terms: Terms | null;
    /** Id of the choice that it is an option of; absent on invoices from before choices existed. */
    choice?: string | null;
    materials: StoredMaterial[];
    labor: StoredLabor[];
  };

/** Whether a quote was read with its prices. */
export const hasPrices = (quote: QuoteWork | ShownQuote): quote is ShownQuote =>
  "totalAmount" in quote;

/** The address of a quote on its job's page; saving a quote redirects there. */
export const quoteHref = (jobId: string, quoteId: string): string =>
  `${href("/repair-cms/:jobId", { jobId })}#quote-${quoteId}`;

type Content = Pick<PricedQuote, "description" | "laborHours" | "terms"> & {
  materials: readonly MaterialDraft[];
  labor?: readonly LaborDraft[];
};

/** Whether two quotes have equal content: then the second is a repeated post of the first. */
export const sameContent = (one: Content, other: Content): boolean =>
  contentOf(one) === contentOf(other);

const contentOf = ({ description, laborHours, materials, labor = [], terms }: Content): string =>
  JSON.stringify([
    description,
    laborHours,
    materials.map(({ name, quantity, unitPrice, unit, partNumber, condition, cost, taxClass }) => [
      name,
      quantity,
      unitPrice,
      unit ?? null,
      partNumber ?? null,
      condition ?? null,
      cost ?? null,
      taxClass ?? null,
    ]),
    labor.map(({ name, quantity, unitPrice }) => [name, quantity, unitPrice]),
    // Part of the terms that the form sets.
    [terms?.discount ?? null, terms?.supplies?.waived ?? false],
  ]);
