import { mayEnter } from "#app/features/account/access.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { listContent } from "#app/features/videos/premium-content.server.ts";
import type { Content } from "#app/features/videos/premium-content.tsx";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";

/** What the plan holds beside its pages. Where it cannot be read the plan itself still shows. */
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
