import { and, eq, ne, sql } from "drizzle-orm";
import type { Closure } from "#app/features/calendar/opening/calendar.ts";
import type { CalendarSettings } from "#app/features/calendar/opening/calendar-settings.ts";
import { standardSettings } from "#app/features/calendar/opening/calendar-settings.ts";
import { calendarSettings, closures } from "#app/features/calendar/openings.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type Saved, saveAt } from "#app/platform/db/save-at.server.ts";

const rowOf = ({ openHolidays, services, ...settings }: CalendarSettings, now: number) => ({
  ...settings,
  openHolidays: [...openHolidays],
  services: [...services],
  shares: { ...settings.shares },
  updatedAt: new Date(now),
});

/**
 * Writes the settings over the `version` that the form was opened at; 0 before the first. "taken":
 * another shop's booking page has that address.
 */
export async function saveCalendarSettings(
  db: Db,
  shopId: string,
  { settings, version, now }: { settings: CalendarSettings; version: number; now: number },
): Promise<Saved | "taken"> {
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
  const row = rowOf(settings, now);
  if (version > 0)
    return saveAt(db, {
      table: calendarSettings,
      column: calendarSettings.version,
      row: eq(calendarSettings.shopId, shopId),
      version,
      set: row,
    });
  const made = await db
    .insert(calendarSettings)
    .values({ shopId, ...row })
    .onConflictDoNothing()
    .returning({ shopId: calendarSettings.shopId });
  return made.length > 0 ? "saved" : "overtaken";
}

/** Raises the version of the settings, so that no day is booked that was planned before. */
const raised = (db: Db, shopId: string, now: number) =>
  db
    .insert(calendarSettings)
    .values({ shopId, ...rowOf(standardSettings, now) })
    .onConflictDoUpdate({
      target: calendarSettings.shopId,
      set: { version: sql`${calendarSettings.version} + 1` },
    });

/** Adds days on which the shop is closed. The id came with the form: sent twice, they are added once. */
export const addClosure = async (db: Db, shopId: string, closure: Closure, now: number) => {
  await db.batch([
    db
      .insert(closures)
      .values({ shopId, ...closure, createdAt: new Date(now) })
      .onConflictDoNothing(),
    raised(db, shopId, now),
  ]);
};

export const removeClosure = async (db: Db, shopId: string, id: string, now: number) => {
  await db.batch([
    db.delete(closures).where(and(eq(closures.shopId, shopId), eq(closures.id, id))),
    raised(db, shopId, now),
  ]);
};
