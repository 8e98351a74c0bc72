import { sql } from "drizzle-orm";
import type { Currency } from "#app/values/money.ts";
import type { LaborRate } from "./labor-rate.ts";

/** A shop's named rates, as JSON; null without any. */
export const laborRatesColumn = (shopId: string, prices: boolean) =>
  (prices
    ? sql<string | null>`(SELECT json_object('rates', json(r.rates), 'currency', r.currency)
        FROM labor_rates r WHERE r.shop_id = ${shopId} AND r.rates <> '[]')`
    : sql<string | null>`NULL`
  ).as("labor_rates");

/** The rates of that column, where they are in this currency. */
export function laborRatesIn(json: string, currency: Currency): LaborRate[] {
  const stored = JSON.parse(json) as { rates: LaborRate[]; currency: Currency };
  return stored.currency === currency ? stored.rates : [];
}
