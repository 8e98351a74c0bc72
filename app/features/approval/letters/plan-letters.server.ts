import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { dueLetters } from "#app/features/approval/letters.tables.server.ts";
import { decisions } from "#app/features/approval/tables.server.ts";
import { messages } from "#app/features/messages/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";

/** How long a message stays unread before a letter is due, in milliseconds. */
const delayMs = 2 * 60_000;

/** Recipients of a shop for letters about a customer: the owner, and the sender of the link. */
const told = (shopId: SQL, link: SQL) => sql`JOIN shop_members m ON m.shop_id = ${shopId}
  AND (m.role = 'owner' OR m.user_id = (SELECT l.created_by FROM links l WHERE ${link}))`;

/** The newest link of a thread's job. */
const newest = sql`l.shop_id = g.shop_id AND l.id = (SELECT n.id FROM links n
  WHERE n.shop_id = g.shop_id AND n.job_id = g.job_id ORDER BY n.created_at DESC LIMIT 1)`;

/**
 * Writes down which letters are due, one for each recipient: about decisions, and about messages
 * that their side has not read; one letter about all messages of a job. In the same batch these are
 * marked, so that no two runs write about one. Of one shop, or of all.
 */
export async function planLetters(db: Db, now: number, shopId?: string): Promise<void> {
  const unsent = and(
    sql`letter_sent = 0`,
    shopId === undefined ? undefined : eq(decisions.shopId, shopId),
  );
  const unread = and(
    sql`letter_due = 1`,
    lte(messages.at, new Date(now - delayMs)),
    // With the plus all messages of the shop are not read: those that are due have an index.
    shopId === undefined ? undefined : sql`+${messages.shopId} = ${shopId}`,
  );
  const threads = (side: SQL) => sql`(SELECT shop_id, job_id, min(at) AS since, max(at) AS until
    FROM messages WHERE ${unread} AND by ${side} GROUP BY shop_id, job_id) g`;
  const due = { dueAt: new Date(now), claimedAt: null, tries: 0 };
  const ofThread = {
    ...due,
    revision: 0,
    shopId: sql`g.shop_id`,
    jobId: sql`g.job_id`,
    since: sql`g.since`,
    until: sql`g.until`,
  };
  const ofDecision = { shopId: decisions.shopId, jobId: decisions.jobId, since: decisions.at };
  await db.batch([
    insertSelect(
      db,
      dueLetters,
      {
        ...due,
        ...ofDecision,
        kind: "decision",
        until: decisions.at,
        revision: decisions.revision,
        recipient: sql`m.user_id`,
      },
      sql`FROM ${decisions} ${told(
        sql`${decisions.shopId}`,
        sql`l.shop_id = ${decisions.shopId} AND l.id = ${decisions.linkId}`,
      )} WHERE ${unsent}`,
    ).onConflictDoNothing(),
    db.update(decisions).set({ letterSent: true }).where(unsent),
    insertSelect(
      db,
      dueLetters,
      { ...ofThread, kind: "question", recipient: sql`m.user_id` },
      sql`FROM ${threads(sql`IS NULL`)} ${told(sql`g.shop_id`, newest)} WHERE 1`,
    ).onConflictDoNothing(),
    // Without an address there is the page alone.
    insertSelect(
      db,
      dueLetters,
      { ...ofThread, kind: "reply", recipient: "" },
      sql`FROM ${threads(sql`IS NOT NULL`)}
        WHERE EXISTS (SELECT 1 FROM links l WHERE ${newest} AND l.email IS NOT NULL)`,
    ).onConflictDoNothing(),
    db.update(messages).set({ letterDue: false }).where(unread),
  ]);
}
