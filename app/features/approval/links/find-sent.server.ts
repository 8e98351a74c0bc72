import { and, eq } from "drizzle-orm";
import { revisions } from "#app/features/approval/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** The hashes of what was sent as a revision of this shop's job; undefined for no such revision. */
export const findSent = (db: Db, { shopId, jobId }: JobRef, n: number) =>
  db
    .select({ sha256: revisions.sha256, pdfSha256: revisions.pdfSha256 })
    .from(revisions)
    .where(and(eq(revisions.shopId, shopId), eq(revisions.jobId, jobId), eq(revisions.n, n)))
    .get();
