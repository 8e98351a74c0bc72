import { eq } from "drizzle-orm";
import { videoTutorials } from "#app/features/videos/tables.server.ts";
import { auditEntry } from "#app/platform/log/audit.server.ts";
import { removeHandout } from "./handouts.server.ts";
import { removeVideoPicture } from "./video-picture.server.ts";
import { findRow, type Services } from "./video-row.server.ts";

/**
 * Deletes a video with all members' progress in it. Certificates stay valid. Returns whether it
 * existed.
 */
export async function removeVideo(
  { db, files, now }: Services,
  { actorId, id }: { actorId: string; id: string },
): Promise<boolean> {
  const before = await findRow(db, id);
  if (!before) return false;
  const { title, youtubeId, category } = before;
  await db.batch([
    db.delete(videoTutorials).where(eq(videoTutorials.id, id)),
    auditEntry(db, {
      actorId,
      action: "video.removed",
      subjectId: id,
      before: { title, youtubeId, category },
      now: now(),
    }),
  ]);
  await removeHandout(files, before.handoutFile);
  await removeVideoPicture(files, before.pictureKey);
  return true;
}
