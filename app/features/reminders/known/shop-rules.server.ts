import { eq } from "drizzle-orm";
import type { Rules } from "#app/features/reminders/service.ts";
import { standardRules } from "#app/features/reminders/standard-rules.ts";
import { followUpSettings } from "#app/features/reminders/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { distanceUnitOf } from "#app/values/distance.ts";

/** A shop's rules of what is due, in one statement, for a batch. */
export const shopRulesQuery = (db: Db, shopId: string) =>
  db
    .select({
      settings: followUpSettings,
      name: shopSettings.shopName,
      phone: shopSettings.phone,
      zone: shopSettings.timeZone,
      currency: shopSettings.currency,
      country: shopSettings.country,
      distanceUnit: shopSettings.distanceUnit,
    })
    .from(shopSettings)
    .leftJoin(followUpSettings, eq(followUpSettings.shopId, shopSettings.shopId))
    .where(eq(shopSettings.shopId, shopId));

type Row = Awaited<ReturnType<typeof shopRulesQuery>>[number];
export type ShopRules = ReturnType<typeof shopRulesOf>;

/** Converts the row of a shop's rules; without settings the standard ones. */
export function shopRulesOf(row: Row | undefined) {
  const { settings, name = "", phone = null, country = null } = row ?? {};
  const { zone = "UTC", currency = "USD", distanceUnit = null } = row ?? {};
  const unit = distanceUnitOf(row && { distanceUnit, timeZone: zone, currency }, zone);
  const rules: Rules = settings ? { ...settings, unit } : standardRules(unit);
  return {
    shop: { name, phone },
    place: { country, currency },
    zone,
    rules,
    isProposal: !settings,
    asksByItself: settings?.asksByItself ?? false,
    version: settings?.version ?? 0,
  };
}

export const findShopRules = async (db: Db, shopId: string): Promise<ShopRules> =>
  shopRulesOf((await shopRulesQuery(db, shopId))[0]);
