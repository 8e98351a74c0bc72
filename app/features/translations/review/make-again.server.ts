import { and, eq, sql } from "drizzle-orm";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { type TextRef, textKey } from "#app/features/repair/texts/text.ts";
import { addTextWork } from "#app/features/repair/texts/text-work.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { originalsQuery, stillSays } from "#app/features/translations/originals.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { type Language, otherLanguages } from "#app/values/language.ts";

/** The translations of a text of a job. */
export const translationsOf = ({ shopId, jobId }: JobRef, { subjectId, field }: TextRef) =>
  and(
    eq(textTranslations.shopId, shopId),
    eq(textTranslations.jobId, jobId),
    eq(textTranslations.subjectId, subjectId),
    eq(textTranslations.field, field),
  );

/** Requests new machine translations; a person's text stays. False without such a job. */
export async function askAgain(
  db: Db,
  ref: JobRef,
  { language, ...of }: TextRef & { language: Language },
  actor: Actor,
): Promise<boolean> {
  const [, asked] = await db.batch([
    db
      .update(textTranslations)
      .set({
        text: null,
        state: "missing",
        problem: null,
        verdict: null,
        version: sql`${textTranslations.version} + 1`,
      })
      .where(
        and(
          translationsOf(ref, of),
          eq(textTranslations.language, language),
          sql`${textTranslations.state} NOT IN ('reviewed', 'written')`,
        ),
      ),
    addTextWork(db, jobOf(ref.shopId, ref.jobId), actor),
  ]);
  return asked.meta.changes > 0;
}

/**
 * Sets the language of a text; its translation is made in the other one. No text is removed: a
 * translation in what is now the original's language is restored if the choice is undone. Returns
 * whether there is such a text.
 */
export async function setLanguage(
  db: Db,
  ref: JobRef,
  { language, ...of }: TextRef & { language: Language },
  actor: Actor,
): Promise<boolean> {
  const originals = await originalsQuery(db, ref);
  const original = originals.find((one) => textKey(one) === textKey(of));
  if (!original) return false;
  const said = { originalLanguage: language, languageBy: actor.by };
  const job = and(jobOf(ref.shopId, ref.jobId), stillSays(ref, original));
  await db.batch([
    db
      .update(textTranslations)
      .set({ ...said, version: sql`${textTranslations.version} + 1` })
      .where(translationsOf(ref, of)),
    ...otherLanguages(language).map((other) =>
      insertSelect(
        db,
        textTranslations,
        {
          ...ref,
          ...of,
          ...said,
          language: other,
          ofText: original.text,
          text: null,
          state: "missing",
          problem: null,
          verdict: null,
          by: null,
          at: new Date(actor.now),
          version: 1,
        },
        sql`FROM ${repairJobs} WHERE ${job}`,
      ).onConflictDoNothing(),
    ),
    addTextWork(db, jobOf(ref.shopId, ref.jobId), actor),
  ]);
  return true;
}
