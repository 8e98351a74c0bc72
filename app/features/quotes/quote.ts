import { href } from "react-router";
import { type Cents, type Currency, roundCents } from "#app/values/money.ts";

export const quoteStatuses = ["pending", "approved", "rejected"] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** The badge of a quote's status: green approved, red rejected, grey otherwise. */
export const quoteTones = {
  pending: "plain",
  approved: "good",
  rejected: "bad",
} as const satisfies Record<QuoteStatus, string>;

/**
 * The largest values a quote may hold. With them the largest possible total, 6.02e15 cents, is
 * still an exact integer: 50 materials of 9,999 pieces at 99,999,999.99 each, and 1,000 hours at
 * 99,999,999.99.
 */
export const quoteLimits = {
  materials: 50,
  quantity: 9_999,
  unitPrice: 9_999_999_999,
  laborHours: 1_000,
  laborRate: 9_999_999_999,
} as const;

export type MaterialDraft = { name: string; quantity: number; unitPrice: Cents };
export type QuoteDraft = { laborHours: number; materials: readonly MaterialDraft[] };

export type PricedMaterial = MaterialDraft & { totalPrice: Cents };
type Price = {
  materials: PricedMaterial[];
  laborCost: Cents;
  partsCost: Cents;
  totalAmount: Cents;
};

/**
 * What a quote takes from the shop's settings, once, when it is made (decision 7): cents per hour,
 * and the currency.
 */
export type Rates = { hourlyRate: Cents; currency: Currency };

/** A quote ready to be saved. */
export type PricedQuote = Price & { description: string; laborHours: number };

/** A stored quote. Instants in milliseconds, the rate in cents per hour. */
export type ShownQuote = PricedQuote & {
  id: string;
  /** Counts within its job; null on quotes that an older version made. */
  number: number | null;
  laborRate: Cents;
  currency: Currency;
  status: QuoteStatus;
  createdAt: number;
  updatedAt: number;
  /** Raised by every edit, but not by a status (`saveAt`). */
  version: number;
};

/** The address of a quote on its job's page; saving a quote redirects there. */
export const quoteHref = (jobId: string, quoteId: string): string =>
  `${href("/repair-cms/:jobId", { jobId })}#quote-${quoteId}`;

/**
 * Labour hours as the form takes them: steps of half an hour, negatives become 0 (specification,
 * section 5).
 */
export const clampHours = (hours: number): number => Math.max(0, hours);

export const isHalfHourStep = (hours: number): boolean => Number.isInteger(hours * 2);

/** What labour costs: hours (in half-hour steps) times the hourly rate. Half a cent goes up. */
export const laborCost = (hours: number, rate: Cents): Cents => roundCents((hours * 2 * rate) / 2);

/** What one line of materials costs. */
export const materialTotal = (material: Pick<MaterialDraft, "quantity" | "unitPrice">): Cents =>
  material.quantity * material.unitPrice;

/**
 * The total of a quote: the sum of its materials plus labour hours times the shop's hourly rate
 * (specification, section 9). The server stores what this answers; the browser shows the same while
 * one types. `laborRate` is in cents per hour.
 */
export function priceQuote(draft: QuoteDraft, laborRate: Cents): Price {
  const materials = draft.materials.map((material) => ({
    ...material,
    totalPrice: materialTotal(material),
  }));
  const partsCost = materials.reduce((sum, material) => sum + material.totalPrice, 0);
  const labor = laborCost(draft.laborHours, laborRate);
  return { materials, laborCost: labor, partsCost, totalAmount: partsCost + labor };
}

type Content = Pick<PricedQuote, "description" | "laborHours" | "materials">;

/** Whether two quotes say the same: then the second is the first one, sent again. */
export const sameContent = (one: Content, other: Content): boolean =>
  contentOf(one) === contentOf(other);

const contentOf = ({ description, laborHours, materials }: Content): string =>
  JSON.stringify([
    description,
    laborHours,
    materials.map(({ name, quantity, unitPrice }) => [name, quantity, unitPrice]),
  ]);
