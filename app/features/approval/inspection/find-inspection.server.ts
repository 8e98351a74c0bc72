import { eq } from "drizzle-orm";
import { factsOf } from "#app/features/approval/revision/facts.ts";
import { revisionInspection } from "#app/features/approval/revision/revision-inspection.ts";
import { filesOfPhoto, revisionPhotos } from "#app/features/approval/revision/revision-photos.ts";
import {
  findingsToSendQuery,
  inspectionOf,
  inspectionToSendQuery,
} from "#app/features/inspection/sent-findings.server.ts";
import { openPhotoFile } from "#app/features/photos/files.server.ts";
import { photosToSendQuery } from "#app/features/photos/sent-photos.server.ts";
import { documentColumns } from "#app/features/repair/document-columns.server.ts";
import { type JobRef, workId } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { translationsQuery, writerQuery } from "#app/features/repair/texts/translations.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { distanceUnitOf } from "#app/values/distance.ts";
import type { Language } from "#app/values/language.ts";
import { type PrintedInspection, printedPhotos } from "./inspection-paper.ts";

/** The inspection of a job to be printed, in one round trip; undefined where there is none. */
export async function findInspection(
  db: Db,
  ref: JobRef,
): Promise<{ printed: PrintedInspection; language: Language } | undefined> {
  const [[job], [shop], translations, [writer], [sheet], findings, photos] = await db.batch([
    db.select(documentColumns).from(repairJobs).where(jobOf(ref.shopId, ref.jobId)),
    db.select().from(shopSettings).where(eq(shopSettings.shopId, ref.shopId)),
    translationsQuery(db, ref),
    writerQuery(db, ref),
    inspectionToSendQuery(db, ref),
    findingsToSendQuery(db, ref),
    photosToSendQuery(db, ref),
  ]);
  const inspection = inspectionOf(sheet, findings);
  if (!job || !inspection) return undefined;
  const texts = {
    translations,
    assumed: writer?.language ?? job.language,
    unreviewedMayGo: shop?.unreviewedMayGo ?? false,
  };
  const facts = factsOf({
    job: { ...job, odometerUnit: job.odometerUnit ?? (shop ? distanceUnitOf(shop, "UTC") : "km") },
    shop: {
      name: shop?.shopName ?? "",
      phone: shop?.phone ?? null,
      address: shop?.address ?? null,
    },
    quotes: [],
  });
  const { finishedAt } = inspection;
  const printed = {
    shop: facts.shop,
    vehicle: facts.vehicle,
    ...(finishedAt && { madeAt: finishedAt.getTime(), zone: shop?.timeZone ?? "UTC" }),
    currency: shop?.currency ?? "USD",
    workId: workId(job.number),
    customer: `${job.customerFirstName} ${job.customerLastName}`,
    photos: revisionPhotos(photos, texts),
    inspection: revisionInspection(inspection, { ...texts, photos, quotes: [] }),
  };
  return { printed, language: job.language };
}

/** The small files of the photos that are printed along; undefined for one that no PDF holds. */
export const readPrintedPhotos = (
  files: Platform["files"],
  shopId: string,
  printed: PrintedInspection,
): Promise<(Uint8Array | undefined)[]> =>
  Promise.all(
    printedPhotos(printed).map(async (id) => {
      const photo = printed.photos?.find((one) => one.id === id);
      if (!photo || photo.small.type === "image/webp") return undefined;
      const stored = { shopId, photoId: id, ...filesOfPhoto(photo) };
      const file = await openPhotoFile(files, stored, "small").catch(() => null);
      return file ? new Uint8Array(await file.arrayBuffer()) : undefined;
    }),
  );
