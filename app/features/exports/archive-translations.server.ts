import { and, asc, eq, sql } from "drizzle-orm";
import { workId } from "#app/features/repair/job.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

const { shopId, jobId, subjectId, field, language, version: _, by, ...said } = textTranslations;
const key = sql`(${jobId}, ${subjectId}, ${field}, ${language})`;

/** The texts of a shop's jobs in the other language, each with the original it translates. */
export async function* archivedTranslations(db: Db, shop: string): AsyncGenerator<object> {
  const { originalLanguage, text, ofText, state, verdict, at } = said;
  type Key = { jobId: string; subjectId: string; field: string; language: string };
  const rows = paged((last: Key | undefined) =>
    db
      .select({
        jobId,
        subjectId,
        field,
        language,
        originalLanguage,
        ofText,
        text,
        state,
        verdict,
        at,
        number: repairJobs.number,
        by: memberName(sql`${by}`),
      })
      .from(textTranslations)
      .innerJoin(repairJobs, refersTo(textTranslations, jobId, repairJobs))
      .where(
        and(
          eq(shopId, shop),
          last && sql`${key} > (${last.jobId}, ${last.subjectId}, ${last.field}, ${last.language})`,
        ),
      )
      .orderBy(asc(jobId), asc(subjectId), asc(field), asc(language))
      .limit(rowsPerPage),
  );
  for await (const { jobId: _, subjectId: __, number, ofText: original, ...translation } of rows)
    yield { workId: workId(number), original, ...translation };
}
