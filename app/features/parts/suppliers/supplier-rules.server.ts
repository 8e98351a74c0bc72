import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { suppliers } from "#app/features/parts/tables.server.ts";
import {
  currencyQuery,
  ownRules,
  rulesQuery,
} from "#app/features/quotes/price-rules/find-rules.server.ts";
import { priceRuleLimits } from "#app/features/quotes/price-rules/price-rule.ts";
import { shopRules } from "#app/features/quotes/price-rules/rules-column.server.ts";
import { priceRules } from "#app/features/quotes/price-rules.tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { supplierOf } from "./find-suppliers.server.ts";

/** Price rules of a supplier, else the shop's as a default; undefined without such a supplier. */
export async function findSupplierRules(db: Db, shopId: string, supplierId: string) {
  const [[supplier], [own], [ofShop], [shop]] = await db.batch([
    db.select({ name: suppliers.name }).from(suppliers).where(supplierOf(shopId, supplierId)),
    rulesQuery(db, shopId, supplierId),
    rulesQuery(db, shopId, shopRules),
    currencyQuery(db, shopId),
  ]);
  if (!supplier) return undefined;
  return { supplier, ...ownRules(own, ofShop), currency: shop?.currency ?? "USD" };
}

/** Suppliers with price rules of their own, for members who may see them; few, by the limit. */
export const ruledSuppliersQuery = (db: Db, shopId: string, isOffice: boolean) =>
  db
    .select({ id: suppliers.id, name: suppliers.name })
    .from(priceRules)
    .innerJoin(suppliers, refersTo(priceRules, priceRules.supplierId, suppliers))
    .where(
      and(
        sql`${isOffice ? 1 : 0}`,
        eq(priceRules.shopId, shopId),
        isNotNull(priceRules.supplierId),
        sql`${priceRules.ranges} <> '[]'`,
        isNull(suppliers.retiredAt),
      ),
    )
    .orderBy(asc(suppliers.nameKey), asc(suppliers.id))
    .limit(priceRuleLimits.sets);
