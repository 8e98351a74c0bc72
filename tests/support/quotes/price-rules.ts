import type { PriceRange, PriceRules } from "#app/features/quotes/price-rules/price-rule.ts";
import { shopRules } from "#app/features/quotes/price-rules/rules-column.server.ts";
import { priceRules } from "#app/features/quotes/price-rules.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** A markup of 100 % on what costs less than 10.00, a margin of 40 % on all else. */
const ranges: PriceRange[] = [
  { from: 0, to: 9_99, kind: "markup", rate: 100_00 },
  { from: 10_00, to: null, kind: "margin", rate: 40_00 },
];

type Traits = Partial<PriceRules> & { shopId: string; customerId?: string; supplierId?: string };

/** Gives a shop price rules, or one of its customers or suppliers their own. */
export const makePriceRules = (db: Db, { shopId, customerId, supplierId, ...rules }: Traits) => {
  const said = { ending: "exact" as const, currency: "USD" as const, ...rules };
  const row = { ...said, ranges: [...(rules.ranges ?? ranges)], updatedAt: new Date() };
  return db
    .insert(priceRules)
    .values({ shopId, id: customerId ?? supplierId ?? shopRules, customerId, supplierId, ...row })
    .onConflictDoUpdate({ target: [priceRules.shopId, priceRules.id], set: row });
};
