import { and, eq, type SQL } from "drizzle-orm";
import { listFile, recordsOf } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { calendarSettings, closures } from "./openings.tables.server.ts";
import { calendarFeeds } from "./secrets.tables.server.ts";
import { appointments } from "./tables.server.ts";

/** A shop's calendar, for its archive: its settings, closures and appointments. */
export const ownCalendar = (db: Db, shopId: string): ArchiveFile[] => [
  listFile("shop/calendar-settings.json", archivedSettings(db, shopId)),
  listFile("shop/closures.json", archivedClosures(db, shopId)),
  listFile("shop/appointments.json", archivedAppointments(db, shopId)),
];

/** The appointments of one customer. */
export const customerAppointments = (db: Db, shopId: string, customerId: string): ArchiveFile =>
  listFile(
    "appointments.json",
    archivedAppointments(db, shopId, eq(appointments.customerId, customerId)),
  );

/** Since when a member has had a secret address for their calendar. */
export const ownFeed = (db: Db, userId: string): ArchiveFile =>
  listFile("account/calendar-feeds.json", archivedFeeds(db, userId));

async function* archivedFeeds(db: Db, userId: string): AsyncGenerator<object> {
  const { shopId, createdAt } = calendarFeeds;
  yield* await db
    .select({ shopId, createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
}

async function* archivedSettings(db: Db, shopId: string): AsyncGenerator<object> {
  const own = eq(calendarSettings.shopId, shopId);
  for (const row of await db.select().from(calendarSettings).where(own)) {
    const { shopId: _, version: __, ...settings } = row;
    yield settings;
  }
}

const archivedClosures = (db: Db, shopId: string) =>
  recordsOf(db, closures, { where: eq(closures.shopId, shopId), without: ["shopId"] });

const archivedAppointments = (db: Db, shopId: string, of?: SQL) =>
  recordsOf(db, appointments, {
    where: and(eq(appointments.shopId, shopId), of),
    without: ["shopId", "contact", "letterKind", "letterAt", "letterTries", "version"],
  });
