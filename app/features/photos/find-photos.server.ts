import { totalQuery } from "#app/features/photos/storage/storage.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shownTexts } from "#app/features/repair/texts/shown-texts.ts";
import { translationsQuery } from "#app/features/repair/texts/translations.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";
import { photosQuery } from "./photos.server.ts";

/** The photos of a job with captions in the reader's language, in one trip; undefined without a job. */
export async function findPhotos(db: Db, ref: JobRef, reader: Language) {
  const [[job], photos, translations, [total]] = await db.batch([
    db.select({ number: repairJobs.number }).from(repairJobs).where(jobOf(ref.shopId, ref.jobId)),
    photosQuery(db, ref),
    translationsQuery(db, ref),
    totalQuery(db, ref.shopId),
  ]);
  if (!job) return undefined;
  const captions = photos.flatMap(({ id, caption }) =>
    caption ? [{ subjectId: id, field: "caption", text: caption } as const] : [],
  );
  return {
    number: job.number,
    photos,
    texts: shownTexts(captions, translations, reader),
    stored: total?.bytes ?? 0,
  };
}
