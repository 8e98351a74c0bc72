import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { storedElements } from "#app/platform/db/json-rows.server.ts";
import { photoLimits, photoNames } from "./photo.ts";
import { photos } from "./tables.server.ts";

const ofJob = ({ shopId, jobId }: JobRef) =>
  and(eq(photos.shopId, shopId), eq(photos.jobId, jobId), isNull(photos.removedAt));

/** The photos of a job that go with what is sent to its customer, in the order of its page. */
export const photosToSendQuery = (db: Db, ref: JobRef) =>
  db
    .select({
      id: photos.id,
      file: photos.file,
      small: photos.small,
      width: photos.width,
      height: photos.height,
      takenAt: photos.takenAt,
      caption: photos.caption,
      marks: photos.marks,
      point: photos.point,
      version: photos.version,
    })
    .from(photos)
    .where(and(ofJob(ref), photos.forCustomer))
    .orderBy(asc(photos.id))
    .limit(photoLimits.perJob);

type PhotoToSend = Awaited<ReturnType<typeof photosToSendQuery>>[number];

/** Photos by id and version, as JSON for the conditions below. */
export const namesOfPhotos = (sent: readonly Pick<PhotoToSend, "id" | "version">[]): string =>
  JSON.stringify(sent.map(({ id, version }) => ({ id, version })));

/** Whether one of these photos (JSON) is gone, or not at the version that was read. */
export const arePhotosChanged = (names: string, { shopId, jobId }: JobRef): SQL =>
  sql`EXISTS (SELECT 1 FROM ${storedElements(sql`${names}`, "shown")} WHERE NOT EXISTS (
    SELECT 1 FROM photos p WHERE p.shop_id = ${shopId} AND p.job_id = ${jobId}
      AND p.id = shown.value ->> 'id' AND p.version = shown.value ->> 'version'
      AND p.removed_at IS NULL))`;

/** Notes that these photos (JSON) were sent, provided that they were: from then on they are evidence. */
export const notePhotosSent = (
  db: Db,
  ref: JobRef,
  { names, provided, now }: { names: string; provided: SQL; now: number },
) =>
  db
    .update(photos)
    .set({ sentAt: new Date(now) })
    .where(
      and(
        ofJob(ref),
        isNull(photos.sentAt),
        sql`${photos.id} IN (SELECT shown.value ->> 'id'
          FROM ${storedElements(sql`${names}`, "shown")})`,
        provided,
      ),
    );

/** When a photo of this hash was first sent by a shop. */
export const photoSentQuery = (db: Db, sha256: string) =>
  db
    .select({ at: photos.sentAt })
    .from(photos)
    .where(and(inArray(photos.file, photoNames(sha256)), isNotNull(photos.sentAt)))
    .orderBy(asc(photos.sentAt))
    .limit(1);
