import { and, asc, eq } from "drizzle-orm";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { addTextWork, announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { saveAt, says } from "#app/platform/db/save-at.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { openPhotoFile } from "./files.server.ts";
import { type Photo, type PhotoSize, photoLimits, photoType } from "./photo.ts";
import { photos, photoTotals } from "./tables.server.ts";

type PhotoRef = JobRef & { photoId: string };

const photoOf = ({ shopId, jobId, photoId }: PhotoRef) =>
  and(eq(photos.shopId, shopId), eq(photos.jobId, jobId), eq(photos.id, photoId));

/** The photos of a job, in the order in which they were taken; at most `photoLimits.perJob`. */
export const photosQuery = (db: Db, { shopId, jobId }: JobRef) =>
  db
    .select({
      id: photos.id,
      width: photos.width,
      height: photos.height,
      takenAt: photos.takenAt,
      caption: photos.caption,
      version: photos.version,
    } satisfies Record<keyof Photo, unknown>)
    .from(photos)
    .where(and(eq(photos.shopId, shopId), eq(photos.jobId, jobId)))
    .orderBy(asc(photos.id))
    .limit(photoLimits.perJob);

/** The file of a photo and its type; undefined when there is no such photo of the job. */
export async function openPhoto(
  { db, files }: Pick<Platform, "db" | "files">,
  ref: PhotoRef,
  size: PhotoSize,
) {
  const [found] = await db
    .select({ file: photos.file, small: photos.small })
    .from(photos)
    .where(photoOf(ref));
  if (!found) return undefined;
  const body = await openPhotoFile(files, { ...ref, ...found }, size);
  return body ? { body, type: photoType(size === "large" ? found.file : found.small) } : undefined;
}

/** Saves the caption at its version, and has it translated. */
export async function saveCaption(
  platform: Pick<Platform, "db" | "queue" | "defer" | "now">,
  ref: PhotoRef,
  { caption, version, by }: { caption: string; version?: number | undefined; by: string },
) {
  const saved = await saveAt(platform.db, {
    table: photos,
    column: photos.version,
    row: photoOf(ref),
    version,
    set: { caption },
    already: says(photos, { caption }),
    after: [addTextWork(platform.db, jobOf(ref.shopId, ref.jobId), { by, now: platform.now() })],
  });
  if (saved === "saved") announceTexts(platform, ref);
  return saved;
}

/** Deletes a photo; a trigger names its files as leftovers. */
export async function removePhoto(db: Db, ref: PhotoRef): Promise<boolean> {
  const removed = await db.delete(photos).where(photoOf(ref)).returning({ id: photos.id });
  return removed.length > 0;
}

/** How many photos a shop has stored, and their bytes. */
export const totalQuery = (db: Db, shopId: string) =>
  db
    .select({ photos: photoTotals.photos, bytes: photoTotals.bytes })
    .from(photoTotals)
    .where(eq(photoTotals.shopId, shopId));

/** Whether a job has this photo. */
export async function hasPhoto(db: Db, ref: PhotoRef): Promise<boolean> {
  return (await db.select({ id: photos.id }).from(photos).where(photoOf(ref))).length > 0;
}
