import { sql } from "drizzle-orm";
import type { Currency } from "#app/values/money.ts";
import type { PriceRules } from "./price-rule.ts";

/** Id of the rules for all customers without their own. */
export const shopRules = "shop";

/** Rules for a job, as JSON: its customer's, else the shop's; null without any. */
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

/**
 * Rules of the suppliers of a job's parts, by line, as JSON. A customer's own rules take
 * precedence, and then there are none.
 */
export const supplierRulesColumn = (shopId: string, jobId: string, prices: boolean) =>
  (prices
    ? sql<string | null>`(SELECT json_group_object(p.line_id, json_object('ranges', json(r.ranges),
          'ending', r.ending, 'currency', r.currency))
        FROM parts p JOIN price_rules r ON r.shop_id = p.shop_id AND r.id = p.supplier_id
        WHERE p.shop_id = ${shopId} AND p.job_id = ${jobId} AND r.ranges <> '[]'
          AND NOT EXISTS (SELECT 1 FROM repair_jobs j JOIN price_rules c ON c.shop_id = j.shop_id
            AND c.id = j.customer_id AND c.ranges <> '[]'
            WHERE j.shop_id = ${shopId} AND j.id = ${jobId}))`
    : sql<string | null>`NULL`
  ).as("supplier_rules");

/** Parses these columns. Rules apply only in the currency that they were entered in. */
export function rulesIn(
  json: string | null,
  ofSuppliers: string | null,
  currency: Currency,
): PriceRules | null {
  const isIn = (rules: PriceRules) => rules.currency === currency;
  const [rules] = [JSON.parse(json ?? "null") as PriceRules | null].filter(
    (one) => one && isIn(one),
  );
  const lines = Object.entries(
    JSON.parse(ofSuppliers ?? "{}") as Record<string, PriceRules>,
  ).filter(([, one]) => isIn(one));
  if (lines.length === 0) return rules ?? null;
  const none = { ranges: [], ending: "exact", currency } as const;
  return { ...(rules ?? none), of: Object.fromEntries(lines) };
}
