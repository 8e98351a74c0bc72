import { eq } from "drizzle-orm";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, saveAt, says } from "#app/platform/db/save-at.server.ts";
import type { WaysToPay } from "./ways-to-pay.ts";

const { waysToPay, partPayments, phone, country, currency, version } = shopSettings;

/**
 * How a shop is paid, its phone and country, with the version of its settings; no row before the
 * shop is set up.
 */
export const waysToPayQuery = (db: Db, shopId: string) =>
  db
    .select({ waysToPay, partPayments, phone, country, currency, version })
    .from(shopSettings)
    .where(eq(shopSettings.shopId, shopId));

type Saving = {
  waysToPay: WaysToPay | null;
  partPayments: boolean;
  version: number;
  now: number;
};

/** Writes them over the `version` of the settings that the form was opened at. */
export const saveWaysToPay = (
  db: Db,
  shopId: string,
  { version: opened, now, ...said }: Saving,
): Promise<SaveOutcome> =>
  saveAt(db, {
    table: shopSettings,
    column: version,
    row: eq(shopSettings.shopId, shopId),
    version: opened,
    set: { ...said, updatedAt: new Date(now) },
    already: says(shopSettings, said),
  });
