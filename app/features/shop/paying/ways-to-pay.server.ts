import { eq } from "drizzle-orm";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type Saved, saveAt, says } from "#app/platform/db/save-at.server.ts";
import type { WaysToPay } from "./ways-to-pay.ts";

const { waysToPay, phone, country, currency, version } = shopSettings;

/**
 * How a shop is paid, where it is and is called, with the version of its settings; none before the
 * shop is set up.
 */
export const waysToPayQuery = (db: Db, shopId: string) =>
  db
    .select({ waysToPay, phone, country, currency, version })
    .from(shopSettings)
    .where(eq(shopSettings.shopId, shopId));

/** Writes them over the `version` of the settings that the form was opened at. */
export const saveWaysToPay = (
  db: Db,
  shopId: string,
  form: { waysToPay: WaysToPay | null; version: number; now: number },
): Promise<Saved> =>
  saveAt(db, {
    table: shopSettings,
    column: version,
    row: eq(shopSettings.shopId, shopId),
    version: form.version,
    set: { waysToPay: form.waysToPay, updatedAt: new Date(form.now) },
    already: says(shopSettings, { waysToPay: form.waysToPay }),
  });
