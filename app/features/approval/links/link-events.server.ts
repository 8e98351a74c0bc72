import { and, eq, type SQL, sql } from "drizzle-orm";
import type { LinkEventKind } from "#app/features/approval/link-event.ts";
import { linkEvents, links } from "#app/features/approval/tables.server.ts";
import type { JobLinkState, JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { jobEvents, repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";

type Entry = { what: LinkEventKind; by: string | null; now: number };

/**
 * Adds an entry to the trail of a job for the links that `where` finds, one at most: in the batch
 * of its cause, and under the cause's own condition.
 */
export const addLinkEvent = (db: Db, where: SQL | undefined, { what, by, now }: Entry) =>
  insertSelect(
    db,
    linkEvents,
    {
      shopId: links.shopId,
      jobId: links.jobId,
      linkId: links.id,
      what,
      by,
      revision: links.revision,
      at: new Date(now),
      n: sql`1 + coalesce((SELECT max(n) FROM link_events e WHERE e.shop_id = ${links.shopId}
        AND e.job_id = ${links.jobId}), 0)`,
    },
    sql`FROM ${links} WHERE ${where}`,
  );

type LinkEvent = { what: keyof typeof historyKinds; by: string | null; now: number };

/** Adds the event to the job's history, which the shop reads. `to`: who decided. */
export const addToHistory = (
  db: Db,
  where: SQL | undefined,
  { what, by, now, to = null }: LinkEvent & { to?: string | null },
) =>
  insertSelect(
    db,
    jobEvents,
    {
      shopId: links.shopId,
      jobId: links.jobId,
      by,
      to,
      n: sql`1 + coalesce((SELECT max(n) FROM job_events e WHERE e.shop_id = ${links.shopId}
        AND e.job_id = ${links.jobId}), 0)`,
      at: new Date(now),
      what: historyKinds[what],
      from: null,
      quoteNumber: null,
    },
    sql`FROM ${links} WHERE ${where}`,
  );

/** Sets the link's state on the job's own row, which the list and the board read. */
export const setJobLink = (
  db: Db,
  { shopId, jobId }: JobRef,
  where: SQL | undefined,
  { state, now }: { state: JobLinkState; now: number },
) =>
  db
    .update(repairJobs)
    .set({ linkState: lasting(state), linkAt: new Date(now) })
    .where(
      and(
        jobOf(shopId, jobId),
        // A first opening says less than what was asked by another link.
        state === "opened" ? eq(repairJobs.linkState, "sent") : undefined,
        sql`EXISTS (SELECT 1 FROM ${links} WHERE ${where})`,
      ),
    );

/**
 * A question stays until the shop replies, whatever the customer decides meanwhile; a reply does
 * not cover what was decided about the newest revision.
 */
const lasting = (state: JobLinkState) => {
  if (state === "decided") return sql`iif(link_state = 'asked', 'asked', 'decided')`;
  if (state !== "answered") return state;
  return sql`iif(EXISTS (SELECT 1 FROM decisions d WHERE d.shop_id = repair_jobs.shop_id
    AND d.job_id = repair_jobs.id AND d.revision = (SELECT max(r.n) FROM revisions r
      WHERE r.shop_id = repair_jobs.shop_id AND r.job_id = repair_jobs.id)), 'decided', 'answered')`;
};

const historyKinds = {
  sent: "linkSent",
  opened: "linkOpened",
  decided: "linkDecided",
  revoked: "linkRevoked",
  asked: "linkAsked",
  answered: "linkReplied",
} as const;
