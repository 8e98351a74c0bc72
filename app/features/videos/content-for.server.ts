import { mayEnter } from "#app/features/account/access.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { listContent } from "./premium-content.server.ts";
import type { Content } from "./premium-content.tsx";

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
