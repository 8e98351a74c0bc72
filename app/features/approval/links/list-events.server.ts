import { and, asc, eq, or } from "drizzle-orm";
import { linkEvents, revisions } from "#app/features/approval/tables.server.ts";
import { walkSignatures } from "#app/features/approval/walk-signatures.tables.server.ts";
import { photoSentQuery } from "#app/features/photos/sent-photos.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** The trail of a revision, the oldest first. */
export const listLinkEvents = (db: Db, { shopId, jobId }: JobRef, revision: number) =>
  db
    .select({ n: linkEvents.n, what: linkEvents.what, at: linkEvents.at })
    .from(linkEvents)
    .where(
      and(
        eq(linkEvents.shopId, shopId),
        eq(linkEvents.jobId, jobId),
        eq(linkEvents.revision, revision),
      ),
    )
    .orderBy(asc(linkEvents.n));

/**
 * When a quote, its PDF, a photo or a signed walk-round of this hash was first sent or signed, in
 * milliseconds; null for never.
 */
export async function findSentByHash(db: Db, sha256: string): Promise<number | null> {
  const [[revision], [photo], [walk]] = await db.batch([
    db
      .select({ at: revisions.createdAt })
      .from(revisions)
      .where(or(eq(revisions.sha256, sha256), eq(revisions.pdfSha256, sha256)))
      .orderBy(asc(revisions.createdAt))
      .limit(1),
    photoSentQuery(db, sha256),
    db
      .select({ at: walkSignatures.at })
      .from(walkSignatures)
      .where(eq(walkSignatures.sha256, sha256))
      .limit(1),
  ]);
  return (revision?.at ?? walk?.at ?? photo?.at)?.getTime() ?? null;
}
