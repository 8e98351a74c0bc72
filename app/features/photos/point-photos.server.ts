import { and, asc, eq, isNull, notLike, or, sql } from "drizzle-orm";
import { walkPrefix } from "#app/features/photos/walk/places.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { inList } from "#app/platform/db/json-rows.server.ts";
import { photoLimits } from "./photo.ts";
import { photos } from "./tables.server.ts";

/** All photos of a job but those of its walk-round, which keep their places. */
const ofJob = ({ shopId, jobId }: JobRef) =>
  and(
    eq(photos.shopId, shopId),
    eq(photos.jobId, jobId),
    isNull(photos.removedAt),
    or(isNull(photos.point), notLike(photos.point, `${walkPrefix}%`)),
  );

/** The photos of a job and which point of its inspection each shows. */
export const pointPhotosQuery = (db: Db, ref: JobRef) =>
  db
    .select({ id: photos.id, point: photos.point, width: photos.width, height: photos.height })
    .from(photos)
    .where(ofJob(ref))
    .orderBy(asc(photos.id))
    .limit(photoLimits.perJob);

/** Says which photos of a job show a point: these and no others. */
export const setPointPhotos = (
  db: Db,
  { point, ...ref }: JobRef & { point: string },
  ids: readonly string[],
) => {
  const isChosen = sql`${photos.id} IN ${inList(ids)}`;
  return db
    .update(photos)
    .set({ point: sql`iif(${isChosen}, ${point}, NULL)` })
    .where(and(ofJob(ref), or(eq(photos.point, point), isChosen)));
};
