import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { workId } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { decisions } from "./tables.server.ts";
import { walkSignatures } from "./walk-signatures.tables.server.ts";

/** Decisions of customers, with their evidence. */
export async function* archivedDecisions(db: Db, shopId: string, of?: SQL): AsyncGenerator<object> {
  const { jobId, revision } = decisions;
  const rows = paged((last: { jobId: string; revision: number } | undefined) =>
    db
      .select({ decision: decisions, number: repairJobs.number, jobId, revision })
      .from(decisions)
      .innerJoin(repairJobs, refersTo(decisions, decisions.jobId, repairJobs))
      .where(
        and(
          eq(decisions.shopId, shopId),
          of,
          last && sql`(${jobId}, ${revision}) > (${last.jobId}, ${last.revision})`,
        ),
      )
      .orderBy(asc(jobId), asc(revision))
      .limit(rowsPerPage),
  );
  for await (const { decision, number } of rows) {
    const { shopId: _, jobId: __, letterSent: ___, ...row } = decision;
    yield { workId: workId(number), ...row };
  }
}

/** Walk-rounds that customers signed, with their evidence. */
export async function* archivedWalks(db: Db, shopId: string, of?: SQL): AsyncGenerator<object> {
  const { jobId, n } = walkSignatures;
  const rows = paged((last: { jobId: string; n: number } | undefined) =>
    db
      .select({ signed: walkSignatures, number: repairJobs.number, jobId, n })
      .from(walkSignatures)
      .innerJoin(repairJobs, refersTo(walkSignatures, walkSignatures.jobId, repairJobs))
      .where(
        and(
          eq(walkSignatures.shopId, shopId),
          of,
          last && sql`(${jobId}, ${n}) > (${last.jobId}, ${last.n})`,
        ),
      )
      .orderBy(asc(jobId), asc(n))
      .limit(rowsPerPage),
  );
  for await (const { signed, number } of rows) {
    const { shopId: _, jobId: __, by: ___, ...row } = signed;
    yield { workId: workId(number), ...row };
  }
}
