import { eq } from "drizzle-orm";
import type { ShopTerms } from "#app/features/quotes/price/terms.ts";
import { currencyQuery } from "#app/features/quotes/price-rules/find-rules.server.ts";
import { shopTaxSettings } from "#app/features/quotes/taxes.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, says } from "#app/platform/db/save-at.server.ts";
import { saveShopRow } from "#app/platform/db/save-shop-row.server.ts";
import type { Currency } from "#app/values/money.ts";
import type { TaxProfile } from "./profiles.ts";

type TaxSettings = { profile: TaxProfile; terms: ShopTerms; version: number };

/** Saved taxes of a shop, if any, and the currency of its amounts. */
export async function findTaxSettings(
  db: Db,
  shopId: string,
): Promise<{ settings: TaxSettings | undefined; currency: Currency }> {
  const { profile, terms, version } = shopTaxSettings;
  const [[settings], [shop]] = await db.batch([
    db
      .select({ profile, terms, version })
      .from(shopTaxSettings)
      .where(eq(shopTaxSettings.shopId, shopId)),
    currencyQuery(db, shopId),
  ]);
  return { settings, currency: shop?.currency ?? "USD" };
}

type Change = TaxSettings & { now: number };

/** Saves a shop's taxes over the `version` that the form was opened at; 0 before the first. */
export async function saveTaxSettings(
  db: Db,
  shopId: string,
  { profile, terms, version, now }: Change,
): Promise<SaveOutcome> {
  return saveShopRow(db, {
    table: shopTaxSettings,
    shopId,
    version,
    set: { profile, terms, updatedAt: new Date(now) },
    already: says(shopTaxSettings, { profile, terms }),
  });
}
