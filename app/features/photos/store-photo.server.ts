import { and, eq, ne, sql } from "drizzle-orm";
import { placeOf } from "#app/features/photos/walk/places.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { keysOf } from "./files.server.ts";
import { type PhotoProblem, photoLimits, photoType } from "./photo.ts";
import type { PhotoFiles } from "./read-upload.server.ts";
import { photoLeftovers, photos, photoTotals } from "./tables.server.ts";

type NewPhoto = {
  id: string;
  files: PhotoFiles;
  takenAt: Date | null;
  by: string;
  point: string | null;
};

/** "gone": no such job. "busy": the files of an earlier try are being cleared; later it works. */
type StoreResult = "stored" | "gone" | "busy" | Extract<PhotoProblem, "full" | "shopFull">;

/** How long the files of a photo may precede its row, in milliseconds. */
const storing = 60 * 60_000;

/**
 * Stores a photo of a job once, however often it is sent. Its files are named as leftovers before they
 * are written, and its row takes them over, so that nothing is left when this breaks off
 * (docs/decisions/0171-photos-of-a-job.md).
 */
export async function storePhoto(
  { db, files, now }: Pick<Platform, "db" | "files" | "now">,
  ref: JobRef,
  { id, files: { large, small, width, height }, takenAt, by, point }: NewPhoto,
): Promise<StoreResult> {
  const before = await findState(db, ref, id);
  if (!before) return "gone";
  if (before.stored) return "stored";
  if (before.ofJob >= photoLimits.perJob) return "full";
  if (before.ofShop >= photoLimits.perShop) return "shopFull";

  const dueAt = new Date(now() + storing);
  const leftover = { shopId: ref.shopId, photoId: id, file: large.name, small: small.name };
  const announced = await db
    .insert(photoLeftovers)
    .values({ ...leftover, dueAt })
    .onConflictDoUpdate({
      target: [photoLeftovers.shopId, photoLeftovers.photoId, photoLeftovers.file],
      // Concurrent uploads of one photo keep the later expiry.
      set: { small: small.name, dueAt: sql`max(${photoLeftovers.dueAt}, excluded.due_at)` },
      setWhere: eq(photoLeftovers.claimed, false),
    })
    .returning({ file: photoLeftovers.file });
  if (announced.length === 0) return "busy";

  const [largeKey, smallKey] = keysOf(leftover);
  await Promise.all([
    files.put(largeKey, large.bytes, { httpMetadata: { contentType: photoType(large.name) } }),
    files.put(smallKey, small.bytes, { httpMetadata: { contentType: photoType(small.name) } }),
  ]);

  const row = and(eq(photos.shopId, ref.shopId), eq(photos.id, id));
  const [, , [kept]] = await db.batch([
    insertSelect(
      db,
      photos,
      {
        shopId: repairJobs.shopId,
        id,
        jobId: repairJobs.id,
        file: large.name,
        small: small.name,
        bytes: large.bytes.length + small.bytes.length,
        width,
        height,
        takenAt,
        by,
        addedAt: new Date(now()),
        caption: "",
        // The walk-round is shown to the customer, so that it is part of what is frozen.
        forCustomer: placeOf(point) !== undefined,
        point,
        marks: [],
        sentAt: null,
        removedAt: null,
        version: 1,
      },
      sql`FROM ${repairJobs} WHERE ${jobOf(ref.shopId, ref.jobId)}
        AND (${countOf(ref)}) < ${photoLimits.perJob}
        AND EXISTS (SELECT 1 FROM ${photoLeftovers} WHERE ${leftoverOf(leftover)}
          AND ${photoLeftovers.dueAt} >= ${dueAt.getTime()})`,
    ).onConflictDoNothing(),
    db
      .delete(photoLeftovers)
      .where(
        and(
          leftoverOf(leftover),
          sql`EXISTS (SELECT 1 FROM ${photos} WHERE ${row} AND ${photos.file} = ${large.name})`,
        ),
      ),
    db.select({ id: photos.id }).from(photos).where(row),
  ]);
  if (kept) return "stored";
  const after = await findState(db, ref, id);
  if (!after) return "gone";
  return after.ofJob >= photoLimits.perJob ? "full" : "busy";
}

const leftoverOf = ({ shopId, photoId, file }: { shopId: string; photoId: string; file: string }) =>
  and(
    eq(photoLeftovers.shopId, shopId),
    eq(photoLeftovers.photoId, photoId),
    eq(photoLeftovers.file, file),
    ne(photoLeftovers.claimed, true),
  );

const countOf = ({ shopId, jobId }: JobRef) =>
  sql`SELECT count(*) FROM ${photos} WHERE ${photos.shopId} = ${shopId}
    AND ${photos.jobId} = ${jobId} AND ${photos.removedAt} IS NULL`;

/** Facts that decide whether a photo is stored; undefined without such a job. */
async function findState(db: Db, ref: JobRef, id: string) {
  const [found] = await db
    .select({
      stored: sql<number>`EXISTS (SELECT 1 FROM ${photos}
        WHERE ${photos.shopId} = ${ref.shopId} AND ${photos.id} = ${id})`,
      ofJob: sql<number>`(${countOf(ref)})`,
      ofShop: sql<number>`coalesce((SELECT ${photoTotals.bytes} FROM ${photoTotals}
        WHERE ${photoTotals.shopId} = ${ref.shopId}), 0)`,
    })
    .from(repairJobs)
    .where(jobOf(ref.shopId, ref.jobId));
  return found;
}
