import { sql } from "drizzle-orm";
import { newsHosts } from "#app/features/news/tables.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

/** The longest wait for the host before the fetch is postponed. */
const longestWait = 6_000;

/**
 * Reserves the next request to a host. Returns how long to wait, or undefined when that is too long
 * and nothing was reserved.
 */
export async function reserveSlot(
  { db, now }: Pick<Platform, "db" | "now">,
  host: string,
  delay: number,
): Promise<number | undefined> {
  const at = now();
  const [turn] = await db
    .insert(newsHosts)
    .values({ host, nextAt: new Date(at + delay) })
    .onConflictDoUpdate({
      target: newsHosts.host,
      set: { nextAt: sql`max(${newsHosts.nextAt}, ${at}) + ${delay}` },
      setWhere: sql`${newsHosts.nextAt} <= ${at + longestWait}`,
    })
    .returning({ nextAt: newsHosts.nextAt });
  return turn && Math.max(0, turn.nextAt.getTime() - delay - at);
}
