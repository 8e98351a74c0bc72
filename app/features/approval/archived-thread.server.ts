import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { byLink, messages } from "#app/features/messages/tables.server.ts";
import { workId } from "#app/features/repair/job.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { jobOf } from "./archived-answers.server.ts";
import { linkEvents } from "./tables.server.ts";

/** Events of links, such as that one was opened. */
export async function* archivedEvents(db: Db, shopId: string, of?: SQL): AsyncGenerator<object> {
  const { jobId, n } = linkEvents;
  const rows = paged((last: { jobId: string; n: number } | undefined) =>
    db
      .select({
        jobId,
        n,
        linkId: linkEvents.linkId,
        revision: linkEvents.revision,
        at: linkEvents.at,
        what: linkEvents.what,
        number: repairJobs.number,
        by: memberName(sql`${linkEvents.by}`),
      })
      .from(linkEvents)
      .innerJoin(repairJobs, jobOf(linkEvents))
      .where(
        and(
          eq(linkEvents.shopId, shopId),
          of,
          last && sql`(${jobId}, ${n}) > (${last.jobId}, ${last.n})`,
        ),
      )
      .orderBy(asc(jobId), asc(n))
      .limit(rowsPerPage),
  );
  for await (const { jobId: _, number, ...row } of rows) yield { workId: workId(number), ...row };
}

/** What was said on the pages of links. */
export async function* archivedMessages(db: Db, shopId: string, of?: SQL): AsyncGenerator<object> {
  const { id, jobId, text, at, by } = messages;
  const rows = paged((last: { id: string; jobId: string | null; at: Date } | undefined) =>
    db
      .select({ id, jobId, text, at, by: memberName(sql`${by}`), number: repairJobs.number })
      .from(messages)
      .innerJoin(repairJobs, jobOf(messages))
      .where(
        and(
          eq(messages.shopId, shopId),
          byLink,
          of,
          last && sql`(${jobId}, ${at}, ${id}) > (${last.jobId}, ${last.at.getTime()}, ${last.id})`,
        ),
      )
      .orderBy(asc(jobId), asc(at), asc(id))
      .limit(rowsPerPage),
  );
  for await (const { id: _, jobId: __, number, ...row } of rows)
    yield { workId: workId(number), ...row };
}
