import { sql } from "drizzle-orm";
import { quoteLines, repairQuotes } from "#app/features/quotes/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Original } from "#app/features/repair/texts/text.ts";
import type { Db } from "#app/platform/db/db.server.ts";

const { shopId, id } = repairJobs;

/** Every text of a job that has a twin, as it says now; one statement. */
export const originalsQuery = (db: Db, ref: { shopId: string; jobId: string }) => {
  const job = sql`${shopId} = ${ref.shopId} AND ${id} = ${ref.jobId}`;
  const quotes = sql`${repairQuotes.shopId} = ${ref.shopId} AND ${repairQuotes.jobId} = ${ref.jobId}`;
  return db
    .select({
      subjectId: sql<string>`subject_id`,
      field: sql<Original["field"]>`field`,
      text: sql<string>`text`,
    })
    .from(
      sql`(
        SELECT ${id} AS subject_id, 'issues' AS field, ${repairJobs.issues} AS text
          FROM ${repairJobs} WHERE ${job}
        UNION ALL
        SELECT ${id}, 'diagnostic', ${repairJobs.diagnostic} FROM ${repairJobs} WHERE ${job}
        UNION ALL
        SELECT ${repairQuotes.id}, 'description', ${repairQuotes.description}
          FROM ${repairQuotes} WHERE ${quotes}
        UNION ALL
        SELECT ${quoteLines.id}, 'line', ${quoteLines.name} FROM ${repairQuotes}
          JOIN ${quoteLines} ON ${quoteLines.shopId} = ${repairQuotes.shopId}
            AND ${quoteLines.quoteId} = ${repairQuotes.id}
          WHERE ${quotes}
      )`,
    )
    .where(sql`text <> ''`);
};
