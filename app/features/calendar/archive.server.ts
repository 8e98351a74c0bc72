import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { listFile, paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
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

async function* archivedClosures(db: Db, shopId: string): AsyncGenerator<object> {
  const rows = paged((last: { id: string } | undefined) =>
    db
      .select()
      .from(closures)
      .where(and(eq(closures.shopId, shopId), last && sql`${closures.id} > ${last.id}`))
      .orderBy(asc(closures.id))
      .limit(rowsPerPage),
  );
  for await (const { shopId: _, ...closure } of rows) yield closure;
}

async function* archivedAppointments(db: Db, shopId: string, of?: SQL): AsyncGenerator<object> {
  const rows = paged((last: { id: string } | undefined) =>
    db
      .select()
      .from(appointments)
      .where(and(eq(appointments.shopId, shopId), of, last && sql`${appointments.id} > ${last.id}`))
      .orderBy(asc(appointments.id))
      .limit(rowsPerPage),
  );
  for await (const row of rows) {
    const {
      shopId: _,
      contact: __,
      letterKind: ___,
      letterAt: ____,
      letterTries: _____,
      ...rest
    } = row;
    const { version: ______, ...appointment } = rest;
    yield appointment;
  }
}
