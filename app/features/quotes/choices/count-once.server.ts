import { type SQL, sql } from "drizzle-orm";

const sameChoice = (quote: string): SQL => {
  const q = sql.raw(quote);
  return sql`o.shop_id = ${q}.shop_id AND o.job_id = ${q}.job_id AND o.choice = ${q}.choice
    AND o.id <> ${q}.id`;
};

/** Whether another option of a quote's choice is approved; `quote`: alias of its row. */
export const isDecidedAgainst = (quote: string): SQL =>
  sql`(${sql.raw(quote)}.choice IS NOT NULL AND EXISTS (
    SELECT 1 FROM repair_quotes o WHERE ${sameChoice(quote)} AND o.status = 'approved'))`;

/**
 * Whether a quote counts in a sum: of an open choice the cheapest option only, of a decided one the
 * approved option only.
 */
export const countsOnce = (quote: string): SQL => {
  const q = sql.raw(quote);
  return sql`(${q}.choice IS NULL OR ${q}.status <> 'pending' OR NOT EXISTS (
    SELECT 1 FROM repair_quotes o WHERE ${sameChoice(quote)} AND (o.status = 'approved'
      OR o.status = 'pending' AND (o.total_amount, o.id) < (${q}.total_amount, ${q}.id))))`;
};
