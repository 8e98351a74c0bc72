import { eq } from "drizzle-orm";
import { linkSettings } from "#app/features/approval/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, saveAt, says } from "#app/platform/db/save-at.server.ts";
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
  const row = { ...settings, updatedAt: new Date(now) };
  if (opened > 0)
    return saveAt(db, {
      table: linkSettings,
      column: version,
      row: eq(linkSettings.shopId, shopId),
      version: opened,
      set: row,
      already: says(linkSettings, settings),
    });
  const made = await db
    .insert(linkSettings)
    .values({ shopId, ...row })
    .onConflictDoNothing({ target: linkSettings.shopId })
    .returning({ shopId: linkSettings.shopId });
  return made.length > 0 ? "saved" : "overtaken";
}
