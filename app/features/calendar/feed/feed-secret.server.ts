import { and, eq } from "drizzle-orm";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { newLinkToken } from "#app/features/approval/links/link.ts";
import { calendarFeeds } from "#app/features/calendar/secrets.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

type Member = { shopId: string; userId: string };

const feedIs = ({ shopId, userId }: Member) =>
  and(eq(calendarFeeds.shopId, shopId), eq(calendarFeeds.userId, userId));

/** Since when a member has a secret address; undefined for none. */
export const findFeed = async (db: Db, member: Member): Promise<Date | undefined> =>
  (
    await db
      .select({ createdAt: calendarFeeds.createdAt })
      .from(calendarFeeds)
      .where(feedIs(member))
      .get()
  )?.createdAt;

/** Gives a member a new secret, in place of the one before; it is stored nowhere. */
export async function createFeed(db: Db, member: Member, now: number): Promise<string> {
  const token = newLinkToken();
  const row = { tokenHash: await hashed(token), createdAt: new Date(now) };
  await db
    .insert(calendarFeeds)
    .values({ ...member, ...row })
    .onConflictDoUpdate({ target: [calendarFeeds.shopId, calendarFeeds.userId], set: row });
  return token;
}

export const revokeFeed = async (db: Db, member: Member): Promise<void> => {
  await db.delete(calendarFeeds).where(feedIs(member));
};
