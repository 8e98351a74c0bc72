import { and, eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Activity } from "#app/features/clock/entry.ts";
import { minuteOf } from "#app/features/clock/entry.ts";
import { clockEntries as entries } from "#app/features/clock/tables.server.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { findShopDay } from "#app/features/reports/shop-day.server.ts";
import { notFound } from "#app/http/answers.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";

const originalQuery = (db: Db, shopId: string, entryId: string) =>
  db
    .select({
      id: entries.id,
      memberId: entries.memberId,
      name: memberName(sql`${entries.memberId}`).as("worker"),
      jobId: entries.jobId,
      quoteId: entries.quoteId,
      number: repairJobs.number,
      activity: entries.activity,
      startedAt: entries.startedAt,
      endedAt: entries.endedAt,
    })
    .from(entries)
    .leftJoin(repairJobs, refersTo(entries, entries.jobId, repairJobs))
    .where(and(eq(entries.shopId, shopId), eq(entries.id, entryId)));

/** An entry that has ended, to be corrected. */
export async function findOriginal(db: Db, shopId: string, entryId: string) {
  const [found] = await originalQuery(db, shopId, entryId);
  const { endedAt, startedAt, ...entry } = found ?? notFound();
  if (!endedAt) notFound();
  return { ...entry, startedAt: startedAt.getTime(), endedAt: endedAt.getTime() };
}

/** The initial values of a correction; times as local times of the shop. */
export type CorrectionStart = {
  newId: string;
  name: string | null;
  memberId: string;
  from: string;
  to: string;
  work: string;
  activity: Activity;
};

export async function findCorrection(
  db: Db,
  shopId: string,
  { entryId, now }: { entryId: string; now: number },
): Promise<CorrectionStart> {
  const [entry, { zone }] = await Promise.all([
    findOriginal(db, shopId, entryId),
    findShopDay(db, shopId, now),
  ]);
  return {
    newId: newId(),
    name: entry.name,
    memberId: entry.memberId,
    from: wallTimeOf(entry.startedAt, zone),
    to: wallTimeOf(entry.endedAt, zone),
    work: entry.number === null ? "" : String(entry.number),
    activity: entry.activity,
  };
}

/** The initial values of a missing entry, for a current or former member of the shop. */
export async function findAddition(
  db: Db,
  shopId: string,
  { memberId, now }: { memberId: string; now: number },
): Promise<CorrectionStart> {
  const [[member], { zone }] = await Promise.all([
    db.all<{ name: string | null }>(
      sql`SELECT ${memberName(sql`${memberId}`)} AS name WHERE EXISTS (SELECT 1 FROM shop_members m
        WHERE m.shop_id = ${shopId} AND m.user_id = ${memberId})
        OR EXISTS (SELECT 1 FROM clock_entries e
          WHERE e.shop_id = ${shopId} AND e.member_id = ${memberId})`,
    ),
    findShopDay(db, shopId, now),
  ]);
  const { name } = member ?? notFound();
  const at = wallTimeOf(minuteOf(now), zone);
  return { newId: newId(), name, memberId, from: at, to: at, work: "", activity: "other" };
}
