import { photosQuery } from "#app/features/photos/photos.server.ts";
import { odometerQuery } from "#app/features/repair/form/odometer.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { settingsQuery } from "#app/features/repair/page/job-page.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { distanceUnitOf } from "#app/values/distance.ts";
import { placeOf } from "./places.ts";

/** The walk-round of a job and its odometer, in one trip; undefined without a job. */
export async function findWalkRound(db: Db, ref: JobRef, readerZone: string) {
  const [[job], [shop], photos] = await db.batch([
    odometerQuery(db, ref),
    settingsQuery(db, ref.shopId),
    photosQuery(db, ref),
  ]);
  if (!job) return undefined;
  const { number, last, lastUnit, ...start } = job;
  return {
    number,
    photos: photos.filter(({ point }) => placeOf(point)),
    odometer: {
      start,
      unit: distanceUnitOf(shop, readerZone),
      last: last === null ? null : { odometer: last, unit: lastUnit },
    },
  };
}
