import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { type Country, countryOf } from "#app/values/country.ts";
import { shopSettings } from "./tables.server.ts";

/** The country of a shop. */
export async function countryOfShop(db: Db, shopId: string): Promise<Country> {
  const [shop] = await db
    .select({ country: shopSettings.country, currency: shopSettings.currency })
    .from(shopSettings)
    .where(eq(shopSettings.shopId, shopId));
  return countryOf(shop);
}
