import { and, eq, type SQL, sql } from "drizzle-orm";
import { findings } from "#app/features/inspection/tables.server.ts";
import { jobNotes } from "#app/features/notes/tables.server.ts";
import { photos } from "#app/features/photos/tables.server.ts";
import { quoteLines, repairQuotes } from "#app/features/quotes/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { type Original, type TextRef, textKey } from "#app/features/repair/texts/text.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { elementsOf } from "#app/platform/db/json-rows.server.ts";

const { shopId, id } = repairJobs;

/** The texts of a job, unsorted, empty ones too. D1 joins at most five selects by UNION. */
const textsOf = (ref: JobRef) => {
  const job = sql`${shopId} = ${ref.shopId} AND ${id} = ${ref.jobId}`;
  const quotes = sql`${repairQuotes.shopId} = ${ref.shopId} AND ${repairQuotes.jobId} = ${ref.jobId}`;
  return sql`(
    SELECT ${id} AS subject_id, own.value AS field,
        iif(own.value = 'issues', ${repairJobs.issues}, ${repairJobs.diagnostic}) AS text,
        0 AS quote, own.key AS place
      FROM ${repairJobs} CROSS JOIN ${elementsOf(["issues", "diagnostic"], "own")} WHERE ${job}
    UNION ALL
    SELECT ${repairQuotes.id}, 'description', ${repairQuotes.description},
        ${repairQuotes.number}, -1
      FROM ${repairQuotes} WHERE ${quotes}
    UNION ALL
    SELECT ${quoteLines.id}, 'line', ${quoteLines.name}, ${repairQuotes.number},
        ${quoteLines.position}
      FROM ${repairQuotes} JOIN ${quoteLines} ON ${quoteLines.shopId} = ${repairQuotes.shopId}
        AND ${quoteLines.quoteId} = ${repairQuotes.id}
      WHERE ${quotes}
    UNION ALL
    SELECT m.id, 'message', m.text, 2147483647, m.at FROM messages m
      WHERE m.shop_id = ${ref.shopId} AND m.job_id = ${ref.jobId} AND m.way = 'link'
    UNION ALL
    SELECT * FROM (
      SELECT ${photos.id}, 'caption', ${photos.caption}, 0, 2
        FROM ${photos} WHERE ${photos.shopId} = ${ref.shopId} AND ${photos.jobId} = ${ref.jobId}
      UNION ALL
      SELECT ${findings.id}, 'finding', ${findings.note}, 0, 3
        FROM ${findings} WHERE ${findings.shopId} = ${ref.shopId} AND ${findings.jobId} = ${ref.jobId}
      UNION ALL
      SELECT ${jobNotes.id}, 'note', ${jobNotes.text}, 2147483647, ${jobNotes.at}
        FROM ${jobNotes} WHERE ${jobNotes.shopId} = ${ref.shopId} AND ${jobNotes.jobId} = ${ref.jobId}
          AND ${jobNotes.removedAt} IS NULL
    )
  )`;
};

/** Every text of a job that has a translation, in the order of its page; one statement. */
export const originalsQuery = (db: Db, ref: JobRef) =>
  db
    .select({
      subjectId: sql<string>`subject_id`,
      field: sql<Original["field"]>`field`,
      text: sql<string>`text`,
      /** The number of its quote; otherwise a position before or after all quotes. */
      quote: sql<number>`quote`,
    })
    .from(textsOf(ref))
    .where(sql`text <> ''`)
    .orderBy(sql`quote`, sql`place`);

/** The condition that a text of the job is unchanged. */
export const stillSays = (ref: JobRef, { subjectId, field, text }: Original): SQL =>
  sql`EXISTS (SELECT 1 FROM ${textsOf(ref)} o WHERE o.subject_id = ${subjectId}
    AND o.field = ${field} AND o.text = ${text})`;

/**
 * Removes the translations of texts that the job no longer has, such as those of a deleted quote. A
 * text added concurrently keeps its translation, as the statement itself checks for it.
 */
export function forgetOthers(
  db: Db,
  ref: JobRef,
  originals: readonly Original[],
  translations: readonly TextRef[],
) {
  const there = new Set(originals.map(textKey));
  if (translations.every((translation) => there.has(textKey(translation)))) return [];
  const gone = sql`(${textTranslations.subjectId}, ${textTranslations.field}) NOT IN (
    SELECT subject_id, field FROM ${textsOf(ref)})`;
  const ofJob = and(eq(textTranslations.shopId, ref.shopId), eq(textTranslations.jobId, ref.jobId));
  return [db.delete(textTranslations).where(and(ofJob, gone))];
}
