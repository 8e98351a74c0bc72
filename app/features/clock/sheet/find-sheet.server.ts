import { and, asc, eq, gt, gte, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { dayStart } from "#app/features/clock/days.ts";
import { clockLimits, longestEntry, minuteOf } from "#app/features/clock/entry.ts";
import { runningOf, runningQuery } from "#app/features/clock/running.server.ts";
import type { MemberRef } from "#app/features/clock/start-stop.server.ts";
import { clockEntries as entries } from "#app/features/clock/tables.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { mondayOf } from "#app/features/reports/range.ts";
import { findShopDay } from "#app/features/reports/shop-day.server.ts";
import { membersQuery } from "#app/features/shop/member.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { dayAfter, readDay } from "#app/values/wall-time.ts";
import { daysOfSheet } from "./sheet.ts";

/** More than a week has room for (`clockLimits.perHalfDay`). */
const most = clockLimits.perHalfDay * 20;

/** The entries of a member that reach into a time: as many as an index finds, from its start on. */
export function sheetQuery(db: Db, { shopId, memberId }: MemberRef, from: number, to: number) {
  const correction = alias(entries, "correction");
  return db
    .select({
      id: entries.id,
      jobId: entries.jobId,
      number: repairJobs.number,
      vehicle: sql<string | null>`${repairJobs.carMake} || ' ' || ${repairJobs.carModel}`.as(
        "vehicle",
      ),
      quoteNumber: sql<number | null>`${repairQuotes.number}`.as("quote_number"),
      activity: entries.activity,
      startedAt: entries.startedAt,
      endedAt: entries.endedAt,
      isForgotten: entries.isForgotten,
      why: entries.why,
      by: memberName(sql`${entries.by}`).as("by_name"),
      correctedBy: sql<string | null>`${correction.id}`.as("corrected_by"),
    })
    .from(entries)
    .leftJoin(repairJobs, refersTo(entries, entries.jobId, repairJobs))
    .leftJoin(repairQuotes, refersTo(entries, entries.quoteId, repairQuotes))
    .leftJoin(correction, refersTo(correction, correction.corrects, entries))
    .where(
      and(
        eq(entries.shopId, shopId),
        eq(entries.memberId, memberId),
        gt(entries.startedAt, new Date(from - longestEntry)),
        lt(entries.startedAt, new Date(to)),
        or(
          gte(entries.startedAt, new Date(from)),
          gt(sql`coalesce(${entries.endedAt}, ${to})`, from),
        ),
      ),
    )
    .orderBy(asc(entries.startedAt), asc(entries.id))
    .limit(most);
}

type SheetQuery = { viewerId: string; memberId: string | null; week: string | null; now: number };

export type Sheet = Awaited<ReturnType<typeof findSheet>>;

/** The week of a member as their sheet shows it. `week`: any day of it, as 2026-11-23. */
export async function findSheet(
  db: Db,
  shopId: string,
  { viewerId, memberId: asked, week, now }: SheetQuery,
) {
  const { today, zone } = await findShopDay(db, shopId, now);
  const day = readDay(week) ?? today;
  const monday = mondayOf(day <= today ? day : today);
  const next = dayAfter(monday, 7);
  const memberId = asked ?? viewerId;
  const [rows, running, members, [name]] = await db.batch([
    sheetQuery(db, { shopId, memberId }, dayStart(monday, zone), dayStart(next, zone)),
    runningQuery(db, { shopId, memberId: viewerId }),
    membersQuery(db, shopId),
    // A stranger of another shop has no name here.
    db
      .select({ name: memberName(sql`${entries.memberId}`).as("worker") })
      .from(entries)
      .where(and(eq(entries.shopId, shopId), eq(entries.memberId, memberId)))
      .limit(1),
  ]);
  const member = members.find(({ id }) => id === memberId);
  const list = rows.map((row) => ({
    ...row,
    startedAt: row.startedAt.getTime(),
    endedAt: row.endedAt?.getTime() ?? null,
  }));
  return {
    monday,
    zone,
    before: dayAfter(monday, -7),
    after: next <= today ? next : undefined,
    days: daysOfSheet(list, { monday, zone, now: minuteOf(now) }),
    /** Closed automatically, and not corrected. */
    toCheck: list.filter((one) => one.isForgotten && !one.correctedBy).length,
    running: runningOf(running, now),
    members,
    isOwn: memberId === viewerId,
    memberId,
    name: member?.name ?? name?.name ?? null,
    isMember: member !== undefined,
  };
}

/** Members of a shop with unchecked forgotten entries, for members who may correct them. */
export const toCheckQuery = (db: Db, shopId: string, since: number) =>
  db
    .select({
      memberId: entries.memberId,
      name: memberName(sql`${entries.memberId}`).as("name"),
      at: sql<number>`max(${entries.startedAt})`.as("at"),
    })
    .from(entries)
    .where(
      and(
        eq(entries.shopId, shopId),
        gt(entries.startedAt, new Date(since)),
        sql`is_forgotten = 1`,
        sql`NOT EXISTS (SELECT 1 FROM clock_entries f WHERE f.shop_id = ${entries.shopId}
          AND f.corrects = ${entries.id})`,
      ),
    )
    .groupBy(entries.memberId);
