import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { videoTutorials } from "#app/features/videos/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";

type Files = Platform["files"];

const stored = (file: string) => `handouts/${file}`;

/**
 * Keeps a handout and answers the name of its file. Every upload has a name of its own: what is
 * being read is never written over.
 */
export async function keepHandout(files: Files, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const file = `${newId()}.pdf`;
  await files.put(stored(file), bytes);
  return file;
}

/** The title of a video and its handout, if both are there. */
export async function openHandout(
  db: Db,
  files: Files,
  videoId: string,
): Promise<{ title: string; body: R2ObjectBody } | undefined> {
  const [video] = await db
    .select({ title: videoTutorials.title, file: videoTutorials.handoutFile })
    .from(videoTutorials)
    .where(eq(videoTutorials.id, videoId));
  const body = video?.file ? await files.get(stored(video.file)) : null;
  return video && body ? { title: video.title, body } : undefined;
}

/** One that cannot be removed is litter and fails nothing. */
export const removeHandout = (files: Files, file: string | null | undefined): Promise<void> =>
  file
    ? files.delete(stored(file)).catch((error) => log.warn("a handout stays behind", error))
    : Promise.resolve();
