import { and, eq, gte, lte, sql } from "drizzle-orm";
import { dayStart, type Span } from "#app/features/clock/days.ts";
import { longestEntry, minuteOf, minutesOfHours } from "#app/features/clock/entry.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { mondayOf, type Range, rangeOf } from "#app/features/reports/range.ts";
import { findShopDay } from "#app/features/reports/shop-day.server.ts";
import { shopDayFigures } from "#app/features/reports/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { elementsOf } from "#app/platform/db/json-rows.server.ts";
import type { Country } from "#app/values/country.ts";
import { dayAfter } from "#app/values/wall-time.ts";
import type { TimeAsked, TimeReport, TimeRow } from "./report.ts";

/** The most days of one report, which reads each entry of them. */
const mostDays = 370;

const clipped = ({ from, to }: Range): Range => {
  const first = dayAfter(to, -mostDays);
  return { from: from > first ? from : first, to };
};

/** The weeks of a range, each by its Monday and no longer than the range. */
function weeksOf({ from, to }: Range, zone: string): Span[] {
  const spans: Span[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = dayAfter(monday, 7)) {
    const [first, last] = [monday < from ? from : monday, dayAfter(monday, 6)];
    const next = dayAfter(last < to ? last : to, 1);
    spans.push({ key: monday, from: dayStart(first, zone), to: dayStart(next, zone) });
  }
  return spans;
}

type Worked = { key: string | null; name: string | null; minutes: number; without: number };

const keys = {
  week: { key: sql`s.value ->> 'key'`, name: sql`NULL` },
  technician: { key: sql`e.member_id`, name: memberName(sql`e.member_id`) },
  job: {
    key: sql`e.job_id`,
    name: sql`(SELECT j.number FROM repair_jobs j WHERE j.shop_id = e.shop_id AND j.id = e.job_id)`,
  },
};

/** The statement that sums the time worked in each span; it reads only entries of the spans. */
export function workedSql(
  shopId: string,
  { by, spans, now }: { by: TimeAsked["by"]; spans: readonly Span[]; now: number },
) {
  const { key, name } = keys[by];
  const end = sql`coalesce(e.ended_at, max(e.started_at, ${now}))`;
  const minutes = sql`(min(${end}, s.value ->> 'to') - max(e.started_at, s.value ->> 'from')) / 60000`;
  return sql`SELECT ${key} AS key, ${name} AS name, sum(${minutes}) AS minutes,
      sum(iif(e.job_id IS NULL, ${minutes}, 0)) AS without
    FROM ${elementsOf(spans, "s")} CROSS JOIN clock_entries e
    WHERE e.shop_id = ${shopId} AND e.started_at < s.value ->> 'to'
      AND e.started_at > (s.value ->> 'from') - ${longestEntry}
      AND ${end} > s.value ->> 'from' AND e.activity <> 'break'
      AND NOT EXISTS (SELECT 1 FROM clock_entries f
        WHERE f.shop_id = e.shop_id AND f.corrects = e.id)
    GROUP BY 1 ORDER BY 1`;
}

const monday = sql<string>`date(${shopDayFigures.day}, 'weekday 0', '-6 days')`;

function soldQuery(db: Db, shopId: string, by: "week" | "technician", { from, to }: Range) {
  const key = by === "week" ? monday : sql<string>`${shopDayFigures.technician}`;
  const { technician, day, hours } = shopDayFigures;
  return db
    .select({
      key,
      name: by === "week" ? sql<null>`NULL` : memberName(sql`${technician}`).as("seller"),
      hours: sql<number>`sum(${hours})`,
    })
    .from(shopDayFigures)
    .where(and(eq(shopDayFigures.shopId, shopId), gte(day, from), lte(day, to)))
    .groupBy(key);
}

type Reading = { asked: TimeAsked; now: number; most?: number };

/** Hours sold and worked in the days of a report, and the country whose format its file has. */
export async function readTimeReport(
  db: Db,
  shopId: string,
  { asked, now, most }: Reading,
): Promise<TimeReport & { country: Country }> {
  const { today, zone, country } = await findShopDay(db, shopId, now);
  const days = clipped(rangeOf(asked, today));
  const { by } = asked;
  const whole = {
    key: "",
    from: dayStart(days.from, zone),
    to: dayStart(dayAfter(days.to, 1), zone),
  };
  const spans = by === "week" ? weeksOf(days, zone) : [whole];
  if (by === "job") {
    const limit = most === undefined ? -1 : most + 1;
    const found = await db.all<WorkedJob>(jobsSql(shopId, { spans, now: minuteOf(now), limit }));
    const rows = found.slice(0, most).map(rowOfJob);
    return { days, country, rows, isMore: rows.length < found.length };
  }
  const worked = db.all<Worked>(workedSql(shopId, { by, spans, now: minuteOf(now) }));
  const [found, sold] = await Promise.all([worked, soldQuery(db, shopId, by, days)]);
  return { days, country, rows: together(found, sold, by), isMore: false };
}

type Sold = { key: string; name: string | null; hours: number };

function together(worked: Worked[], sold: Sold[], by: "week" | "technician"): TimeRow[] {
  const all = [...worked, ...sold.filter(({ hours }) => hours !== 0)];
  const rows = [...Map.groupBy(all, ({ key }) => key ?? "")].map(([key, own]) => ({
    key,
    name: own[0]!.name,
    minutes: own.reduce((sum, one) => sum + ("minutes" in one ? one.minutes : 0), 0),
    without: own.reduce((sum, one) => sum + ("without" in one ? one.without : 0), 0),
    sold: minutesOfHours(own.reduce((sum, one) => sum + ("hours" in one ? one.hours : 0), 0)),
  }));
  return by === "week"
    ? rows.sort((one, other) => (one.key < other.key ? 1 : -1))
    : rows.sort((one, other) => other.minutes - one.minutes);
}

type WorkedJob = { key: string; name: number; minutes: number; onJob: number; hours: number };

/**
 * The jobs worked on in the spans, newest first, each with all its time worked and sold, including
 * outside the spans.
 */
function jobsSql(
  shopId: string,
  { spans, now, limit }: { spans: readonly Span[]; now: number; limit: number },
) {
  return sql`SELECT w.key, w.name, w.minutes,
      (SELECT sum(coalesce(e.ended_at, max(e.started_at, ${now})) - e.started_at) / 60000
        FROM clock_entries e WHERE e.shop_id = ${shopId} AND e.job_id = w.key
          AND e.activity <> 'break' AND NOT EXISTS (SELECT 1 FROM clock_entries f
            WHERE f.shop_id = e.shop_id AND f.corrects = e.id)) AS onJob,
      (SELECT coalesce(sum(g.hours), 0) FROM job_figures g
        WHERE g.shop_id = ${shopId} AND g.job_id = w.key) AS hours
    FROM (${workedSql(shopId, { by: "job", spans, now })}) w
    WHERE w.name IS NOT NULL ORDER BY w.name DESC LIMIT ${limit}`;
}

const rowOfJob = ({ key, name, minutes, onJob, hours }: WorkedJob): TimeRow => ({
  key,
  name: String(name),
  minutes,
  without: 0,
  sold: minutesOfHours(hours),
  onJob,
});
