import { handoutsQuery } from "#app/features/videos/list/handouts-query.server.ts";
import { upcomingQuery } from "#app/features/videos/live/sessions-query.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Content } from "./premium-content.tsx";

/** The premium content of a plan in one round trip; sessions only for those who may join them. */
export async function listContent(
  db: Db,
  now: number,
  { live }: { live: boolean },
): Promise<Content> {
  const [handouts, sessions] = await db.batch([
    handoutsQuery(db, 6),
    upcomingQuery(db, now, live ? 3 : 0),
  ]);
  return {
    handouts,
    sessions: sessions.map((row) => ({ ...row, cancelled: row.cancelled === 1 })),
  };
}
