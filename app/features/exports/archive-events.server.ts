import { and, asc, eq, sql } from "drizzle-orm";
import { workId } from "#app/features/repair/job.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { readPlace } from "#app/features/repair/states/state.ts";
import { namesOrText } from "#app/features/repair/states/state-columns.server.ts";
import { jobEvents, repairJobs } from "#app/features/repair/tables.server.ts";
import { paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

const { shopId, jobId, n, at, by, what, from, to, quoteNumber } = jobEvents;

/**
 * The history of a shop's jobs, job by job. People appear under their current names; null for
 * events without a person and for deleted accounts.
 */
export async function* archivedEvents(db: Db, shop: string): AsyncGenerator<object> {
  const rows = paged((last: { jobId: string; n: number } | undefined) =>
    db
      .select({
        jobId,
        n,
        at,
        what,
        from,
        to,
        quoteNumber,
        number: repairJobs.number,
        byName: memberName(sql`${by}`),
        fromName: memberName(sql`${from}`),
        toName: memberName(sql`${to}`),
        fromPlace: namesOrText(sql`${from}`),
        toPlace: namesOrText(sql`${to}`),
      })
      .from(jobEvents)
      .innerJoin(repairJobs, refersTo(jobEvents, jobId, repairJobs))
      .where(and(eq(shopId, shop), last && sql`(${jobId}, ${n}) > (${last.jobId}, ${last.n})`))
      .orderBy(asc(jobId), asc(n))
      .limit(rowsPerPage),
  );
  for await (const { jobId: _, number, byName, fromName, toName, ...row } of rows) {
    const { fromPlace, toPlace, ...event } = row;
    const isName = event.what === "technician";
    const isState = event.what === "state";
    yield {
      workId: workId(number),
      ...event,
      by: byName,
      from: isName ? fromName : isState ? placeOf(fromPlace) : event.from,
      to: isName ? toName : isState ? placeOf(toPlace) : event.to,
    };
  }
}

/** The names of a state, or a status. */
function placeOf(text: string | null): object | string {
  const place = readPlace(text);
  return "names" in place ? place.names : place.status;
}
