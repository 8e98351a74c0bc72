import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Platform } from "#app/platform/platform.server.ts";
import { shopMembers } from "./shops.tables.server.ts";
import type { Viewer } from "./viewer.ts";

/** How old "last seen" may be before it is written again, in milliseconds. */
const interval = 60 * 60_000;

/**
 * Notes when a member was last seen, for the team page. At most once an hour, and after the
 * answer, so that no page waits for it.
 */
export function noteLastSeen(
  { db, now, defer }: Pick<Platform, "db" | "now" | "defer">,
  { id, shop }: Pick<Viewer, "id" | "shop">,
): void {
  const due = new Date(now() - interval);
  if (!shop || (shop.lastSeenAt !== null && shop.lastSeenAt >= due.getTime())) return;
  const row = and(eq(shopMembers.shopId, shop.id), eq(shopMembers.userId, id));
  const old = or(isNull(shopMembers.lastSeenAt), lt(shopMembers.lastSeenAt, due));
  defer(
    db
      .update(shopMembers)
      .set({ lastSeenAt: new Date(now()) })
      .where(and(row, old))
      .execute(),
  );
}
