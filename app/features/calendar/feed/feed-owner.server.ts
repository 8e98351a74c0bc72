import { and, eq } from "drizzle-orm";
import type { Role } from "#app/features/account/role.ts";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { profiles } from "#app/features/account/tables.server.ts";
import { isToken } from "#app/features/approval/links/link.ts";
import { calendarFeeds } from "#app/features/calendar/secrets.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";

type FeedOwner = { shopId: string; userId: string; role: Role; language: Language | null };

/** Whose feed a secret opens: a member, as long as they are one. */
export async function findOwner(db: Db, token: string): Promise<FeedOwner | undefined> {
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
