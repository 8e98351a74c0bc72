import { expect, test } from "vitest";
import { type Draft, priceDocument } from "#app/features/quotes/price/document.ts";
import { type LinePrice, lineTotal } from "#app/features/quotes/price/line-total.ts";
import {
  type LineTax,
  noTerms,
  type TaxRate,
  type Terms,
} from "#app/features/quotes/price/terms.ts";
import type { Decimals } from "#app/values/money.ts";

const tax = (percent: number, on: TaxRate["on"] = ["parts", "labor", "fees"]): TaxRate => ({
  name: "Tax",
  rate: Math.round(percent * 10_000),
  on,
});

/** A piece, or an hour, at this price. */
const one = (unitPrice: number): LinePrice => ({ quantity: 1_00, unitPrice });
const times = (count: number, line: LinePrice) => Array.from({ length: count }, () => line);

type Line = LinePrice & { taxClass?: LineTax };
type Case = Partial<Draft<Line, LinePrice>> & Partial<Terms> & { decimals?: Decimals };

function price({ materials = [], labor = [], decimals = 2, ...terms }: Case) {
  const frozen = { laborRate: 1_00, decimals, terms: { ...noTerms, ...terms } };
  const priced = priceDocument({ laborHours: 0, materials, labor }, frozen);
  return { ...priced, netAmount: priced.totalAmount - priced.taxAmount };
}

test("Charges tax on parts alone where labor is untaxed", () => {
  const taxes = [tax(9.5, ["parts"])];
  expect(price({ materials: [one(245_30)], labor: [one(312_50)], taxes })).toMatchObject({
    taxAmount: 23_30,
    totalAmount: 581_10,
  });
});

test.each([
  ["line", 6_48],
  ["document", 6_46],
] as const)("Rounds tax per %s", (rounding, taxAmount) => {
  const materials = times(4, one(10_10));
  expect(price({ materials, taxes: [tax(16)], rounding })).toMatchObject({ taxAmount });
});

test.each([
  [10_50, 19, 2_00],
  [2_50, 21, 53],
  [13_25, 18, 2_39],
])("Rounds half a cent of tax up: %i cents at %i %%", (cents, percent, taxAmount) => {
  expect(price({ materials: [one(cents)], taxes: [tax(percent)] })).toMatchObject({ taxAmount });
});

test.each([
  [999_99, 16, 862_06, 137_93],
  [543_21, 8, 502_97, 40_24],
])("Finds the tax inside %i cents at %i %%", (cents, percent, netAmount, taxAmount) => {
  const terms = { taxes: [tax(percent)], prices: "inclusive" } as const;
  expect(price({ materials: [one(cents)], ...terms })).toMatchObject({
    netAmount,
    taxAmount,
    totalAmount: cents,
  });
});

test.each([
  [3, 10_00, 21, 5_22, 5_21],
  [4, 25_00, 18, 15_24, 15_25],
])(
  "Finds the tax inside %i lines of %i cents at %i %%, per line and per document",
  (count, cents, percent, perLine, perDocument) => {
    const materials = times(count, one(cents));
    const terms = { taxes: [tax(percent)], prices: "inclusive" } as const;
    expect(price({ materials, ...terms, rounding: "line" }).taxAmount).toBe(perLine);
    expect(price({ materials, ...terms, rounding: "document" }).taxAmount).toBe(perDocument);
  },
);

test.each([
  ["line", 35_01],
  ["document", 35_00],
] as const)("Rounds a discount of 10 %% per %s", (rounding, discountAmount) => {
  const discount = { on: "all", rate: 100_000 } as const;
  const materials = [one(200_05), one(149_95)];
  expect(price({ materials, discount, rounding })).toMatchObject({ discountAmount });
});

test("Spreads an amount off over the lines, before tax", () => {
  const discount = { on: "all", amount: 50_00 } as const;
  const lines = { materials: [one(200_00), one(10_00)], labor: [one(133_33)] };
  // 29.13 and 1.45 off the parts.
  expect(price({ ...lines, discount, taxes: [tax(8.25, ["parts"])] })).toMatchObject({
    discountAmount: 50_00,
    taxAmount: 14_80,
    totalAmount: 308_13,
  });
});

test("Takes no more off than the lines cost", () => {
  const discount = { on: "labor", amount: 500_00 } as const;
  expect(price({ materials: [one(80_00)], labor: [one(20_00)], discount })).toMatchObject({
    discountAmount: 20_00,
    totalAmount: 80_00,
  });
});

