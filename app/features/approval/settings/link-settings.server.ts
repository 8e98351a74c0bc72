import { eq } from "drizzle-orm";
import { linkSettings } from "#app/features/approval/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, says } from "#app/platform/db/save-at.server.ts";
import { saveShopRow } from "#app/platform/db/save-shop-row.server.ts";
import type { LinkSettings } from "./link-settings.ts";

const { expiryDays, terms, reminderDays, depositPercent, version } = linkSettings;

/** The settings of a shop; none until they are saved for the first time. */
export const linkSettingsQuery = (db: Db, shopId: string) =>
  db
    .select({ expiryDays, terms, reminderDays, depositPercent, version })
    .from(linkSettings)
    .where(eq(linkSettings.shopId, shopId));

/** Writes them over the `version` that the form was opened at; 0 before the first. */
export async function saveLinkSettings(
  db: Db,
  shopId: string,
  { settings, version: opened, now }: { settings: LinkSettings; version: number; now: number },
): Promise<SaveOutcome> {
  return saveShopRow(db, {
    table: linkSettings,
    shopId,
    version: opened,
    set: { ...settings, updatedAt: new Date(now) },
    already: says(linkSettings, settings),
  });
}
