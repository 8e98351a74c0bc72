import { and, eq, sql } from "drizzle-orm";
import { profiles } from "#app/features/account/tables.server.ts";
import { textTwins, textWork } from "#app/features/repair/texts.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";
import type { TextRef } from "./text.ts";
import type { StoredState } from "./twin.ts";

export type JobRef = { shopId: string; jobId: string };

export const twinColumns = {
  subjectId: textTwins.subjectId,
  field: textTwins.field,
  language: textTwins.language,
  originalLanguage: textTwins.originalLanguage,
  languageBy: textTwins.languageBy,
  text: textTwins.text,
  ofText: textTwins.ofText,
  state: textTwins.state,
  by: textTwins.by,
  version: textTwins.version,
};

/** All twins of a job, one statement whatever their number. */
export const twinsQuery = (db: Db, { shopId, jobId }: JobRef) =>
  db
    .select(twinColumns)
    .from(textTwins)
    .where(and(eq(textTwins.shopId, shopId), eq(textTwins.jobId, jobId)));

/** The language of whoever wrote texts of a job that are still to be recognized, if any are. */
export const writerQuery = (db: Db, { shopId, jobId }: JobRef) =>
  db
    .select({ language: profiles.language })
    .from(textWork)
    .innerJoin(profiles, eq(profiles.id, textWork.by))
    .where(and(eq(textWork.shopId, shopId), eq(textWork.jobId, jobId)));

/** A twin to be stored. `version`: that of the row it was made from, 0 when there was none. */
export type NewTwin = TextRef & {
  from: Language;
  to: Language;
  text: string | null;
  ofText: string;
  state: StoredState;
  problem: string | null;
  version: number;
};

/**
 * Stores twins that no person made, in one statement. A row that changed since it was read stays as
 * it is, and so does one that a person has read or written meanwhile (`by`).
 */
export const saveTwins = (
  db: Db,
  { shopId, jobId }: JobRef,
  twins: readonly NewTwin[],
  now: number,
) =>
  db.run(sql`
    INSERT INTO text_twins (shop_id, job_id, subject_id, field, language, original_language, text,
      of_text, state, problem, at, version)
    SELECT j.shop_id, j.id, t.value ->> 'subjectId', t.value ->> 'field', t.value ->> 'to',
      t.value ->> 'from', t.value ->> 'text', t.value ->> 'ofText', t.value ->> 'state',
      t.value ->> 'problem', ${now}, 1
    FROM repair_jobs j CROSS JOIN json_each(${JSON.stringify(twins)}) t
    WHERE j.shop_id = ${shopId} AND j.id = ${jobId}
      AND coalesce((SELECT w.version FROM text_twins w WHERE w.shop_id = j.shop_id
        AND w.job_id = j.id AND w.subject_id = t.value ->> 'subjectId'
        AND w.field = t.value ->> 'field' AND w.language = t.value ->> 'to'), 0)
        = t.value ->> 'version'
    ON CONFLICT DO UPDATE SET original_language = excluded.original_language,
      text = excluded.text, of_text = excluded.of_text, state = excluded.state,
      problem = excluded.problem, "by" = NULL, at = excluded.at, version = version + 1
    WHERE text_twins.state NOT IN ('reviewed', 'written') OR text_twins."by" IS NULL`);
