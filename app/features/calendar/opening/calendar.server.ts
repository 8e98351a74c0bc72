import { and, asc, eq, gte, lte, sql } from "drizzle-orm";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import { calendarSettings, closures } from "#app/features/calendar/openings.tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { countryOf } from "#app/values/country.ts";
import type { Calendar, Period } from "./calendar.ts";
import { type CalendarSettings, standardSettings } from "./calendar-settings.ts";

/** The most closures of a shop that one period has. */
const mostClosures = 200;

/** A shop's calendar, with the shop's facts for its pages. */
export type ShopCalendar = Calendar & {
  members: { id: string; name: string }[];
  shop: { name: string; phone: string | null };
};

const calendarQueries = (db: Db, shopId: string, { from, to }: Period) =>
  [
    db.select().from(calendarSettings).where(eq(calendarSettings.shopId, shopId)),
    db
      .select({
        zone: shopSettings.timeZone,
        country: shopSettings.country,
        currency: shopSettings.currency,
        name: shopSettings.shopName,
        phone: shopSettings.phone,
      })
      .from(shopSettings)
      .where(eq(shopSettings.shopId, shopId)),
    db
      .select({
        id: shopMembers.userId,
        role: shopMembers.role,
        name: sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`.as("member_name"),
      })
      .from(shopMembers)
      .innerJoin(users, eq(users.id, shopMembers.userId))
      .where(eq(shopMembers.shopId, shopId))
      .orderBy(asc(shopMembers.since), asc(shopMembers.userId))
      .limit(100),
    db
      .select({
        id: closures.id,
        fromDay: closures.fromDay,
        toDay: closures.toDay,
        memberId: closures.memberId,
        note: closures.note,
      })
      .from(closures)
      .where(and(eq(closures.shopId, shopId), gte(closures.toDay, from), lte(closures.fromDay, to)))
      .orderBy(asc(closures.toDay))
      .limit(mostClosures),
  ] as const;

/**
 * The calendar of a shop with the closures of a period, in one round trip; the standard one where
 * it is not saved yet.
 */
export async function findCalendar(db: Db, shopId: string, period: Period): Promise<ShopCalendar> {
  const [[saved], [shop], workers, closed] = await db.batch(calendarQueries(db, shopId, period));
  return {
    zone: shop?.zone ?? "UTC",
    country: countryOf(shop),
    settings: saved ? settingsOf(saved) : standardSettings,
    version: saved?.version ?? 0,
    workers,
    members: workers.map(({ id, name }) => ({ id, name })),
    closures: closed,
    shop: { name: shop?.name ?? "", phone: shop?.phone ?? null },
  };
}

const settingsOf = ({
  shopId: _,
  updatedAt: __,
  version: ___,
  ...settings
}: typeof calendarSettings.$inferSelect): CalendarSettings => settings;

/** The shop of a booking page's address. */
export const findBookable = async (db: Db, address: string): Promise<string | undefined> =>
  (
    await db
      .select({ shopId: calendarSettings.shopId })
      .from(calendarSettings)
      .where(and(eq(calendarSettings.address, address), eq(calendarSettings.isBookable, true)))
      .get()
  )?.shopId;
