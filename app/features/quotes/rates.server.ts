import { and, eq, sql } from "drizzle-orm";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Warranty } from "#app/features/shop/print/warranty.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { columnIf } from "#app/platform/db/column-if.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type Currency, decimalsOf, roundMoney } from "#app/values/money.ts";
import type { LaborRate } from "./labor-rates/labor-rate.ts";
import type { ShopTerms, Terms } from "./price/terms.ts";
import { rulesColumn, rulesIn, supplierRulesColumn } from "./price-rules/rules-column.server.ts";
import type { Rates } from "./quote.ts";
import { shopTaxSettings } from "./taxes.tables.server.ts";

/** A shop's named rates, as JSON; null without any. */
const laborRatesColumn = (shopId: string, prices: boolean) =>
  (prices
    ? sql<string | null>`(SELECT json_object('rates', json(r.rates), 'currency', r.currency)
        FROM labor_rates r WHERE r.shop_id = ${shopId} AND r.rates <> '[]')`
    : sql<string | null>`NULL`
  ).as("labor_rates");

/** Parses that column; only rates in this currency. */
function laborRatesIn(json: string, currency: Currency): LaborRate[] {
  const stored = JSON.parse(json) as { rates: LaborRate[]; currency: Currency };
  return stored.currency === currency ? stored.rates : [];
}

type Settings = Pick<typeof shopSettings.$inferSelect, "hourlyRate" | "currency"> & {
  terms: ShopTerms | null;
  /** Number of the customer's exemption certificate, if there is one. */
  exempt: string | null;
  /** Price rules as JSON. */
  rules: string | null;
  supplierRules: string | null;
  /** Named labor rates as JSON. */
  laborRates: string | null;
  /** Warranty as JSON. */
  cover: string | null;
};

/** Settings that a new quote freezes, the rate rounded to the currency's decimals. */
export function ratesOf(settings: Settings): Rates & {
  terms: Terms | null;
} {
  const { hourlyRate, currency, terms, exempt, supplierRules, laborRates, cover } = settings;
  const ofSuppliers = supplierRules === "{}" ? null : supplierRules;
  const decimals = decimalsOf[currency];
  return {
    laborRate: Math.max(1, roundMoney(hourlyRate, decimals)),
    currency,
    decimals,
    terms: terms && { ...terms, discount: null, exempt: exempt || null },
    ...((settings.rules || ofSuppliers) && {
      rules: rulesIn(settings.rules, ofSuppliers, currency),
    }),
    ...(cover && { warranty: JSON.parse(cover) as Warranty }),
    ...(laborRates && { laborRates: laborRatesIn(laborRates, currency) }),
  };
}

/** Columns of a shop's settings for a quote on this job, to be joined with `withTaxes`. */
export const rateColumns = (shopId: string, jobId: string, prices = true) => ({
  hourlyRate: columnIf(prices, shopSettings.hourlyRate),
  currency: shopSettings.currency,
  terms: columnIf(prices, shopTaxSettings.terms),
  exempt: (prices
    ? sql<string | null>`(SELECT c.exempt_number FROM repair_jobs j JOIN customers c
        ON c.shop_id = j.shop_id AND c.id = j.customer_id
        WHERE j.shop_id = ${shopId} AND j.id = ${jobId})`
    : sql<string | null>`NULL`
  ).as("exempt"),
  rules: rulesColumn(shopId, jobId, prices),
  supplierRules: supplierRulesColumn(shopId, jobId, prices),
  laborRates: laborRatesColumn(shopId, prices),
  cover: sql<string | null>`json_extract(${shopSettings.printTerms}, '$.cover')`.as("cover"),
});

/** Left joins of the tax settings, which may be absent. */
export const withTaxes = [
  shopTaxSettings,
  eq(shopTaxSettings.shopId, shopSettings.shopId),
] as const;

/** Rates of a shop for a quote that is on no job; undefined before its settings are saved. */
export async function findShopRates(db: Db, shopId: string): Promise<Rates | undefined> {
  const [rates] = await db
    .select(rateColumns(shopId, ""))
    .from(shopSettings)
    .leftJoin(...withTaxes)
    .where(eq(shopSettings.shopId, shopId));
  return rates && ratesOf(rates);
}

/**
 * Whether the shop has the job, and the shop's rates if its settings are saved: all that a new
 * quote needs, in one round trip.
 */
export async function findQuoteRates(
  db: Db,
  shopId: string,
  jobId: string,
): Promise<{ rates: Rates | undefined } | undefined> {
  const [[job], [rates]] = await db.batch([
    db
      .select({ id: repairJobs.id })
      .from(repairJobs)
      .where(and(eq(repairJobs.shopId, shopId), eq(repairJobs.id, jobId))),
    db
      .select(rateColumns(shopId, jobId))
      .from(shopSettings)
      .leftJoin(...withTaxes)
      .where(eq(shopSettings.shopId, shopId)),
  ]);
  return job && { rates: rates && ratesOf(rates) };
}
