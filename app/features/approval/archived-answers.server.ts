import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { messages } from "#app/features/messages/tables.server.ts";
import { workId } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import {
  decisions,
  type invoiceLinks,
  type linkEvents,
  type links,
  type revisions,
} from "./tables.server.ts";
import { walkSignatures } from "./walk-signatures.tables.server.ts";

type OfJob =
  | typeof decisions
  | typeof invoiceLinks
  | typeof linkEvents
  | typeof links
  | typeof messages
  | typeof revisions
  | typeof walkSignatures;

/** Joins a row of a link with its job. */
export const jobOf = (table: OfJob) =>
  and(eq(repairJobs.shopId, table.shopId), eq(repairJobs.id, table.jobId));

/** Decisions of customers, with their evidence. */
export async function* archivedDecisions(db: Db, shopId: string, of?: SQL): AsyncGenerator<object> {
  const { jobId, revision } = decisions;
  const rows = paged((last: { jobId: string; revision: number } | undefined) =>
    db
      .select({ decision: decisions, number: repairJobs.number, jobId, revision })
      .from(decisions)
      .innerJoin(repairJobs, jobOf(decisions))
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
      .innerJoin(repairJobs, jobOf(walkSignatures))
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
