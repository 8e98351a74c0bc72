import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { followUpDays, followUpSettings } from "#app/features/reminders/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { SaveOutcome } from "#app/platform/db/save-at.server.ts";
import { saveShopRow } from "#app/platform/db/save-shop-row.server.ts";
import { auditEntryIf } from "#app/platform/log/audit.server.ts";
import { day } from "#app/values/calendar.ts";
import type { rulesForm } from "./rules-form.ts";

/** After all that changes meanwhile: a shop has many vehicles. */
const laterMs = 3650 * day;

/**
 * Writes the rules if their version is still `version` (0 before the first), and marks every
 * vehicle of the shop for recomputation.
 */
export async function saveRules(
  db: Db,
  shopId: string,
  { settings, version, by, now }: z.output<typeof rulesForm> & { by: string; now: number },
): Promise<SaveOutcome> {
  const marked = db
    .update(followUpDays)
    .set({ staleAt: new Date(now + laterMs) })
    .where(
      sql`${eq(followUpDays.shopId, shopId)} AND stale_at IS NULL AND EXISTS (
        SELECT 1 FROM follow_up_settings s WHERE s.shop_id = ${shopId} AND s.updated_at = ${now})`,
    );
  const noted = auditEntryIf(
    db,
    { actorId: by, action: "shop.followUp", subjectId: shopId, now },
    sql`EXISTS (SELECT 1 FROM follow_up_settings s WHERE s.shop_id = ${shopId}
      AND s.updated_at = ${now} AND s.version = ${version + 1})`,
  );
  return saveShopRow(db, {
    table: followUpSettings,
    shopId,
    version,
    set: { ...settings, updatedAt: new Date(now) },
    after: [marked, noted],
  });
}
