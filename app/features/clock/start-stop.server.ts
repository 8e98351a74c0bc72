import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { calendarSettings } from "#app/features/calendar/openings.tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { closingOf } from "./closing.ts";
import { type Activity, clockLimits, minuteOf } from "./entry.ts";
import { clockEntries as entries } from "./tables.server.ts";

export type MemberRef = { shopId: string; memberId: string };

/**
 * The work that begins: a job, with or without one of its quotes, or an activity that belongs to
 * none.
 */
export type Work = { jobId: string; quoteId?: string | null } | { activity: Activity };

type Start = { id: string; work: Work; by: string; now: number };

/** The end that an entry gets now: no later than where a forgotten one ends. */
const endNow = (now: number) => {
  const end = minuteOf(now);
  return {
    endedAt: sql`iif(forgotten_at <= ${now}, closes_at, max(started_at, ${end}))`,
    isForgotten: sql`forgotten_at <= ${now}`,
  };
};

const openOf = ({ shopId, memberId }: MemberRef) =>
  and(eq(entries.shopId, shopId), eq(entries.memberId, memberId), isNull(entries.endedAt));

/** The condition that this person belongs to the shop as the write is done. */
const belongs = ({ shopId, memberId }: MemberRef): SQL =>
  sql`EXISTS (SELECT 1 FROM shop_members WHERE shop_id = ${shopId} AND user_id = ${memberId})`;

/** The condition that the work belongs to the shop. */
function isThere(shopId: string, work: Work): SQL {
  if ("activity" in work) return sql`true`;
  const { jobId, quoteId } = work;
  const job = sql`EXISTS (SELECT 1 FROM repair_jobs WHERE shop_id = ${shopId} AND id = ${jobId})`;
  return quoteId
    ? sql`${job} AND EXISTS (SELECT 1 FROM repair_quotes WHERE shop_id = ${shopId}
        AND job_id = ${jobId} AND id = ${quoteId})`
    : job;
}

/** The number of a member's entries that start within half a day of an instant. */
export const entriesAround = ({ shopId, memberId }: MemberRef, at: number): SQL<number> => {
  const half = 12 * 60 * 60_000;
  return sql<number>`(SELECT count(*) FROM clock_entries a WHERE a.shop_id = ${shopId}
    AND a.member_id = ${memberId} AND a.started_at BETWEEN ${at - half} AND ${at + half})`;
};

/**
 * Begins an entry of a member and ends the running one, in one batch, so that no second entry is
 * open. Repeated or concurrent requests begin it once. "gone": no such work in this shop, or no
 * such member.
 */
export async function startEntry(
  db: Db,
  ref: MemberRef,
  { id, work, by, now }: Start,
): Promise<"started" | "gone" | "tooMany"> {
  const { shopId, memberId } = ref;
  const [[shop], [calendar]] = await db.batch([
    db
      .select({ zone: shopSettings.timeZone })
      .from(shopSettings)
      .where(eq(shopSettings.shopId, shopId)),
    db
      .select({ week: calendarSettings.week })
      .from(calendarSettings)
      .where(eq(calendarSettings.shopId, shopId)),
  ]);
  const startedAt = minuteOf(now);
  const closing = closingOf(startedAt, { zone: shop?.zone ?? "UTC", week: calendar?.week });
  const jobId = "jobId" in work ? work.jobId : null;
  const quoteId = "jobId" in work ? (work.quoteId ?? null) : null;
  const activity = "activity" in work ? work.activity : "job";
  const same = sql`job_id IS ${jobId} AND quote_id IS ${quoteId} AND activity = ${activity}
    AND forgotten_at > ${now}`;
  const found = and(belongs(ref), isThere(shopId, work))!;
  const holds = sql`${found} AND ${entriesAround(ref, startedAt)} < ${clockLimits.perHalfDay}
    AND NOT EXISTS (SELECT 1 FROM clock_entries b WHERE b.shop_id = ${shopId} AND b.id = ${id})`;
  const [, , [known]] = await db.batch([
    db
      .update(entries)
      .set(endNow(now))
      .where(and(openOf(ref), sql`NOT (${same})`, holds)),
    insertSelect(
      db,
      entries,
      {
        shopId,
        id,
        memberId,
        jobId,
        quoteId,
        activity,
        startedAt: new Date(startedAt),
        endedAt: null,
        forgottenAt: new Date(closing.forgottenAt),
        closesAt: new Date(closing.closesAt),
        isForgotten: false,
        corrects: null,
        by,
        why: null,
        at: new Date(now),
      },
      sql`WHERE ${holds} AND NOT EXISTS (SELECT 1 FROM clock_entries c WHERE c.shop_id = ${shopId}
        AND c.member_id = ${memberId} AND c.ended_at IS NULL)`,
    ).onConflictDoNothing(),
    db
      .select({
        found: sql<number>`${found}`.as("found"),
        isDone: sql<number>`EXISTS (SELECT 1 FROM clock_entries d WHERE d.shop_id = ${shopId}
        AND d.member_id = ${memberId} AND (d.id = ${id} OR d.ended_at IS NULL AND ${same}))`.as(
          "is_done",
        ),
      })
      .from(sql`(SELECT 1)`),
  ]);
  if (!known?.found) return "gone";
  return known.isDone ? "started" : "tooMany";
}

/**
 * Ends an entry of a member. An entry that has ended is unchanged, and a newer one keeps running,
 * so that an outdated page ends nothing else.
 */
export async function stopEntry(
  db: Db,
  ref: MemberRef,
  { id, now }: { id: string; now: number },
): Promise<"stopped" | "gone"> {
  const own = and(
    eq(entries.shopId, ref.shopId),
    eq(entries.memberId, ref.memberId),
    eq(entries.id, id),
  );
  const [, known] = await db.batch([
    db
      .update(entries)
      .set(endNow(now))
      .where(and(own, isNull(entries.endedAt))),
    db.select({ id: entries.id }).from(entries).where(own),
  ]);
  return known.length > 0 ? "stopped" : "gone";
}

/** Ends a member's running entry, for callers without its id. */
export const stopRunning = (db: Db, ref: MemberRef, now: number) =>
  db
    .update(entries)
    .set(endNow(now))
    .where(and(openOf(ref), belongs(ref)));

/** The number of entries that one run ends. */
const perRun = 1000;

/** Ends forgotten entries of all shops, at their closing times. Runs every quarter of an hour. */
export const closeForgotten = (db: Db, now: number) =>
  db.run(sql`UPDATE clock_entries SET ended_at = closes_at, is_forgotten = 1
    WHERE ended_at IS NULL AND rowid IN (SELECT rowid FROM clock_entries
      WHERE ended_at IS NULL AND forgotten_at <= ${now} ORDER BY forgotten_at LIMIT ${perRun})`);
