import { and, eq, isNull, sql } from "drizzle-orm";
import { links } from "#app/features/approval/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Actor } from "#app/values/actor.ts";
import type { FoundLink } from "./find-link.server.ts";
import { addLinkEvent, addToHistory, setJobLink } from "./link-events.server.ts";
import { isDecided, isForAnswer } from "./link-rows.server.ts";

/**
 * Ends a link; false when there is none. What was decided stays, and is shown to the shop alone: the
 * links that only lead to its proof end with it.
 */
export async function revokeLink(
  db: Db,
  { shopId, jobId, id }: JobRef & { id: string },
  { by, now }: Actor,
): Promise<boolean> {
  const open = and(
    eq(links.shopId, shopId),
    eq(links.jobId, jobId),
    eq(links.id, id),
    isNull(links.revokedAt),
  );
  const toProof = and(
    eq(links.shopId, shopId),
    eq(links.jobId, jobId),
    isNull(links.revokedAt),
    sql`NOT ${isForAnswer}`,
    sql`${links.revision} = (SELECT l.revision FROM links l
      WHERE l.shop_id = ${shopId} AND l.id = ${id} AND l.decided_at IS NOT NULL)`,
  );
  const [, , , ended] = await db.batch([
    addLinkEvent(db, open, { what: "revoked", by, now }),
    addToHistory(db, open, { what: "revoked", by, now }),
    setJobLink(db, { shopId, jobId }, and(open, sql`NOT ${isDecided}`), { state: "revoked", now }),
    db
      .update(links)
      .set({ revokedAt: new Date(now) })
      .where(open)
      .returning({ id: links.id }),
    db
      .update(links)
      .set({ revokedAt: new Date(now) })
      .where(toProof),
  ]);
  return ended.length > 0;
}

/** Notes that a link was opened for the first time. */
export async function noteOpened(
  db: Db,
  { link, tokenHash }: FoundLink,
  now: number,
): Promise<void> {
  const unopened = and(eq(links.tokenHash, tokenHash), isNull(links.openedAt));
  await db.batch([
    addLinkEvent(db, unopened, { what: "opened", by: null, now }),
    addToHistory(db, unopened, { what: "opened", by: null, now }),
    setJobLink(db, link, unopened, { state: "opened", now }),
    db
      .update(links)
      .set({ openedAt: new Date(now) })
      .where(unopened),
  ]);
}
