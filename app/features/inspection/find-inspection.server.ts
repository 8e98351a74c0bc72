import { and, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { photos } from "#app/features/photos/tables.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shownTexts } from "#app/features/repair/texts/shown-texts.ts";
import { translationColumn } from "#app/features/repair/texts/translation-column.server.ts";
import { translationsQuery } from "#app/features/repair/texts/translations.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";
import type { FindingColor } from "./finding.ts";
import { proposedKind } from "./progress.ts";
import { findingsOf, inspectionQuery } from "./rows.server.ts";
import type { Earlier, ShownFinding, ShownInspection } from "./shown.ts";
import { findings, inspections } from "./tables.server.ts";

type Reader = { reader: Language };

/** The inspection of a job with what its vehicle's last one found, in one trip; undefined without a job. */
export async function findInspection(db: Db, ref: JobRef, { reader }: Reader) {
  const { number, carMake, carModel } = repairJobs;
  const [[job], [inspection], rows, [before], translations, shown] = await db.batch([
    db.select({ number, carMake, carModel }).from(repairJobs).where(jobOf(ref.shopId, ref.jobId)),
    inspectionQuery(db, ref),
    findingsQuery(db, ref),
    earlierQuery(db, ref, reader),
    translationsQuery(db, ref),
    db
      .select({ point: photos.point, count: sql<number>`count(*)` })
      .from(photos)
      .where(
        and(
          eq(photos.shopId, ref.shopId),
          eq(photos.jobId, ref.jobId),
          isNull(photos.removedAt),
          isNotNull(photos.point),
        ),
      )
      .groupBy(photos.point),
  ]);
  if (!job) return undefined;
  const earlier = before && earlierOf(before);
  const list = rows.map((row) => shownFinding(row, reader));
  return {
    number: job.number,
    kind: proposedKind(earlier?.kind, `${job.carMake} ${job.carModel}`),
    inspection: inspection && shownInspection(inspection),
    findings: list,
    earlier,
    photos: Object.fromEntries(shown.map(({ point, count }) => [point!, count])),
    texts: shownTexts(notesOf(list), translations, reader),
  };
}

type InspectionRow = Awaited<ReturnType<typeof inspectionQuery>>[number];

export const shownInspection = ({ finishedAt, ...inspection }: InspectionRow): ShownInspection => ({
  ...inspection,
  isFinished: finishedAt !== null,
});

/** The notes of findings as texts of the job. */
export const notesOf = (list: readonly Pick<ShownFinding, "id" | "note">[]) =>
  list.flatMap(({ id, note }) =>
    note ? [{ subjectId: id, field: "finding", text: note } as const] : [],
  );

/** The findings of a job with the quotes that were made of them; of one point if it is named. */
export const findingsQuery = (db: Db, ref: JobRef, point?: string) =>
  db
    .select({
      id: findings.id,
      point: findings.point,
      color: findings.color,
      measure: findings.measure,
      libraryId: findings.libraryId,
      words: findings.words,
      note: findings.note,
      version: findings.version,
      quoteId: findings.quoteId,
      number: repairQuotes.number,
      status: repairQuotes.status,
    })
    .from(findings)
    .leftJoin(repairQuotes, refersTo(findings, findings.quoteId, repairQuotes))
    .where(and(findingsOf(ref), point === undefined ? undefined : eq(findings.point, point)));

type FindingRow = Awaited<ReturnType<typeof findingsQuery>>[number];

export const shownFinding = (
  { libraryId: _, words, quoteId, number, status, ...row }: FindingRow,
  reader: Language,
): ShownFinding => ({
  ...row,
  words: words?.[reader] ?? null,
  // A quote that was deleted has no number any more.
  quote: quoteId && number !== null && status ? { id: quoteId, number, status } : null,
});

const thisJob = alias(repairJobs, "this_job");

/** Text of an earlier finding in the reader's language: the library's words, or the note. */
const foundIn = (reader: Language) => {
  const note = translationColumn(reader, {
    shopId: sql`f.shop_id`,
    jobId: sql`f.job_id`,
    subjectId: sql`f.id`,
    field: "finding",
    text: sql`f.note`,
  });
  return sql`coalesce(json_extract(f.words, ${`$.${reader}.found`}),
    json_extract(${note}, '$[0]'), nullif(f.note, ''))`;
};

/** The last inspection of the job's vehicle before this job, with what was measured or not good. */
export const earlierQuery = (db: Db, { shopId, jobId }: JobRef, reader: Language) =>
  db
    .select({
      at: inspections.startedAt,
      kind: inspections.kind,
      findings: sql<string>`(SELECT json_group_array(json_array(f.point, f.color, f.measure,
          ${foundIn(reader)}))
        FROM findings f WHERE f.shop_id = ${inspections.shopId} AND f.job_id = ${inspections.jobId}
          AND (f.measure IS NOT NULL OR f.color IN ('yellow', 'red')))`,
    })
    .from(thisJob)
    .innerJoin(
      repairJobs,
      and(
        eq(repairJobs.shopId, thisJob.shopId),
        eq(repairJobs.vehicleId, thisJob.vehicleId),
        lt(repairJobs.number, thisJob.number),
      ),
    )
    .innerJoin(inspections, refersTo(inspections, inspections.jobId, repairJobs))
    .where(and(eq(thisJob.shopId, shopId), eq(thisJob.id, jobId)))
    .orderBy(desc(repairJobs.number))
    .limit(1);

type EarlierRow = Awaited<ReturnType<typeof earlierQuery>>[number];
type EarlierLine = [string, FindingColor, number | null, string | null];

export const earlierOf = ({ at, kind, findings: json }: EarlierRow): Earlier => ({
  at: at.getTime(),
  kind,
  findings: (JSON.parse(json) as EarlierLine[]).map(([point, color, measure, found]) => ({
    point,
    color,
    measure,
    found,
  })),
});
