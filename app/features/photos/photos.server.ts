import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { addTextWork, announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { saveAt, says } from "#app/platform/db/save-at.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { openPhotoFile } from "./files.server.ts";
import type { Mark } from "./marks/marks.ts";
import { type Photo, type PhotoSize, photoLimits, photoType } from "./photo.ts";
import { photos } from "./tables.server.ts";

type PhotoRef = JobRef & { photoId: string };

const photoOf = ({ shopId, jobId, photoId }: PhotoRef) =>
  and(
    eq(photos.shopId, shopId),
    eq(photos.jobId, jobId),
    eq(photos.id, photoId),
    isNull(photos.removedAt),
  );

/** The photos of a job, in the order in which they were taken; at most `photoLimits.perJob`. */
export const photosQuery = (db: Db, { shopId, jobId }: JobRef) =>
  db
    .select({
      id: photos.id,
      width: photos.width,
      height: photos.height,
      takenAt: photos.takenAt,
      caption: photos.caption,
      forCustomer: photos.forCustomer,
      point: photos.point,
      marks: photos.marks,
      isSent: sql<boolean>`${photos.sentAt} IS NOT NULL`.mapWith(Boolean),
      version: photos.version,
    } satisfies Record<keyof Photo, unknown>)
    .from(photos)
    .where(and(eq(photos.shopId, shopId), eq(photos.jobId, jobId), isNull(photos.removedAt)))
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

/** Saves what is drawn on a photo at its version. */
export const saveMarks = (
  db: Db,
  ref: PhotoRef,
  { marks, version }: { marks: readonly Mark[]; version?: number | undefined },
) =>
  saveAt(db, {
    table: photos,
    column: photos.version,
    row: photoOf(ref),
    version,
    set: { marks },
    already: says(photos, { marks }),
  });

/** Says whether a photo goes with what is sent to the customer; twice the same is no change. */
export const setForCustomer = (db: Db, ref: PhotoRef, forCustomer: boolean) =>
  saveAt(db, {
    table: photos,
    column: photos.version,
    row: photoOf(ref),
    set: { forCustomer },
    already: says(photos, { forCustomer }),
  });

/**
 * Deletes a photo; a trigger names its files as leftovers. One that was sent to the customer stays
 * as evidence, without later captions.
 */
export async function removePhoto(db: Db, ref: PhotoRef, now: number): Promise<boolean> {
  const [removed, hidden] = await db.batch([
    db
      .delete(photos)
      .where(and(photoOf(ref), isNull(photos.sentAt)))
      .returning({ id: photos.id }),
    db
      .update(photos)
      .set({ removedAt: new Date(now), caption: "", marks: [], forCustomer: false })
      .where(and(photoOf(ref), isNotNull(photos.sentAt)))
      .returning({ id: photos.id }),
  ]);
  return removed.length + hidden.length > 0;
}

/** Whether a job has this photo. */
export async function hasPhoto(db: Db, ref: PhotoRef): Promise<boolean> {
  return (await db.select({ id: photos.id }).from(photos).where(photoOf(ref))).length > 0;
}
