import { and, eq, sql } from "drizzle-orm";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { translationName } from "#app/features/repair/texts/typed-texts.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { inLanguage, type Language, otherLanguages } from "#app/values/language.ts";
import { findingsOf, inspectionQuery } from "./rows.server.ts";
import { findings } from "./tables.server.ts";

const findingOf = (ref: JobRef, id: string) => and(findingsOf(ref), eq(findings.id, id));

/**
 * A new quote as a finding begins it: what to do about it, in both languages where the library says
 * so, and what to look for among the canned ones. Undefined where the job has no such finding.
 */
export async function quoteOfFinding(
  db: Db,
  ref: JobRef,
  { finding, language }: { finding: string; language: Language },
) {
  const [[row], [inspection]] = await db.batch([
    db
      .select({ point: findings.point, words: findings.words, note: findings.note })
      .from(findings)
      .where(findingOf(ref, finding)),
    inspectionQuery(db, ref),
  ]);
  const point = inspection?.points.find(({ id }) => id === row?.point);
  if (!row || !point) return undefined;
  const { words, note } = row;
  const says = (reader: Language) =>
    words?.[reader]?.advice ?? (note || inLanguage(point.name, reader));
  const others = words || !note ? otherLanguages(language) : [];
  return {
    name: inLanguage(point.name, language),
    values: {
      finding,
      description: says(language),
      ...Object.fromEntries(
        others.map((other) => [translationName("description", other), says(other)]),
      ),
    },
  };
}

/** Ties a finding to the quote that is made of it: in the batch that writes the quote, after it. */
export const tieFinding = (db: Db, ref: JobRef & { id: string }, finding: string) =>
  db
    .update(findings)
    .set({ quoteId: ref.id, version: sql`${findings.version} + 1` })
    .where(
      and(
        findingOf(ref, finding),
        sql`${findings.quoteId} IS NOT ${ref.id}`,
        sql`EXISTS (SELECT 1 FROM ${repairQuotes} WHERE ${repairQuotes.shopId} = ${ref.shopId}
          AND ${repairQuotes.jobId} = ${ref.jobId} AND ${repairQuotes.id} = ${ref.id})`,
      ),
    );
