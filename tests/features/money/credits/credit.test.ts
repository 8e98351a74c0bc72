import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CreditExtent,
  creditedQuotes,
  creditLinesOf,
} from "#app/features/money/credits/credit.ts";
import { totalsOf } from "#app/features/money/invoices/invoice-content.ts";
import { priceDocument } from "#app/features/quotes/price/document.ts";
import { noTerms, type Terms } from "#app/features/quotes/price/terms.ts";
import type { ShownQuote } from "#app/features/quotes/quote.ts";
import { anyPriced } from "../../quotes/price/any-terms.ts";

type Draft = Pick<ShownQuote, "laborHours" | "laborRate" | "decimals" | "terms"> & {
  materials: readonly { quantity: number; unitPrice: number }[];
  labor: readonly { quantity: number; unitPrice: number }[];
};

/** A quote as an invoice has it. */
function invoiced(draft: Draft, id = "q"): ShownQuote {
  const named = <Line>(lines: readonly Line[], kind: string) =>
    lines.map((line, at) => ({ ...line, id: `${id} ${kind} ${at}`, name: "Line" }));
  const lines = {
    laborHours: draft.laborHours,
    materials: named(draft.materials, "part"),
    labor: named(draft.labor, "labor"),
  };
  return { ...draft, ...lines, ...priceDocument(lines, draft), id, number: 1 } as never;
}

const texas: Terms = {
  ...noTerms,
  taxes: [
    { name: "State", rate: 62_500, on: ["parts"] },
    { name: "City", rate: 20_000, on: ["parts"] },
  ],
};
const brakes = () =>
  invoiced({
    laborHours: 1,
    laborRate: 100_00,
    decimals: 2,
    terms: texas,
    materials: [{ quantity: 100, unitPrice: 200_00 }],
    labor: [{ quantity: 50, unitPrice: 80_00 }],
  });

const off = (taken: CreditExtent, earlier: ShownQuote[][] = []) => {
  const found = creditedQuotes([brakes()], earlier, { ...taken, decimals: 2 });
  if (typeof found === "string") throw new Error(found);
  return found;
};
const lines = (...some: string[]): CreditExtent => ({ kind: "lines", lines: some });

test("Takes an amount back with its share of each tax", () => {
  const [quote] = off({ kind: "amount", amount: 20_00 });
  // A total of 356.50 is 340.00 net, 12.50 state tax and 4.00 city tax: 19.074, 0.701, 0.224.
  expect(quote).toMatchObject({ taxAmounts: [70, 23], taxAmount: 93, totalAmount: 20_00 });
  expect(quote).toMatchObject({ materials: [], labor: [], laborHours: 0 });
});

test("Takes a line back at what it was charged, with its taxes", () => {
  expect(off(lines("q part 0"))[0]).toMatchObject({ partsCost: 200_00, totalAmount: 216_50 });
  const [hours] = off(lines("q hours"));
  expect(hours).toMatchObject({ laborHours: 1, laborCost: 100_00, taxAmount: 0, materials: [] });
});

test("Takes no line back twice, and nothing but what is left", () => {
  const first = off(lines("q part 0"));
  const again = (taken: CreditExtent) =>
    creditedQuotes([brakes()], [first], { ...taken, decimals: 2 });
  expect(again(lines("q part 0"))).toBe("nothing");
  expect(again({ kind: "amount", amount: 140_01 })).toBe("tooMuch");
  expect(off({ kind: "all" }, [first])[0]).toMatchObject({ totalAmount: 140_00, taxAmount: 0 });
  expect(creditLinesOf([brakes()], [first]).map(({ isTaken }) => isTaken)).toEqual([
    true,
    false,
    false,
  ]);
});

test("Takes back the whole invoice as it is", () => {
  expect(off({ kind: "all" })).toEqual([brakes()]);
});

const step = fc.record({
  kind: fc.constantFrom("amount", "lines" as const),
  share: fc.integer({ min: 0, max: 100 }),
});

test("Never takes back more than was charged, of any tax, and in the end all of it", () => {
  fc.assert(
    fc.property(
      fc.array(anyPriced, { minLength: 1, maxLength: 3 }),
      fc.array(step, { maxLength: 6 }),
      (some, steps) => {
        const quotes = some.map((one, at) => invoiced(one as Draft, `q${at}`));
        const decimals = quotes.some((one) => one.decimals === 2) ? 2 : 0;
        const notes: ShownQuote[][] = [];
        const ids = creditLinesOf(quotes, []).map(({ id }) => id);
        const take = (taken: CreditExtent) => creditedQuotes(quotes, notes, { ...taken, decimals });
        for (const { kind, share } of steps) {
          const left = totalsOf(quotes).total - totalsOf(notes.flat()).total;
          const unit = decimals === 2 ? 1 : 100;
          const amount = Math.floor((left / unit) * (share / 100)) * unit;
          const found = take(
            kind === "amount"
              ? { kind, amount }
              : { kind, lines: ids.filter((_, at) => (at * 7 + share) % 3 === 0) },
          );
          if (typeof found === "string") continue;
          if (kind === "amount") expect(totalsOf(found).total).toBe(amount);
          notes.push(found);
        }
        const rest = take({ kind: "all" });
        if (typeof rest !== "string") notes.push(rest);
        for (const quote of quotes) {
          const own = notes.flat().filter(({ id }) => id === quote.id);
          const sum = (of: (one: ShownQuote) => number) =>
            own.reduce((all, one) => {
              expect(of(one)).toBeGreaterThanOrEqual(0);
              return all + of(one);
            }, 0);
          expect(sum((one) => one.totalAmount)).toBe(quote.totalAmount);
          expect(sum((one) => one.totalAmount - one.taxAmount)).toBe(
            quote.totalAmount - quote.taxAmount,
          );
          for (const [at, tax] of quote.taxAmounts.entries())
            expect(sum((one) => one.taxAmounts[at] ?? 0)).toBe(tax);
          for (const one of own)
            expect(one.taxAmounts.reduce((all, tax) => all + tax, 0)).toBe(one.taxAmount);
        }
      },
    ),
  );
});
