import { and, asc, eq, gte, lte, ne, notInArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import {
  membersAndStates,
  membersAndStatesQuery,
} from "#app/features/repair/states/state-columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Country } from "#app/values/country.ts";
import { anyComebackQuery } from "./comebacks/comebacks.server.ts";
import { comparedWith, type Range } from "./range.ts";
import {
  type Age,
  countNames,
  daysOf,
  type Grouping,
  moneyNames,
  type Owed,
  type Report,
  type ReportFigures,
  type ReportQuery,
  rowOf,
  rowsOf,
} from "./report.ts";
import { type Moment, readForToday } from "./shop-day.server.ts";
import { shopDayFigures as figures } from "./tables.server.ts";

const buckets: Record<Grouping, SQL<string> | SQLiteColumn> = {
  day: figures.day,
  week: sql<string>`date(${figures.day}, 'weekday 0', '-6 days')`,
  month: sql<string>`substr(${figures.day}, 1, 7) || '-01'`,
  technician: figures.technician,
  language: figures.language,
};

const summed = Object.fromEntries(
  [...countNames, "soldJobs" as const, ...moneyNames].map((name) => [
    name,
    sql<number>`sum(${figures[name]})`,
  ]),
) as Record<Exclude<keyof ReportFigures, "bucket" | "currency">, SQL<number>>;

/** Days since the invoice. */
const age = (today: string) => {
  const days = sql`julianday(${today}) - julianday(${figures.day})`;
  return sql<Age>`CASE WHEN ${days} <= 30 THEN 'upTo30' WHEN ${days} <= 60 THEN 'upTo60'
    WHEN ${days} <= 90 THEN 'upTo90' ELSE 'over90' END`;
};

const presentQuery = (db: Db, shopId: string) =>
  db.select({ id: shopMembers.userId }).from(shopMembers).where(eq(shopMembers.shopId, shopId));

const isFormer = (db: Db, shopId: string) =>
  and(ne(figures.technician, ""), notInArray(figures.technician, presentQuery(db, shopId)));

const technicianIs = (db: Db, shopId: string, technician: string | undefined) => {
  if (technician === undefined) return undefined;
  if (technician === "none") return eq(figures.technician, "");
  return technician === "former" ? isFormer(db, shopId) : eq(figures.technician, technician);
};

const within = ({ from, to }: Range) => and(gte(figures.day, from), lte(figures.day, to));

/** The statements behind `readReport`, so that tests can read their plans. */
export function reportQueries(
  db: Db,
  shopId: string,
  { asked, today }: { asked: ReportQuery; today: string },
) {
  const { by, technician, language } = asked;
  const ofShop = and(
    eq(figures.shopId, shopId),
    technicianIs(db, shopId, technician),
    language && eq(figures.language, language),
  );
  const sums = (range: Range, bucket: SQL<string> | SQLiteColumn) =>
    db
      .select({ bucket: sql<string>`${bucket}`, currency: figures.currency, ...summed })
      .from(figures)
      .where(and(ofShop, within(range)))
      .groupBy(bucket, figures.currency)
      .orderBy(asc(bucket), asc(figures.currency));
  const days = daysOf(asked, today);
  const { before, yearBefore } = comparedWith(days);
  const all = sql<string>`''`;
  return [
    sums(days, buckets[by]),
    sums(before, all),
    sums(yearBefore, all),
    db
      .select({
        currency: sql<Owed["currency"]>`${figures.currency}`,
        age: age(today),
        owed: sql<number>`sum(${figures.owed})`,
      })
      .from(figures)
      .where(and(ofShop, sql`owed <> 0`))
      .groupBy(figures.currency, age(today)),
    db
      .select({
        id: figures.technician,
        name: memberName(sql`${figures.technician}`).as("former_name"),
      })
      .from(figures)
      .where(and(eq(figures.shopId, shopId), within(days), isFormer(db, shopId)))
      .groupBy(figures.technician),
  ] as const;
}

/**
 * A report of a shop, as of `now`, and the country whose format its files have; `hasStates`,
 * `hasComebacks`: whether the shop has custom states, and comebacks.
 */
export async function readReport(
  db: Db,
  shopId: string,
  { asked, ...moment }: Moment & { asked: ReportQuery },
): Promise<{ report: Report; country: Country; hasStates: boolean; hasComebacks: boolean }> {
  const { shop, found } = await readForToday(db, shopId, moment, (today) =>
    db.batch([
      ...reportQueries(db, shopId, { asked, today }),
      membersAndStatesQuery(db, shopId),
      anyComebackQuery(db, shopId),
    ]),
  );
  const [own, before, yearBefore, owed, former, rest, comebacks] = found;
  const { members, states } = membersAndStates(rest);
  const seen = new Set([...own, ...owed].flatMap(({ currency }) => currency || []));
  // The shop's own first.
  const currencies = [...(seen.delete(shop.currency) ? [shop.currency] : []), ...[...seen].sort()];
  const rows = rowsOf(own, asked.by);
  return {
    country: shop.country,
    hasStates: states.length > 0,
    hasComebacks: comebacks.length > 0,
    report: {
      days: daysOf(asked, shop.today),
      rows,
      total: rowOf("", own),
      before: rowOf("", before),
      yearBefore: rowOf("", yearBefore),
      currencies: currencies.length > 0 ? currencies : [shop.currency],
      owed,
      members,
      former,
      isEmpty: rows.length === 0 && owed.length === 0,
    },
  };
}
