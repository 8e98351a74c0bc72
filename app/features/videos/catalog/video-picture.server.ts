import { and, eq, isNull } from "drizzle-orm";
import { videoTutorials } from "#app/features/videos/tables.server.ts";
import { thumbnailUrl } from "#app/features/videos/youtube.ts";
import { keepPicture, removePicture } from "#app/platform/files/pictures.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";

type Services = Pick<Platform, "db" | "files" | "images" | "web">;

/** Stores a video's thumbnail from YouTube, unless the video was replaced concurrently. */
export async function fetchVideoPicture(
  { db, files, images, web }: Services,
  id: string,
  youtubeId: string,
): Promise<void> {
  const pictureKey = await keepPicture({ web, images, files }, thumbnailUrl(youtubeId), {
    width: 480,
  });
  if (!pictureKey) return;
  const { meta } = await db
    .update(videoTutorials)
    .set({ pictureKey })
    .where(
      and(
        eq(videoTutorials.id, id),
        eq(videoTutorials.youtubeId, youtubeId),
        isNull(videoTutorials.pictureKey),
      ),
    );
  if (meta.changes === 0) await removeVideoPicture(files, pictureKey);
}

/** Deletes a stored picture; one that cannot be deleted is logged and stays. */
export const removeVideoPicture = (files: Platform["files"], key: string | null): Promise<void> =>
  key === null
    ? Promise.resolve()
    : removePicture(files, key).catch((error) => log.warn("a picture stays behind", error));
