import { and, asc, eq, isNotNull } from "drizzle-orm";
import { readStoredRevision } from "#app/features/approval/revision/revision-file.server.ts";
import { revisions } from "#app/features/approval/tables.server.ts";
import { isDue } from "#app/platform/db/due-work.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { makePaper, type PrintRevision, storePaper } from "./store-paper.server.ts";

type Services = Pick<Platform, "db" | "files">;

/** PDFs per run. */
const perRun = 20;

/** Pause after a failure, in milliseconds. */
const retryAfter = 6 * 3_600_000;

const dueQuery = ({ db }: Services, now: number) => {
  const { shopId, jobId, n, sha256 } = revisions;
  return db
    .select({ shopId, jobId, n, sha256 })
    .from(revisions)
    .where(isDue(revisions.pdfDueAt, now))
    .orderBy(asc(revisions.pdfDueAt))
    .limit(perRun);
};

type Due = Awaited<ReturnType<typeof dueQuery>>[number];

/**
 * Makes the PDFs of revisions whose sending could not. Two runs at once make the same bytes; what
 * fails again is due later, behind the others.
 */
export async function makeDuePapers(
  services: Services,
  now: number,
  print: PrintRevision,
): Promise<void> {
  for (const revision of await dueQuery(services, now))
    await makeOne(services, revision, { now, print });
}

async function makeOne(
  { db, files }: Services,
  { shopId, jobId, n, sha256 }: Due,
  { now, print }: { now: number; print: PrintRevision },
): Promise<void> {
  const stillDue = and(
    eq(revisions.shopId, shopId),
    eq(revisions.jobId, jobId),
    eq(revisions.n, n),
    isNotNull(revisions.pdfDueAt),
  );
  const paper = await makePaper(async () => {
    const revision = await readStoredRevision(files, shopId, sha256);
    // A restore may bring it back.
    if (!revision) throw new Error("The file of the revision is gone or was changed");
    return print(revision, sha256);
  });
  const pdfSha256 = await storePaper(files, shopId, paper);
  await db
    .update(revisions)
    .set(pdfSha256 ? { pdfSha256, pdfDueAt: null } : { pdfDueAt: new Date(now + retryAfter) })
    .where(stillDue);
}
