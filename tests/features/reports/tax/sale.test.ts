import fc from "fast-check";
import { expect, test } from "vitest";
import { priceDocument } from "#app/features/quotes/price/document.ts";
import { lineClasses, noTerms, type Terms } from "#app/features/quotes/price/terms.ts";
import {
  lessSale,
  noSale,
  partOfSale,
  saleOf,
  type TaxedQuote,
} from "#app/features/reports/tax/sale.ts";
import type { Decimals } from "#app/values/money.ts";

type Lines = { parts?: number[]; labor?: number[]; hours?: number };

function quoteOf(
  { parts = [], labor = [], hours = 0 }: Lines,
  terms: Terms | null,
  decimals: Decimals = 2,
): TaxedQuote {
  const line = (unitPrice: number) => ({ quantity: 100, unitPrice });
  const price = priceDocument(
    { laborHours: hours, materials: parts.map(line), labor: labor.map(line) },
    { laborRate: 100_00, decimals, terms },
  );
  const costs = (lines: readonly { totalPrice: number }[]) =>
    lines.map(({ totalPrice }) => totalPrice);
  return {
    ...price,
    decimals,
    terms,
    materials: price.materials.map(({ totalPrice }) => [totalPrice, null] as const),
    labor: costs(price.labor),
  };
}

const texas: Terms = {
  ...noTerms,
  taxes: [
    { name: "State", rate: 62_500, on: ["parts"] },
    { name: "City", rate: 20_000, on: ["parts"] },
  ],
};

test("Separates what is taxed from labor that is not", () => {
  const sale = saleOf([quoteOf({ parts: [200_00], hours: 1 }, texas)]);
  expect(sale).toMatchObject({ gross: 300_00, untaxed: 100_00, taxable: 200_00, exempt: 0 });
  expect(sale.taxes).toEqual([
    { name: "State", rate: 62_500, base: 200_00, amount: 12_50 },
    { name: "City", rate: 20_000, base: 200_00, amount: 4_00 },
  ]);
});

test("Counts a fee without tax as not taxed, and a tax inside the price on the price", () => {
  const quote = quoteOf({ parts: [200_00, 4_00] }, texas);
  const fee = { ...quote, taxAmounts: [12_50, 4_00], taxAmount: 16_50, totalAmount: 220_50 };
  const materials = [[200_00, null] as const, [4_00, "freeFee"] as const];
  expect(saleOf([{ ...fee, materials }])).toMatchObject({ untaxed: 4_00, taxable: 200_00 });
  const taxes = [{ name: "ISS", rate: 50_000, on: ["labor"] as const }];
  const brazil: Terms = { ...noTerms, taxes, prices: "inclusive", taxOf: "price" };
  expect(saleOf([quoteOf({ labor: [150_00] }, brazil)])).toMatchObject({
    gross: 142_50,
    taxes: [{ base: 150_00, amount: 7_50 }],
  });
});

test("Names the certificate of an exempt sale, and charges nothing", () => {
  const sale = saleOf([quoteOf({ parts: [200_00], hours: 1 }, { ...texas, exempt: "TX-1" })]);
  expect(sale).toMatchObject({ gross: 300_00, untaxed: 100_00, taxable: 0, exempt: 200_00 });
  expect(sale).toMatchObject({ certificates: ["TX-1"], taxes: [], tax: 0 });
});

test("Takes taxes out of prices that contain them", () => {
  const iva: Terms = {
    ...noTerms,
    prices: "inclusive",
    taxes: [{ name: "IVA", rate: 190_000, on: ["parts", "labor", "fees"] }],
  };
  const sale = saleOf([quoteOf({ parts: [10_000_00] }, iva, 0)]);
  expect(sale).toMatchObject({ gross: 8_403_00, tax: 1_597_00, total: 10_000_00 });
  expect(sale.taxes[0]!.base).toBe(8_403_00);
});

test("Adds up quotes without terms and those with them", () => {
  const sale = saleOf([quoteOf({ hours: 1 }, null), quoteOf({ parts: [10_00] }, texas)]);
  expect(sale).toMatchObject({ gross: 110_00, untaxed: 100_00, taxable: 10_00, tax: 83 });
});

const rate = fc.integer({ min: 0, max: 250_000 });
const tax = fc.record({
  name: fc.constantFrom("A", "B", "C"),
  rate,
  on: fc.subarray([...lineClasses], { minLength: 1 }),
});
const someTerms = fc.record({
  rounding: fc.constantFrom("document" as const, "line" as const),
  prices: fc.constantFrom("exclusive" as const, "inclusive" as const),
  taxes: fc.array(tax, { maxLength: 3 }),
  supplies: fc.option(
    fc.record({
      rate,
      of: fc.constantFrom("labor" as const, "parts" as const),
      maximum: fc.constant(null),
    }),
  ),
  discount: fc.option(
    fc.record({ on: fc.constantFrom("all" as const, "parts" as const, "labor" as const), rate }),
  ),
  exempt: fc.option(fc.constant("E-1")),
});
const someLines = fc.record({
  parts: fc.array(fc.integer({ min: 0, max: 999_99 }), { maxLength: 6 }),
  labor: fc.array(fc.integer({ min: 0, max: 999_99 }), { maxLength: 4 }),
  hours: fc.integer({ min: 0, max: 20 }).map((half) => half / 2),
});

test("Adds up to the totals, and the taxes to their rate of what they are on", () => {
  fc.assert(
    fc.property(someLines, someTerms, (lines, terms) => {
      const quote = quoteOf(lines, terms);
      const sale = saleOf([quote]);
      expect(sale.exempt + sale.untaxed + sale.taxable).toBe(sale.gross);
      expect(sale.gross + sale.tax).toBe(quote.totalAmount);
      expect(sale.taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.taxAmount);
      if (terms.rounding === "line" || terms.exempt !== null || terms.prices === "inclusive")
        return;
      if (new Set(terms.taxes.map(({ name, rate }) => name + rate)).size < terms.taxes.length)
        return;
      for (const { rate, base, amount } of sale.taxes)
        expect(Math.floor((base * rate) / 1_000_000 + 0.5)).toBe(amount);
    }),
  );
});

test("A part of a sale adds up, and all parts are the sale", () => {
  fc.assert(
    fc.property(someLines, someTerms, fc.double({ min: 0, max: 1, noNaN: true }), (...given) => {
      const [lines, terms, share] = given;
      const sale = saleOf([quoteOf(lines, terms)]);
      const part = partOfSale(sale, Math.floor(share * sale.total), sale.total);
      for (const one of [part, lessSale(sale, part)]) {
        expect(one.exempt + one.untaxed + one.taxable).toBe(one.gross);
        expect(one.gross + one.tax).toBe(one.total);
        expect(one.taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(one.tax);
      }
      if (sale.total > 0) expect(partOfSale(sale, sale.total, sale.total)).toEqual(sale);
      expect(partOfSale(sale, 0, 0)).toEqual(noSale);
    }),
  );
});
