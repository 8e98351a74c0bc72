import { and, asc, eq, gte, ne, notInArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { membersQuery } from "#app/features/shop/member.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { languages } from "#app/values/language.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import {
  type Age,
  type Asked,
  countNames,
  type Found,
  type Grouping,
  moneyNames,
  type Owed,
  type Report,
  rowsOf,
  startsOf,
} from "./report.ts";
import { shopDayFigures as figures } from "./tables.server.ts";

const buckets: Record<Grouping, SQL<string> | SQLiteColumn> = {
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
) as Record<Exclude<keyof Found, "bucket" | "currency">, SQL<number>>;

/** Days since the invoice. */
const age = (today: string) => {
  const days = sql`julianday(${today}) - julianday(${figures.day})`;
  return sql<Age>`CASE WHEN ${days} <= 30 THEN 'upTo30' WHEN ${days} <= 60 THEN 'upTo60'
    WHEN ${days} <= 90 THEN 'upTo90' ELSE 'over90' END`;
};

const technicianIs = (db: Db, shopId: string, technician: string | undefined) => {
  if (technician === undefined) return undefined;
  if (technician === "none") return eq(figures.technician, "");
  if (technician !== "former") return eq(figures.technician, technician);
  const present = db
    .select({ id: shopMembers.userId })
    .from(shopMembers)
    .where(eq(shopMembers.shopId, shopId));
  return and(ne(figures.technician, ""), notInArray(figures.technician, present));
};

/** The two statements behind `readReport`, so that tests can read their plans. */
export function reportQueries(
  db: Db,
  shopId: string,
  { asked, today }: { asked: Asked; today: string },
) {
  const { by, technician, language } = asked;
  const bucket = buckets[by];
  const ofShop = and(
    eq(figures.shopId, shopId),
    technicianIs(db, shopId, technician),
    language && eq(figures.language, language),
  );
  const from = startsOf(asked, today).at(-1)!;
  return [
    db
      .select({ bucket: sql<string>`${bucket}`, currency: figures.currency, ...summed })
      .from(figures)
      .where(and(ofShop, gte(figures.day, from)))
      .groupBy(bucket, figures.currency)
      .orderBy(asc(bucket), asc(figures.currency)),
    db
      .select({
        currency: sql<Owed["currency"]>`${figures.currency}`,
        age: age(today),
        owed: sql<number>`sum(${figures.owed})`,
      })
      .from(figures)
      .where(and(ofShop, sql`owed <> 0`))
      .groupBy(figures.currency, age(today)),
  ] as const;
}

/**
 * A report of a shop, as of `now`, in one round trip where it is the same day in the reader's zone
 * as in the shop's, else in two.
 */
export async function readReport(
  db: Db,
  shopId: string,
  { asked, now, readerZone }: { asked: Asked; now: number; readerZone: string },
): Promise<Report> {
  const guess = wallTimeOf(now, readerZone).slice(0, 10);
  const [[settings], members, ...guessed] = await db.batch([
    db
      .select({ zone: shopSettings.timeZone, currency: shopSettings.currency })
      .from(shopSettings)
      .where(eq(shopSettings.shopId, shopId)),
    membersQuery(db, shopId),
    ...reportQueries(db, shopId, { asked, today: guess }),
  ]);
  const today = wallTimeOf(now, settings?.zone ?? "UTC").slice(0, 10);
  const [found, owed] =
    today === guess ? guessed : await db.batch(reportQueries(db, shopId, { asked, today }));
  const starts = startsOf(asked, today);
  const kept: Record<Grouping, readonly string[]> = {
    week: starts,
    month: starts,
    technician: [...new Set(found.map(({ bucket }) => bucket))],
    language: languages,
  };
  const seen = [...found, ...owed].flatMap(({ currency }) => currency || []);
  const currencies = [...new Set(seen)].sort();
  return {
    rows: rowsOf(found, kept[asked.by]),
    currencies: currencies.length > 0 ? currencies : [settings?.currency ?? "USD"],
    owed,
    members,
    isEmpty: found.length === 0 && owed.length === 0,
  };
}
