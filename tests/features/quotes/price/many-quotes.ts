import { noTerms, type Terms } from "#app/features/quotes/price/terms.ts";
import { type Currency, decimalsOf } from "#app/values/money.ts";
import { draw, tries } from "../../../support/chance.ts";
import { anyPriced } from "./any-terms.ts";
import type { Priced } from "./fractions.ts";

const taxes = [
  { name: "State tax", rate: 62_500, on: ["parts", "fees"] },
  { name: "Local tax", rate: 12_500, on: ["parts", "labor"] },
] as const;
const supplies = { rate: 75_000, of: "labor", maximum: 20_00 } as const;

const quote = (
  terms: Partial<Terms>,
  more: Partial<Priced> & { currency?: Currency } = {},
): Priced & { currency: Currency } => ({
  laborHours: 2.5,
  laborRate: 129_95,
  currency: "USD",
  decimals: 2,
  materials: [{ quantity: 3_00, unitPrice: 17_97 }],
  labor: [
    { quantity: 50, unitPrice: 17_97 },
    { quantity: 7, unitPrice: 171_85 },
  ],
  terms: { ...noTerms, ...terms },
  ...more,
});

/** Quotes of every kind that a shop writes. */
const kinds = [
  quote({}),
  quote({ taxes, supplies, discount: { on: "all", rate: 100_000 } }),
  quote({ taxes, prices: "inclusive", supplies, exempt: "EX-7" }),
  quote({ taxes, prices: "inclusive", discount: { on: "parts", amount: 500_00 } }),
  quote({ taxes, exempt: "EX-7", discount: { on: "labor", amount: 5_00 } }),
  quote({ taxes, rounding: "line", discount: { on: "labor", rate: 33_333 } }, { laborHours: 0 }),
  quote({ taxes }, { labor: [], materials: [] }),
  quote({ taxes, supplies: null }, { laborHours: 0, labor: [] }),
  quote(
    { taxes, prices: "inclusive", supplies: { rate: 75_000, of: "labor", maximum: null } },
    {
      currency: "CLP",
      decimals: decimalsOf.CLP,
      laborRate: 25_000_00,
      materials: [{ quantity: 1_50, unitPrice: 8_990_00 }],
      labor: [{ quantity: 33, unitPrice: 19_990_00 }],
    },
  ),
];

/** All named kinds plus random quotes: 366 in `npm run torture`. */
export const manyQuotes = () => [...kinds, ...draw(anyPriced, tries(3))];
