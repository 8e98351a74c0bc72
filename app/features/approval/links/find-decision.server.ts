import { and, eq } from "drizzle-orm";
import { decisions, revisions } from "#app/features/approval/tables.server.ts";
import { walkSignatures } from "#app/features/approval/walk-signatures.tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { listLinkEvents } from "./list-events.server.ts";

/** The decision about a revision of this shop's job, with its trail. */
export async function findDecision(db: Db, { shopId, jobId }: JobRef, revision: number) {
  const [[found], events] = await db.batch([
    db
      .select({ decision: decisions, pdfSha256: revisions.pdfSha256 })
      .from(decisions)
      .leftJoin(
        revisions,
        and(
          eq(revisions.shopId, decisions.shopId),
          eq(revisions.jobId, decisions.jobId),
          eq(revisions.n, decisions.revision),
        ),
      )
      .where(
        and(
          eq(decisions.shopId, shopId),
          eq(decisions.jobId, jobId),
          eq(decisions.revision, revision),
        ),
      ),
    listLinkEvents(db, { shopId, jobId }, revision),
  ]);
  return found && { ...found, events };
}

/** The number of a revision in an address; 0 is none. */
export const revisionNumber = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

/** Whether a customer has decided about a job, or signed its walk-round: then it is never deleted. */
export async function hasSigned(db: Db, { shopId, jobId }: JobRef): Promise<boolean> {
  const found = await db.batch([
    db
      .select({ id: decisions.id })
      .from(decisions)
      .where(and(eq(decisions.shopId, shopId), eq(decisions.jobId, jobId)))
      .limit(1),
    db
      .select({ id: walkSignatures.id })
      .from(walkSignatures)
      .where(and(eq(walkSignatures.shopId, shopId), eq(walkSignatures.jobId, jobId)))
      .limit(1),
  ]);
  return found.some(({ length }) => length > 0);
}
