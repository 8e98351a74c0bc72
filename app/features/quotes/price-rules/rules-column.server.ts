import { sql } from "drizzle-orm";
import type { Currency } from "#app/values/money.ts";
import type { PriceRules } from "./price-rule.ts";

/** The id of the rules for every customer without their own. */
export const shopRules = "shop";

/** The rules for a job, as JSON: those of its customer, else the shop's; null without any. */
export const rulesColumn = (shopId: string, jobId: string, prices: boolean) =>
  (prices
    ? sql<string | null>`(SELECT json_object('ranges', json(r.ranges), 'ending', r.ending,
          'currency', r.currency)
        FROM price_rules r WHERE r.shop_id = ${shopId} AND r.ranges <> '[]'
          AND r.id IN (${shopRules}, (SELECT j.customer_id FROM repair_jobs j
            WHERE j.shop_id = ${shopId} AND j.id = ${jobId}))
        ORDER BY r.id = ${shopRules} LIMIT 1)`
    : sql<string | null>`NULL`
  ).as("rules");

/** The rules of that column. They hold in the currency that they were written in. */
export function rulesIn(json: string, currency: Currency): PriceRules | null {
  const rules = JSON.parse(json) as PriceRules;
  return rules.currency === currency ? rules : null;
}
