import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";

/** More than this many unread conversations are not counted. */
const mostCounted = 99;

/** How many conversations of a shop have something unread, up to 99. */
export const unreadQuery = (db: Db, shop: string) =>
  db
    .select({ unread: sql<number>`count(*)`.as("unread") })
    .from(
      sql`(SELECT 1 FROM conversations WHERE shop_id = ${shop} AND unread > 0 LIMIT ${mostCounted})`,
    );
