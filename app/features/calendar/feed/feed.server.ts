import { and, asc, eq, gte } from "drizzle-orm";
import { href } from "react-router";
import { may, type Role } from "#app/features/account/role.ts";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { shopMembers, shops } from "#app/features/account/shops.tables.server.ts";
import { profiles } from "#app/features/account/tables.server.ts";
import { isToken } from "#app/features/approval/links/link.ts";
import { complaintIn } from "#app/features/calendar/appointment/appointment.ts";
import { calendarFeeds } from "#app/features/calendar/secrets.tables.server.ts";
import { appointments } from "#app/features/calendar/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";
import { defaultLanguage, type Language } from "#app/values/language.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import { entryOf, type FeedEntry, feedOf } from "./feed.ts";

/** How far a feed looks back, and the most appointments that it has. */
const [back, most] = [30 * day, 500] as const;

type FeedWords = { appointments: string; requested: string };

/**
 * The calendar file of a secret: a technician's own appointments, all of them for others, with
 * name, vehicle and plate; no phone number and no price. Undefined for an unknown secret.
 */
export async function readFeed(
  db: Db,
  token: string,
  { appUrl, now, words }: { appUrl: string; now: number; words: (language: Language) => FeedWords },
): Promise<string | undefined> {
  const owner = await findOwner(db, token);
  if (!owner) return undefined;
  const { shopId, userId, role } = owner;
  const language = owner.language ?? defaultLanguage;
  const from = new Date(now - back).toISOString().slice(0, 10);
  const seesAll = may({ role, techniciansSeePrices: false }, "planDays");
  const [[shop], rows] = await db.batch([
    db
      .select({ name: shopSettings.shopName })
      .from(shops)
      .leftJoin(shopSettings, eq(shopSettings.shopId, shops.id))
      .where(eq(shops.id, shopId)),
    db
      .select()
      .from(appointments)
      .where(
        and(
          eq(appointments.shopId, shopId),
          seesAll ? undefined : eq(appointments.technicianId, userId),
          gte(appointments.day, from),
        ),
      )
      .orderBy(asc(appointments.day), asc(appointments.startsAt))
      .limit(most),
  ]);
  const said = words(language);
  const name = [said.appointments, shop?.name].filter(Boolean).join(" · ");
  const entries = rows.map((row): FeedEntry => {
    const vehicle = [vehicleName(row, language), row.plate].filter(Boolean).join(" · ");
    const isAsked = row.state === "requested";
    return {
      ...entryOf(row),
      summary: `${isAsked ? `${said.requested}: ` : ""}${row.firstName} ${row.lastName} · ${vehicle}`,
      description: complaintIn(language, row).text,
      url: appUrl + href("/repair-cms/calendar/:appointmentId", { appointmentId: row.id }),
      location: "",
    };
  });
  return feedOf(entries, { name, host: new URL(appUrl).host });
}

type FeedOwner = { shopId: string; userId: string; role: Role; language: Language | null };

/** The member whose feed a secret opens, while the membership in the shop lasts. */
async function findOwner(db: Db, token: string): Promise<FeedOwner | undefined> {
  if (!isToken(token)) return undefined;
  return db
    .select({
      shopId: calendarFeeds.shopId,
      userId: calendarFeeds.userId,
      role: shopMembers.role,
      language: profiles.language,
    })
    .from(calendarFeeds)
    .innerJoin(
      shopMembers,
      and(
        eq(shopMembers.shopId, calendarFeeds.shopId),
        eq(shopMembers.userId, calendarFeeds.userId),
      ),
    )
    .leftJoin(profiles, eq(profiles.id, calendarFeeds.userId))
    .where(eq(calendarFeeds.tokenHash, await hashed(token)))
    .get();
}
