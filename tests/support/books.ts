import type { BookedDocument, BookedPayment, JournalLine } from "#app/features/books/journal.ts";
import { priceDocument } from "#app/features/quotes/price/document.ts";
import { noTerms, type Terms } from "#app/features/quotes/price/terms.ts";
import type { TaxedQuote } from "#app/features/reports/tax/sale.ts";
import type { Currency } from "#app/values/money.ts";

const about = { jobId: "job", job: 7, currency: "USD" as Currency };

type How = { inclusive?: boolean; off?: number; hours?: number };

/** A quote of one part and some labor with two taxes, as an invoice freezes it. */
export function quoteOf(
  parts: number,
  { inclusive = false, off = 0, hours = 1 }: How = {},
): TaxedQuote {
  const terms: Terms = {
    ...noTerms,
    prices: inclusive ? "inclusive" : "exclusive",
    taxes: [
      { name: "State", rate: 62_500, on: ["parts", "labor", "fees"] },
      { name: "City", rate: 20_000, on: ["parts"] },
    ],
    discount: off > 0 ? { on: "all", amount: off } : null,
  };
  const { materials, labor, ...amounts } = priceDocument(
    { laborHours: hours, materials: [{ quantity: 100, unitPrice: parts }] },
    { laborRate: 95_00, decimals: 2, terms },
  );
  return {
    ...amounts,
    terms,
    decimals: 2,
    materials: materials.map(({ totalPrice }) => [totalPrice, null]),
    labor: labor.map(({ totalPrice }) => totalPrice),
  };
}

export const invoiceOf = (number: number, date: string, quote: TaxedQuote): BookedDocument => ({
  ...about,
  series: "invoice",
  number,
  date,
  quotes: [quote],
});

export const paymentOf = (
  id: string,
  paidOn: string,
  amount: number,
  more: Partial<BookedPayment> = {},
): BookedPayment => ({
  ...about,
  id,
  amount,
  paidOn,
  way: "cash",
  wayName: null,
  fee: null,
  ...more,
});

/** Returns the balance of an account: a debit is above zero. */
export const bookedOn = (lines: readonly JournalLine[], account: string): number =>
  lines
    .filter((one) => one.account === account || one.account.startsWith(`${account}:`))
    .reduce((all, { cents }) => all + cents, 0);

/** Whether every document adds up to zero in each currency. */
export const isBalanced = (lines: readonly JournalLine[]): boolean =>
  [...Map.groupBy(lines, (one) => `${one.document} ${one.currency}`).values()].every(
    (own) => own.reduce((all, { cents }) => all + cents, 0) === 0,
  );
