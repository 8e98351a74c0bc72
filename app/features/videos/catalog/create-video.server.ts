import { eq } from "drizzle-orm";
import { videoTutorials } from "#app/features/videos/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { auditEntry } from "#app/platform/log/audit.server.ts";
import { removeHandout, storeHandout } from "./handouts.server.ts";
import type { VideoDraft } from "./video-form.ts";
import { fetchVideoPicture } from "./video-picture.server.ts";
import {
  columnsOf,
  duplicate,
  type FieldError,
  isDuplicate,
  type Services,
} from "./video-row.server.ts";

export type NewVideo = {
  actorId: string;
  id: string;
  draft: VideoDraft;
  handout: File | undefined;
};

/** Adds a video. Sent twice with one id, it is one video. @throws when it cannot be written */
export async function createVideo(
  services: Services,
  { actorId, id, draft, handout }: NewVideo,
): Promise<{ ok: true } | FieldError> {
  const { db, files } = services;
  const stored = await storeHandout(files, handout);
  if (!stored.ok) return stored;
  const now = services.now();
  const { title, youtubeId } = draft;
  try {
    await db.batch([
      db
        .insert(videoTutorials)
        .values({ id, ...columnsOf(draft), ...stored.columns, createdAt: new Date(now) }),
      auditEntry(db, {
        actorId,
        action: "video.added",
        subjectId: id,
        after: { title, youtubeId },
        now,
      }),
    ]);
  } catch (error) {
    await removeHandout(files, stored.columns?.handoutFile);
    if (!isDuplicate(error)) throw error;
    return (await idOf(db, youtubeId)) === id ? { ok: true } : duplicate;
  }
  services.defer(fetchVideoPicture(services, id, youtubeId));
  return { ok: true };
}

const idOf = async (db: Db, youtubeId: string): Promise<string | undefined> =>
  (
    await db
      .select({ id: videoTutorials.id })
      .from(videoTutorials)
      .where(eq(videoTutorials.youtubeId, youtubeId))
      .get()
  )?.id;
