import { eq } from "drizzle-orm";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type Country, countryOf } from "#app/values/country.ts";
import type { Currency } from "#app/values/money.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";

/** The calendar day where the shop is, as 2026-11-23, its time zone, currency and country. */
export type ShopDay = { today: string; zone: string; currency: Currency; country: Country };

/** The instant of a request, and the viewer's time zone. */
export type Moment = { now: number; readerZone: string };

const dayIn = (now: number, zone: string) => wallTimeOf(now, zone).slice(0, 10);

export async function findShopDay(db: Db, shopId: string, now: number): Promise<ShopDay> {
  const settings = await db
    .select({
      zone: shopSettings.timeZone,
      currency: shopSettings.currency,
      country: shopSettings.country,
    })
    .from(shopSettings)
    .where(eq(shopSettings.shopId, shopId))
    .get();
  const zone = settings?.zone ?? "UTC";
  return {
    today: dayIn(now, zone),
    zone,
    currency: settings?.currency ?? "USD",
    country: countryOf(settings),
  };
}

/**
 * Reads data that depends on the shop's day. It assumes the viewer's day, in parallel with the
 * settings, and reads again where the shop's day differs.
 */
export async function readForToday<Found>(
  db: Db,
  shopId: string,
  { now, readerZone }: Moment,
  read: (today: string) => Promise<Found>,
): Promise<{ shop: ShopDay; found: Found }> {
  const guess = dayIn(now, readerZone);
  const [shop, found] = await Promise.all([findShopDay(db, shopId, now), read(guess)]);
  return { shop, found: shop.today === guess ? found : await read(shop.today) };
}
