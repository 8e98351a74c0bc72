import { pointPhotosQuery } from "#app/features/photos/point-photos.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shownTexts } from "#app/features/repair/texts/shown-texts.ts";
import { translationsQuery } from "#app/features/repair/texts/translations.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";
import {
  earlierOf,
  earlierQuery,
  findingsQuery,
  notesOf,
  shownFinding,
  shownInspection,
} from "./find-inspection.server.ts";
import { findingsOfPoint } from "./library/library.server.ts";
import { inspectionQuery } from "./rows.server.ts";

/** A point of a job's inspection with the library's findings; undefined if there is none. */
export async function findPoint(
  db: Db,
  ref: JobRef & { point: string },
  { reader }: { reader: Language },
) {
  const [[job], [inspection], [row], [before], translations, photos] = await db.batch([
    db.select({ number: repairJobs.number }).from(repairJobs).where(jobOf(ref.shopId, ref.jobId)),
    inspectionQuery(db, ref),
    findingsQuery(db, ref, ref.point),
    earlierQuery(db, ref, reader),
    translationsQuery(db, ref),
    pointPhotosQuery(db, ref),
  ]);
  const point = inspection?.points.find(({ id }) => id === ref.point);
  if (!job || !inspection || !point) return undefined;
  const library = await findingsOfPoint(point.group, point.id);
  const finding = row && shownFinding(row, reader);
  const earlier = before && earlierOf(before);
  const last = earlier?.findings.find((one) => one.point === point.id);
  const choices = library
    .map(({ id, color, words }) => ({ id, color, words: words[reader] }))
    // Findings without words in the reader's language are not offered.
    .filter(({ words }) => words);
  // The current choice stays in the list, even when the library no longer offers it.
  const isMissing = row?.libraryId && choices.every(({ id }) => id !== row.libraryId);
  return {
    number: job.number,
    isFinished: shownInspection(inspection).isFinished,
    point,
    finding,
    chosen: row?.libraryId ?? "",
    choices:
      isMissing && row.words?.[reader] && (row.color === "yellow" || row.color === "red")
        ? [{ id: row.libraryId!, color: row.color, words: row.words[reader] }, ...choices]
        : choices,
    earlier: earlier && last && { ...last, at: earlier.at },
    photos,
    texts: shownTexts(notesOf(finding ? [finding] : []), translations, reader),
  };
}

/** Whether the inspection of a job has a point. */
export async function hasPoint(db: Db, ref: JobRef & { point: string }): Promise<boolean> {
  const [inspection] = await inspectionQuery(db, ref);
  return inspection?.points.some(({ id }) => id === ref.point) ?? false;
}