test.each([
  [520_00, 35_00],
  [312_50, 25_00],
])("Charges 8 %% of %i cents of labor for supplies, at most 35.00", (cents, suppliesAmount) => {
  const supplies = { rate: 80_000, of: "labor", maximum: 35_00 } as const;
  expect(price({ labor: [one(cents)], supplies })).toMatchObject({
    suppliesAmount,
    totalAmount: cents + suppliesAmount,
  });
});

test("Charges for a part of a piece", () => {
  expect(lineTotal({ quantity: 35, unitPrice: 87_30 }, 2)).toBe(30_56);
  expect(lineTotal({ quantity: 4_25, unitPrice: 11_99 }, 2)).toBe(50_96);
});

test("Charges each of several taxes on the same amount", () => {
  const taxes = [tax(5), tax(9.975)];
  expect(price({ materials: [one(10_06)], taxes })).toMatchObject({ taxAmounts: [50, 1_00] });
});

test("Finds the tax inside pesos without decimals", () => {
  const terms = { taxes: [tax(19)], prices: "inclusive", decimals: 0 } as const;
  expect(price({ materials: [one(45_990_00)], ...terms })).toMatchObject({
    netAmount: 38_647_00,
    taxAmount: 7_343_00,
  });
});

test("Charges an exempt customer no tax, and takes off the one that prices contain", () => {
  const terms = { taxes: [tax(16)], exempt: "A-1" };
  const due = { taxAmounts: [], taxAmount: 0 };
  expect(price({ materials: [one(999_99)], ...terms })).toMatchObject({
    ...due,
    totalAmount: 999_99,
  });
  expect(price({ materials: [one(999_99)], ...terms, prices: "inclusive" })).toMatchObject({
    ...due,
    totalAmount: 862_06,
  });
});

test("Rounds two taxes on one amount as their combined rate, where the shop says so", () => {
  const taxes = [tax(6.25, ["parts"]), tax(2, ["parts"])];
  const sold = { materials: [one(10_20)], taxes };
  // 63.75 and 20.4 cents: 64 and 20 apart, 84.15 together.
  expect(price(sold)).toMatchObject({ taxAmounts: [64, 20] });
  const both = { materials: [one(15_22)], taxes };
  expect(price(both)).toMatchObject({ taxAmounts: [95, 30], taxAmount: 1_25 });
  expect(price({ ...both, taxRounding: "together" })).toMatchObject({
    taxAmounts: [95, 31],
    taxAmount: 1_26,
  });
});

test("Finds taxes that are a part of the price itself, as in Brazil", () => {
  const taxes = [tax(5, ["labor"]), tax(18, ["parts"])];
  const sold = { labor: [one(150_00)], materials: [one(100_00)], taxes };
  expect(price({ ...sold, prices: "inclusive", taxOf: "price" })).toMatchObject({
    taxAmounts: [7_50, 18_00],
    totalAmount: 250_00,
  });
});

test("Taxes no line that is not taxed, fees as fees, and special lines at their own rate", () => {
  const taxes = [tax(21, ["parts"]), tax(10.5, ["special"]), tax(8, ["fees"])];
  const line = (taxClass?: LineTax) => ({ ...one(100_00), ...(taxClass && { taxClass }) });
  const amounts = (taxClass?: LineTax) => price({ materials: [line(taxClass)], taxes }).taxAmounts;
  expect(amounts()).toEqual([21_00, 0, 0]);
  expect(amounts("none")).toEqual([0, 0, 0]);
  expect(amounts("freeFee")).toEqual([0, 0, 0]);
  expect(amounts("fee")).toEqual([0, 0, 8_00]);
  expect(amounts("special")).toEqual([0, 10_50, 0]);
});

test("Leaves fees out of a discount and of supplies on parts, and in what parts cost", () => {
  const tire = { ...one(4_00), taxClass: "freeFee" } as const;
  const supplies = { rate: 100_000, of: "parts", maximum: null } as const;
  const discount = { on: "parts", rate: 100_000 } as const;
  expect(price({ materials: [one(100_00), tire], supplies, discount })).toMatchObject({
    partsCost: 104_00,
    suppliesAmount: 10_00,
    discountAmount: 10_00,
    totalAmount: 104_00,
  });
});
