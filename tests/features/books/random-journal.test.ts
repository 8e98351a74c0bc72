import fc from "fast-check";
import { expect, test } from "vitest";
import { type BookedDocument, journalOf } from "#app/features/books/journal.ts";
import { figuresOf, paymentWays } from "#app/features/money/money.ts";
import { byInvoiceDate, sumsOf } from "#app/features/reports/tax/sales-tax.ts";
import type { Currency } from "#app/values/money.ts";
import { bookedOn, invoiceOf, isBalanced, paymentOf, quoteOf } from "../../support/books.ts";
import { tries } from "../../support/chance.ts";

const months = ["2026-09", "2026-10", "2026-11"];
const jobs = ["1", "2", "3"];
const currencies: Currency[] = ["USD", "MXN"];
const where = {
  jobId: fc.constantFrom(...jobs),
  currency: fc.constantFrom(...currencies),
  day: fc
    .tuple(fc.constantFrom(...months), fc.integer({ min: 10, max: 28 }))
    .map(([month, day]) => `${month}-${day}`),
};
const sale = fc.record({
  ...where,
  parts: fc.integer({ min: 1, max: 900_00 }),
  hours: fc.integer({ min: 0, max: 9 }),
  inclusive: fc.boolean(),
  off: fc.integer({ min: 0, max: 50 }),
  isCredited: fc.boolean(),
});
const paid = fc.record({
  ...where,
  amount: fc.integer({ min: -300_00, max: 600_00 }).filter((amount) => amount !== 0),
  way: fc.constantFrom(...paymentWays),
  fee: fc.option(fc.integer({ min: 1, max: 20_00 })),
});
type Sale = typeof sale extends fc.Arbitrary<infer One> ? One : never;
type Paid = typeof paid extends fc.Arbitrary<infer One> ? One : never;

/** Invoices, some of them voided at the end of November, and payments. */
function moneyOf(sales: readonly Sale[], payments: readonly Paid[]) {
  const documents = sales.flatMap((one, at): BookedDocument[] => {
    const { jobId, currency, day, parts, isCredited, ...how } = one;
    const invoice = { ...invoiceOf(at + 1, day, quoteOf(parts, how)), jobId, currency };
    const credit = { ...invoice, series: "credit" as const, date: "2026-11-29" };
    return isCredited ? [invoice, credit] : [invoice];
  });
  const rows = payments.map(({ day, amount, ...one }, at) =>
    paymentOf(String(at), day, amount, one),
  );
  return { documents, payments: rows, fees: [] };
}
type Money = ReturnType<typeof moneyOf>;

const totalOf = ({ quotes }: BookedDocument) =>
  quotes.reduce((all, { totalAmount }) => all + totalAmount, 0);

/** Sums the amounts owed and paid ahead according to the reports, by job. */
function reported({ documents, payments }: Money, currency: Currency) {
  const figures = jobs.flatMap((jobId) => {
    const own = documents.filter((one) => one.jobId === jobId && one.currency === currency);
    const invoices = own
      .filter(({ series }) => series === "invoice")
      .map((one) => {
        const total = totalOf(one);
        const credits = own
          .filter(({ series, number }) => series === "credit" && number === one.number)
          .map(({ number, date }) => ({ number, date, total, voids: true }));
        return { number: one.number, date: one.date, currency, total, credits, quoteIds: [] };
      });
    const rows = payments
      .filter((one) => one.jobId === jobId && one.currency === currency)
      .map((one) => ({ ...one, invoiceNumber: null, refundOf: null, note: "" }));
    return figuresOf({ quoted: [], invoices, payments: rows });
  });
  const sum = (of: "owed" | "ahead") => figures.reduce((all, one) => all + one[of], 0);
  return { owed: sum("owed"), ahead: sum("ahead") };
}

const taxOf = ({ documents }: Money, currency: Currency): number => {
  const own = documents.filter((one) => one.currency === currency);
  const rows = own.map((one) => ({
    ...one,
    creditOf: null,
    creditedQuotes: null,
    customer: "",
    total: totalOf(one),
  }));
  return sumsOf(byInvoiceDate(rows))[0]?.net.tax ?? 0;
};

test("Any months balance, repeat, and come to what the reports say", () => {
  const sales = fc.array(sale, { maxLength: 8 });
  const payments = fc.array(paid, { maxLength: 10 });
  fc.assert(
    fc.property(sales, payments, (sold, rows) => {
      const money = moneyOf(sold, rows);
      const all = journalOf(money, { from: "2026-09-01", to: "2026-11-30" });
      expect(isBalanced(all)).toBe(true);
      const byMonth = months.flatMap((one) =>
        journalOf(money, { from: `${one}-01`, to: `${one}-31` }),
      );
      expect(byMonth).toEqual(all);
      const turned = {
        ...money,
        documents: money.documents.toReversed(),
        payments: money.payments.toReversed(),
      };
      expect(journalOf(turned, { from: "2026-09-01", to: "2026-11-30" })).toEqual(all);
      for (const currency of currencies) {
        const own = all.filter((one) => one.currency === currency);
        const { owed, ahead } = reported(money, currency);
        expect(bookedOn(own, "receivable")).toBe(owed);
        expect(bookedOn(own, "deposits") + ahead).toBe(0);
        expect(bookedOn(own, "tax") + taxOf(money, currency)).toBe(0);
      }
    }),
    { numRuns: tries(150) },
  );
});
