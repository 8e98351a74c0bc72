import { and, eq, type SQL, sql } from "drizzle-orm";
import { changedAt } from "#app/features/messages/change.server.ts";
import { freeId } from "#app/features/messages/conversation/conversation-ids.server.ts";
import { conversations } from "#app/features/messages/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { NewMessage } from "./seen-translation.server.ts";

/** The conversation that a message about a job is in: its customer's; without a customer its own. */
export const conversationOf = ({ shopId, jobId }: JobRef): SQL<string> =>
  sql`(SELECT coalesce((SELECT c.id FROM conversations c WHERE c.shop_id = j.shop_id
    AND c.customer_id = j.customer_id), j.id)
    FROM repair_jobs j WHERE j.shop_id = ${shopId} AND j.id = ${jobId})`;

/** The version of that conversation; 0 before it is begun. */
export const versionOf = (ref: JobRef): SQL<number> =>
  sql`coalesce((SELECT v.version FROM conversations v WHERE v.shop_id = ${ref.shopId}
    AND v.id = ${conversationOf(ref)}), 0)`;

/** Begins the conversation of a job where there is none, under a condition. */
export const beginConversation = (db: Db, ref: JobRef, may: SQL, at: Date) =>
  insertSelect(
    db,
    conversations,
    {
      shopId: repairJobs.shopId,
      id: sql`iif(repair_jobs.customer_id IS NULL, repair_jobs.id,
          ${freeId(ref.shopId, sql`repair_jobs.customer_id`)})`,
      customerId: repairJobs.customerId,
      address: null,
      language: repairJobs.language,
      lastAt: at,
      lastWay: "link",
      lastInAt: null,
      unread: 0,
      answered: true,
      assigned: null,
      changedAt: at,
      version: 0,
    },
    sql`FROM ${repairJobs} WHERE ${and(jobOf(ref.shopId, ref.jobId), may)}`,
  ).onConflictDoNothing();

/** Counts a message by link into the conversation of its job, under a condition. */
export const countMessage = (
  db: Db,
  ref: JobRef,
  may: SQL | undefined,
  { by, now }: Pick<NewMessage, "by" | "now">,
) => {
  const isCustomers = by === null;
  return db
    .update(conversations)
    .set({
      lastAt: sql`max(last_at, ${now})`,
      lastWay: "link",
      assigned: sql`coalesce(assigned, ${by})`,
      changedAt: changedAt(now),
      version: sql`version + 1`,
      // No inbox shows that of a job without a customer.
      answered: isCustomers ? sql`customer_id IS NULL` : true,
      ...(isCustomers && {
        lastInAt: sql`max(coalesce(last_in_at, 0), ${now})`,
        unread: sql`unread + (customer_id IS NOT NULL)`,
      }),
    })
    .where(
      and(
        eq(conversations.shopId, ref.shopId),
        sql`${conversations.id} = ${conversationOf(ref)}`,
        may,
      ),
    );
};
