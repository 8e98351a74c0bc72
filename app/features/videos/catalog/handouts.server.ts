import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { videoTutorials } from "#app/features/videos/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { type HandoutProblem, handoutProblem } from "./handout.ts";

type Files = Platform["files"];

const keyOf = (file: string) => `handouts/${file}`;

export type StoredHandout = { handoutFile: string; handoutBytes: number };

/**
 * Checks and stores an uploaded handout; returns its columns, none when no file was uploaded. Every
 * upload has its own key, so that a running download is never overwritten.
 */
export async function storeHandout(
  files: Files,
  upload: File | undefined,
): Promise<{ ok: true; columns?: StoredHandout } | { ok: false; field: "handout"; key: WordKey }> {
  if (!upload) return { ok: true };
  const bytes = new Uint8Array(await upload.arrayBuffer());
  const problem = handoutProblem(bytes);
  if (problem) return { ok: false, field: "handout", key: problemWords[problem] };
  const file = `${newId()}.pdf`;
  await files.put(keyOf(file), bytes);
  return { ok: true, columns: { handoutFile: file, handoutBytes: bytes.byteLength } };
}

const problemWords = {
  type: "videos:admin.handoutType",
  tooLarge: "videos:admin.handoutTooLarge",
} as const satisfies Record<HandoutProblem, WordKey>;

/** The title of a video and its handout, when it has one. */
export async function openHandout(
  db: Db,
  files: Files,
  videoId: string,
): Promise<{ title: string; body: R2ObjectBody } | undefined> {
  const [video] = await db
    .select({ title: videoTutorials.title, file: videoTutorials.handoutFile })
    .from(videoTutorials)
    .where(eq(videoTutorials.id, videoId));
  const body = video?.file ? await files.get(keyOf(video.file)) : null;
  return video && body ? { title: video.title, body } : undefined;
}

/** Deletes a handout; one that cannot be deleted is logged and stays. */
export const removeHandout = (files: Files, file: string | null | undefined): Promise<void> =>
  file
    ? files.delete(keyOf(file)).catch((error) => log.warn("a handout stays behind", error))
    : Promise.resolve();
