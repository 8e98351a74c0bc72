import { and, eq, ne, sql } from "drizzle-orm";
import type { Closure } from "#app/features/calendar/opening/calendar.ts";
import type { CalendarSettings } from "#app/features/calendar/opening/calendar-settings.ts";
import { standardSettings } from "#app/features/calendar/opening/calendar-settings.ts";
import { calendarSettings, closures } from "#app/features/calendar/openings.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { SaveOutcome } from "#app/platform/db/save-at.server.ts";
import { saveShopRow } from "#app/platform/db/save-shop-row.server.ts";
import { auditEntry, auditEntryIf } from "#app/platform/log/audit.server.ts";

const rowOf = ({ openHolidays, services, ...settings }: CalendarSettings, now: number) => ({
  ...settings,
  openHolidays: [...openHolidays],
  services: [...services],
  shares: { ...settings.shares },
  updatedAt: new Date(now),
});

type Change = { shopId: string /** The member. */; by: string; now: number };

type Save = { settings: CalendarSettings; version: number; by: string; now: number };

/**
 * Writes the settings over the `version` that the form was opened at; 0 before the first. "taken":
 * another shop's booking page has that address.
 */
export async function saveCalendarSettings(
  db: Db,
  shopId: string,
  { settings, version, by, now }: Save,
): Promise<SaveOutcome | "taken"> {
  const { address } = settings;
  const ofOther =
    address === null
      ? undefined
      : await db
          .select({ shopId: calendarSettings.shopId })
          .from(calendarSettings)
          .where(and(eq(calendarSettings.address, address), ne(calendarSettings.shopId, shopId)))
          .get();
  if (ofOther) return "taken";
  const noted = auditEntryIf(
    db,
    { actorId: by, action: "shop.calendar", subjectId: shopId, now },
    sql`EXISTS (SELECT 1 FROM calendar_settings WHERE shop_id = ${shopId}
      AND updated_at = ${now} AND version = ${version + 1})`,
  );
  const set = rowOf(settings, now);
  return saveShopRow(db, { table: calendarSettings, shopId, version, set, after: [noted] });
}

/** Increments the version, so that no booking uses a day planned earlier, and notes it. */
const raised = (db: Db, { shopId, by, now }: Change) =>
  [
    db
      .insert(calendarSettings)
      .values({ shopId, ...rowOf(standardSettings, now) })
      .onConflictDoUpdate({
        target: calendarSettings.shopId,
        set: { version: sql`${calendarSettings.version} + 1` },
      }),
    auditEntry(db, { actorId: by, action: "shop.closures", subjectId: shopId, now }),
  ] as const;

/** Adds days on which the shop is closed. The id is the form's: sent twice, they are added once. */
export const addClosure = async (db: Db, change: Change, closure: Closure) => {
  const { shopId, now } = change;
  await db.batch([
    db
      .insert(closures)
      .values({ shopId, ...closure, createdAt: new Date(now) })
      .onConflictDoNothing(),
    ...raised(db, change),
  ]);
};

export const removeClosure = async (db: Db, change: Change, id: string) => {
  const { shopId } = change;
  await db.batch([
    db.delete(closures).where(and(eq(closures.shopId, shopId), eq(closures.id, id))),
    ...raised(db, change),
  ]);
};
