import { sql } from "drizzle-orm";
import { priceRules } from "#app/features/quotes/price-rules.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { type Saved, saveAt, says } from "#app/platform/db/save-at.server.ts";
import { rulesOf } from "./find-rules.server.ts";
import { type PriceRules, priceRuleLimits } from "./price-rule.ts";
import { shopRules } from "./rules-column.server.ts";

type Change = PriceRules & { version: number; now: number };

/** Whose rules they are: a customer's, a supplier's, or with neither the shop's. */
export type RulesOf = { shopId: string; customerId?: string; supplierId?: string };

/**
 * Writes rules over the `version` that the form was opened at, 0 before the first: the shop's, or
 * those of one of its customers or suppliers. "tooMany": as many as may have their own have some.
 */
export async function savePriceRules(
  db: Db,
  { shopId, customerId, supplierId }: RulesOf,
  { ranges, ending, currency, version, now }: Change,
): Promise<Saved | "tooMany"> {
  const id = customerId ?? supplierId ?? shopRules;
  const said = { ranges: [...ranges], ending, currency };
  if (version > 0)
    return saveAt(db, {
      table: priceRules,
      column: priceRules.version,
      row: rulesOf(shopId, id),
      version,
      set: { ...said, updatedAt: new Date(now) },
      already: says(priceRules, said),
    });
  const room = sql`(SELECT count(*) FROM (SELECT 1 FROM price_rules r WHERE r.shop_id = ${shopId}
    LIMIT ${priceRuleLimits.sets + 1})) <= ${priceRuleLimits.sets}`;
  const owners = sql.raw(customerId ? "customers" : "suppliers");
  const isTheirs =
    id === shopRules
      ? sql`true`
      : sql`EXISTS (SELECT 1 FROM ${owners} c WHERE c.shop_id = ${shopId} AND c.id = ${id}) AND ${room}`;
  const of = { shopId, id, customerId: customerId ?? null, supplierId: supplierId ?? null };
  const row = { ...of, ...said, updatedAt: new Date(now), version: 1 };
  const made = await insertSelect(db, priceRules, row, sql`WHERE ${isTheirs}`)
    .onConflictDoNothing()
    .returning({ id: priceRules.id });
  if (made.length > 0) return "saved";
  const found = await db
    .select({ is: says(priceRules, said) })
    .from(priceRules)
    .where(rulesOf(shopId, id))
    .get();
  if (!found) return id === shopRules ? "gone" : "tooMany";
  return found.is ? "saved" : "overtaken";
}
