import { type ListedPayment, owedByInvoice } from "#app/features/money/money.ts";
import {
  type Range,
  type RangeQuery,
  rangeParams,
  readRange,
} from "#app/features/reports/range.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import { dayAfter } from "#app/values/wall-time.ts";
import {
  addSales,
  amountCredited,
  lessSale,
  negative,
  noSale,
  partOfSale,
  type Sale,
  saleOf,
  type TaxedQuote,
} from "./sale.ts";

/** The date that counts: that of invoices and credit notes, or that of payments. */
export const bases = ["invoiced", "paid"] as const;
type Basis = (typeof bases)[number];
export type TaxQuery = RangeQuery & { basis: Basis };

/** Anything else in an address counts as nothing. */
export const readTaxAsked = (search: URLSearchParams): TaxQuery => ({
  ...readRange(search, "lastMonth"),
  basis: bases.find((one) => one === search.get("basis")) ?? "invoiced",
});

export const taxQuery = ({ basis, ...range }: TaxQuery): string =>
  `?${new URLSearchParams({ basis, ...rangeParams(range) })}`;

/** The parts of an invoice or a credit note that matter for taxes. */
export type TaxedDocument = {
  series: "invoice" | "credit";
  number: number;
  creditOf: number | null;
  jobId: string;
  /** The calendar day on it. */
  date: string;
  currency: Currency;
  customer: string;
  total: Cents;
  quotes: TaxedQuote[];
  /** The quotes of the invoice, for a credit note of an amount. */
  creditedQuotes: TaxedQuote[] | null;
};

type TaxedPayment = Pick<
  ListedPayment,
  "id" | "invoiceNumber" | "currency" | "amount" | "paidOn"
> & { jobId: string };

/** The amounts that a document adds to a report: negative for a credit note. */
export type TaxRow = Pick<
  TaxedDocument,
  "series" | "number" | "jobId" | "date" | "currency" | "customer"
> & { sale: Sale };

/** The amounts that a document sells or takes back; positive for both. */
function saleOfDocument({ quotes, creditedQuotes }: TaxedDocument): Sale {
  const own = saleOf(quotes);
  return creditedQuotes ? amountCredited(own, saleOf(creditedQuotes)) : own;
}

const rowOf = (document: TaxedDocument, sale: Sale): TaxRow => {
  const { series, number, jobId, date, currency, customer } = document;
  return { series, number, jobId, date, currency, customer, sale };
};

/** Sales by invoice, less credit notes, each on its own date. */
export const byInvoiceDate = (documents: readonly TaxedDocument[]): TaxRow[] =>
  documents.map((document) => {
    const sale = saleOfDocument(document);
    return rowOf(document, document.series === "credit" ? negative(sale) : sale);
  });

/**
 * Payments of invoices within a range: the amount covered of each at its end, less the amount
 * covered before it. A deposit counts from the date of the invoice that it covers. `documents` and
 * `payments`: all those of the jobs that have one within the range.
 */
export function byPayment(
  documents: readonly TaxedDocument[],
  payments: readonly TaxedPayment[],
  { from, to }: Range,
): TaxRow[] {
  const jobs = Map.groupBy(documents, ({ jobId }) => jobId);
  const paid = Map.groupBy(payments, ({ jobId }) => jobId);
  const rows = [...jobs].flatMap(([jobId, ofJob]) => {
    const money = paid.get(jobId) ?? [];
    const before = coveredUntil(ofJob, money, dayAfter(from, -1));
    const after = coveredUntil(ofJob, money, to);
    return ofJob
      .filter(({ series }) => series === "invoice")
      .map((one) =>
        rowOf(one, lessSale(after.get(one.number) ?? noSale, before.get(one.number) ?? noSale)),
      )
      .filter(({ sale }) => sale.total !== 0 || sale.tax !== 0);
  });
  return rows.sort((one, other) => one.date.localeCompare(other.date) || one.number - other.number);
}

/** The sold and paid part of each invoice of a job by the end of a day. */
function coveredUntil(
  documents: readonly TaxedDocument[],
  payments: readonly TaxedPayment[],
  day: string,
): Map<number, Sale> {
  const known = documents.filter(({ date }) => date <= day);
  const standing = known
    .filter(({ series }) => series === "invoice")
    .map((one) => {
      const credits = known.filter(({ creditOf }) => creditOf === one.number);
      const sale = credits.map(saleOfDocument).reduce(lessSale, saleOfDocument(one));
      return { ...one, sale };
    })
    .filter(({ sale }) => sale.total > 0)
    .sort((one, other) => one.number - other.number);
  const owed = owedByInvoice({
    invoices: standing.map(({ number, date, currency, sale }) => ({
      number,
      date,
      currency,
      total: sale.total,
      credits: [],
      quoteIds: [],
    })),
    payments: payments
      .filter(({ paidOn }) => paidOn <= day)
      .map((one) => ({ ...one, refundOf: null, way: "other", wayName: null, note: "" })),
  });
  return new Map(
    standing.map(({ number, sale }) => {
      const covered = Math.max(sale.total - (owed.get(number) ?? 0), 0);
      return [number, partOfSale(sale, covered, sale.total)];
    }),
  );
}

/** The sums of a report in one currency: of invoices, of credit notes (below zero), of both. */
export type TaxSums = { currency: Currency; invoices: Sale; credits: Sale; net: Sale };

/** Sums of rows by currency. */
export function sumsOf(rows: readonly TaxRow[]): TaxSums[] {
  const salesOf = (list: readonly TaxRow[]) => addSales(list.map(({ sale }) => sale));
  return [...Map.groupBy(rows, ({ currency }) => currency)]
    .map(([currency, own]) => ({
      currency,
      invoices: salesOf(own.filter(({ series }) => series === "invoice")),
      credits: salesOf(own.filter(({ series }) => series === "credit")),
      net: salesOf(own),
    }))
    .sort((one, other) => one.currency.localeCompare(other.currency));
}
