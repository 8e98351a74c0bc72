import { mayEnter } from "#app/features/account/access.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { handoutsQuery } from "./list/handouts-query.server.ts";
import { asSession, upcomingQuery } from "./live/sessions.server.ts";
import type { Content } from "./premium-content.tsx";

/**
 * Content that the plan includes, for the pricing page. Falls back to none where it cannot be read.
 */
export async function contentFor(
  { db, now }: Pick<Platform, "db" | "now">,
  viewer: Viewer,
): Promise<Content> {
  if (!mayEnter("videos", viewer)) return { handouts: [], sessions: [] };
  try {
    return await listContent(db, now(), { live: mayEnter("live", viewer) });
  } catch (error) {
    log.error("the premium content could not be read", error);
    return { handouts: [], sessions: [] };
  }
}

/** The premium content of a plan in one round trip; sessions only for those who may join them. */
async function listContent(db: Db, now: number, { live }: { live: boolean }): Promise<Content> {
  const [handouts, sessions] = await db.batch([
    handoutsQuery(db, 6),
    upcomingQuery(db, now, live ? 3 : 0),
  ]);
  return { handouts, sessions: sessions.map(asSession) };
}
