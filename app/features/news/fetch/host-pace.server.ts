import { sql } from "drizzle-orm";
import { newsHosts } from "#app/features/news/tables.server.ts";
import type { Services } from "./robots.server.ts";

/** The longest wait for the host before the fetch is postponed. */
const patience = 6_000;

/**
 * Reserves the next request to a host. Returns how long to wait, or undefined when that is too long
 * and nothing was reserved.
 */
export async function reserveSlot(
  { db, now }: Services,
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
      setWhere: sql`${newsHosts.nextAt} <= ${at + patience}`,
    })
    .returning({ nextAt: newsHosts.nextAt });
  return turn && Math.max(0, turn.nextAt.getTime() - delay - at);
}
