import { and, asc, eq, ne, sql } from "drizzle-orm";
import { customers } from "#app/features/customers/tables.server.ts";
import { priceRules } from "#app/features/quotes/price-rules.tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { priceRuleLimits } from "./price-rule.ts";
import { shopRules } from "./rules-column.server.ts";

const { ranges, ending, currency, version } = priceRules;

export const rulesOf = (shopId: string, id: string) =>
  and(eq(priceRules.shopId, shopId), eq(priceRules.id, id));

export const rulesQuery = (db: Db, shopId: string, id: string) =>
  db.select({ ranges, ending, currency, version }).from(priceRules).where(rulesOf(shopId, id));

export const currencyQuery = (db: Db, shopId: string) =>
  db
    .select({ currency: shopSettings.currency })
    .from(shopSettings)
    .where(eq(shopSettings.shopId, shopId));

/** The customers with rules of their own; few, by the limit. */
const ownRulesQuery = (db: Db, shopId: string) =>
  db
    .select({
      id: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
      company: customers.company,
    })
    .from(priceRules)
    .innerJoin(customers, refersTo(priceRules, priceRules.customerId, customers))
    .where(and(eq(priceRules.shopId, shopId), ne(priceRules.id, shopRules), sql`${ranges} <> '[]'`))
    .orderBy(asc(priceRules.id))
    .limit(priceRuleLimits.sets);

/** A shop's rules, its currency, and the customers with rules of their own. */
export async function findShopRules(db: Db, shopId: string) {
  const [[rules], [shop], own] = await db.batch([
    rulesQuery(db, shopId, shopRules),
    currencyQuery(db, shopId),
    ownRulesQuery(db, shopId),
  ]);
  return { rules, currency: shop?.currency ?? "USD", own };
}

/** A customer's own rules, else the shop's as a default; undefined without such a customer. */
export async function findCustomerRules(db: Db, shopId: string, customerId: string) {
  const [[customer], [own], [ofShop], [shop]] = await db.batch([
    db
      .select({
        firstName: customers.firstName,
        lastName: customers.lastName,
        company: customers.company,
      })
      .from(customers)
      .where(and(eq(customers.shopId, shopId), eq(customers.id, customerId))),
    rulesQuery(db, shopId, customerId),
    rulesQuery(db, shopId, shopRules),
    currencyQuery(db, shopId),
  ]);
  if (!customer) return undefined;
  return { customer, ...ownRules(own, ofShop), currency: shop?.currency ?? "USD" };
}

type Rules = Awaited<ReturnType<typeof rulesQuery>>[number] | undefined;

/** Rules of a customer or supplier, the shop's as a default, and the version to overwrite. */
export function ownRules(own: Rules, ofShop: Rules) {
  const isOwn = (own?.ranges.length ?? 0) > 0;
  const version = own?.version ?? 0;
  const rules = isOwn ? own : ofShop && { ...ofShop, version };
  return { rules: rules ?? own, isOwn, version };
}
