import { eq } from "drizzle-orm";
import { canonicalJson } from "#app/features/approval/revision/canonical.ts";
import {
  fileOf,
  readRevisionFile,
  storeRevision,
} from "#app/features/approval/revision/revision-file.server.ts";
import { photosToSendQuery } from "#app/features/photos/sent-photos.server.ts";
import { isWalkPoint } from "#app/features/photos/walk/places.ts";
import { documentColumns } from "#app/features/repair/document-columns.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { translationsQuery, writerQuery } from "#app/features/repair/texts/translations.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { distanceUnitOf } from "#app/values/distance.ts";
import { type WalkRecord, walkRecordOf } from "./walk-record.ts";

/** The walk-round of a job as it is now, in one round trip; undefined without a job. */
export async function readWalk(db: Db, ref: JobRef) {
  const [[job], [shop], translations, [writer], photos] = await db.batch([
    db.select(documentColumns).from(repairJobs).where(jobOf(ref.shopId, ref.jobId)),
    db.select().from(shopSettings).where(eq(shopSettings.shopId, ref.shopId)),
    translationsQuery(db, ref),
    writerQuery(db, ref),
    photosToSendQuery(db, ref),
  ]);
  if (!job) return undefined;
  return {
    job: { ...job, odometerUnit: job.odometerUnit ?? (shop ? distanceUnitOf(shop, "UTC") : "km") },
    shop: {
      name: shop?.shopName ?? "",
      phone: shop?.phone ?? null,
      address: shop?.address ?? null,
      taxId: shop?.taxId ?? null,
      timeZone: shop?.timeZone ?? "UTC",
    },
    currency: shop?.currency ?? "USD",
    translations,
    assumed: writer?.language ?? job.language,
    unreviewedMayGo: shop?.unreviewedMayGo ?? false,
    photos: photos.filter(({ point }) => isWalkPoint(point ?? "")),
  };
}

type Walk = NonNullable<Awaited<ReturnType<typeof readWalk>>>;

/** Record for the customer's signature, dated `madeAt`, and its file. */
export const walkFileOf = (walk: Walk, madeAt: number) =>
  fileOf(new TextEncoder().encode(canonicalJson(walkRecordOf({ ...walk, madeAt }))));

/**
 * Freezes the walk-round of a job, so that its customer signs what is on the screen. A file that is
 * not signed within a day is swept.
 */
export async function freezeWalk(
  { db, files, now }: Pick<Platform, "db" | "files" | "now">,
  ref: JobRef,
): Promise<{ sha256: string } | "gone" | "empty"> {
  const walk = await readWalk(db, ref);
  if (!walk) return "gone";
  if (walk.photos.length === 0) return "empty";
  const file = await walkFileOf(walk, now());
  await storeRevision(files, ref.shopId, file);
  return file;
}

/** A frozen walk-round; undefined when the stored file is gone or is not what was signed. */
export async function readWalkRecord(
  files: Platform["files"],
  shopId: string,
  sha256: string,
): Promise<WalkRecord | undefined> {
  const bytes = await readRevisionFile(files, shopId, sha256);
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as WalkRecord);
}
