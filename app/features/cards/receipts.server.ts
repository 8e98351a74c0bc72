import { type SQL, sql } from "drizzle-orm";
import { dueLetters } from "#app/features/approval/letters.tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";

/**
 * Plans a letter to a customer about a card payment or its return at this instant, unless the shop
 * disabled them: for the batch of its cause, under its condition.
 */
export const planReceipt = (db: Db, { shopId, jobId }: JobRef, now: number, holds: SQL) =>
  insertSelect(
    db,
    dueLetters,
    {
      shopId,
      jobId,
      kind: "payment",
      revision: 0,
      recipient: "",
      since: new Date(now),
      until: new Date(now),
      dueAt: new Date(now),
      claimedAt: null,
      tries: 0,
    },
    sql`FROM payment_accounts AS wanted
      WHERE wanted.shop_id = ${shopId} AND wanted.sends_receipts = 1 AND ${holds}`,
  ).onConflictDoNothing();
