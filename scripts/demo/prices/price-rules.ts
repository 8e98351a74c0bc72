import type { PriceRange } from "#app/features/quotes/price-rules/price-rule.ts";
import { shopRules } from "#app/features/quotes/price-rules/rules-column.server.ts";
import type { Currency } from "#app/values/money.ts";

/** Markups, higher for cheap parts, with bounds in dollars. */
const shares: [to: number | null, markup: number][] = [
  [10, 100_00],
  [50, 70_00],
  [200, 50_00],
  [null, 30_00],
];

/** The price rules of a shop; `dollar`: of parts in its currency. */
export function demoRules({ dollar, currency }: { dollar: number; currency: Currency }) {
  const bound = (dollars: number) => Math.round(dollars * dollar) * 100;
  const ranges = shares.map(([to, rate], at): PriceRange => {
    const from = shares[at - 1]?.[0] ?? 0;
    return { from: bound(from), to: to === null ? null : bound(to) - 1, kind: "markup", rate };
  });
  return { id: shopRules, ranges, ending: "exact" as const, currency };
}

/** The named rates of a shop, dearer than its hour. */
export function demoRates({ hourlyRate, currency }: { hourlyRate: number; currency: Currency }) {
  const rate = (times: number) => Math.round((hourlyRate * times) / 100) * 100;
  return {
    currency,
    rates: [
      { id: "diagnosis", names: { en: "Diagnosis", es: "Diagnóstico" }, rate: rate(1.2) },
      { id: "diesel", names: { en: "Diesel", es: "Diésel" }, rate: rate(1.35) },
    ],
  };
}
