import { eq } from "drizzle-orm";
import { laborRates } from "#app/features/quotes/price-rules.tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, says } from "#app/platform/db/save-at.server.ts";
import { saveShopRow } from "#app/platform/db/save-shop-row.server.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import type { LaborRate } from "./labor-rate.ts";

type Settings = {
  rates: LaborRate[];
  version: number;
  currency: Currency;
  hourlyRate: Cents | undefined;
};

/** Named rates of a shop in its current currency, and its hourly rate. */
export async function findLaborRates(db: Db, shopId: string): Promise<Settings> {
  const { rates, currency, version } = laborRates;
  const [[stored], [shop]] = await db.batch([
    db.select({ rates, currency, version }).from(laborRates).where(eq(laborRates.shopId, shopId)),
    db
      .select({ currency: shopSettings.currency, hourlyRate: shopSettings.hourlyRate })
      .from(shopSettings)
      .where(eq(shopSettings.shopId, shopId)),
  ]);
  const today = shop?.currency ?? "USD";
  return {
    rates: stored?.currency === today ? stored.rates : [],
    version: stored?.version ?? 0,
    currency: today,
    hourlyRate: shop?.hourlyRate,
  };
}

type Change = Pick<Settings, "rates" | "currency" | "version"> & { now: number };

/** Saves a shop's rates over the `version` that the form was opened at; 0 before the first. */
export async function saveLaborRates(
  db: Db,
  shopId: string,
  { rates, currency, version, now }: Change,
): Promise<SaveOutcome> {
  return saveShopRow(db, {
    table: laborRates,
    shopId,
    version,
    set: { rates, currency, updatedAt: new Date(now) },
    already: says(laborRates, { rates, currency }),
  });
}
