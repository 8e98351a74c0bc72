import { expect, test } from "vitest";
import { journalOf, newLines, sumsOf } from "#app/features/books/journal.ts";
import { bookedOn, invoiceOf, isBalanced, paymentOf, quoteOf } from "../../support/books.ts";

const november = { from: "2026-11-01", to: "2026-11-30" };
const documents = [invoiceOf(1, "2026-11-03", quoteOf(100_00))];

test("An invoice is owed, sold and taxed; a payment takes from what is owed", () => {
  const payments = [paymentOf("a", "2026-11-04", 50_00)];
  const lines = journalOf({ documents, payments, fees: [] }, november);
  expect(lines.map(({ document, account, cents }) => [document, account, cents])).toEqual([
    ["invoice:1", "receivable", 209_19],
    ["invoice:1", "labor", -95_00],
    ["invoice:1", "parts", -100_00],
    ["invoice:1", "tax:State", -12_19],
    ["invoice:1", "tax:City", -2_00],
    ["payment:a", "receivable", -50_00],
    ["payment:a", "cash", 50_00],
  ]);
});

test("A deposit of the month before is owed to the customer until the invoice takes it", () => {
  const money = { documents, payments: [paymentOf("a", "2026-10-20", 80_00)], fees: [] };
  const october = journalOf(money, { from: "2026-10-01", to: "2026-10-31" });
  expect(bookedOn(october, "deposits")).toBe(-80_00);
  const lines = journalOf(money, november);
  expect(bookedOn(lines, "deposits")).toBe(80_00);
  expect(bookedOn(lines, "receivable")).toBe(129_19);
});

test("Prices that contain their taxes are sold without them", () => {
  const quote = quoteOf(100_00, { inclusive: true, hours: 0 });
  const money = { documents: [invoiceOf(1, "2026-11-03", quote)], payments: [], fees: [] };
  const lines = journalOf(money, november);
  expect(bookedOn(lines, "receivable")).toBe(100_00);
  expect(bookedOn(lines, "parts")).toBe(-(100_00 - quote.taxAmount));
});

test("A credit note of an amount without lines takes it from the sales of parts", () => {
  const amounts = { laborCost: 0, partsCost: 0, taxAmounts: [], taxAmount: 0, totalAmount: 20_00 };
  const credit = {
    ...documents[0]!,
    series: "credit" as const,
    quotes: [{ ...quoteOf(1), ...amounts }],
  };
  const lines = journalOf({ documents: [...documents, credit], payments: [], fees: [] }, november);
  const taken = lines.filter(({ document }) => document === "credit:1");
  expect([bookedOn(taken, "parts"), bookedOn(taken, "receivable")]).toEqual([20_00, -20_00]);
});

test("What a bank takes back, and what Stripe charges, leave the balance at Stripe", () => {
  const paid = paymentOf("a", "2026-11-04", 100_00, { way: "cardLink", fee: 3_20 });
  const back = paymentOf("b", "2026-11-20", -100_00, { way: "dispute" });
  const fee = { id: "dp", job: 7, currency: "USD" as const, fee: 15_00, day: "2026-11-20" };
  const lines = journalOf({ documents: [], payments: [paid, back], fees: [fee] }, november);
  expect([bookedOn(lines, "cardLink"), bookedOn(lines, "cardFees")]).toEqual([-18_20, 18_20]);
});

test("The next file says what came later, and with it all that there is", () => {
  const before = journalOf({ documents, payments: [], fees: [] }, november);
  // Back-dated before the invoice: that takes a deposit now.
  const payments = [paymentOf("late", "2026-11-02", 60_00)];
  const after = journalOf({ documents, payments, fees: [] }, november);
  const added = newLines(after, before);
  expect(isBalanced(added)).toBe(true);
  expect(new Set(added.map(({ document }) => document))).toEqual(
    new Set(["payment:late", "invoice:1"]),
  );
  const files = [...before, ...added];
  for (const { account } of sumsOf(after))
    expect(bookedOn(files, account)).toBe(bookedOn(after, account));
  expect(newLines(after, files)).toEqual([]);
});
