import { type SQL, sql } from "drizzle-orm";
import { dueLetters } from "#app/features/approval/letters.tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";

/**
 * Writes down that a customer gets a letter about what was paid by card, or went back, at this
 * instant: in the batch of its cause and under its condition, unless the shop wants none.
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
