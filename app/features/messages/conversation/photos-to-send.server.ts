import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { photos } from "#app/features/photos/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type ConversationRef, customerId } from "./conversation-ids.server.ts";

/** Photos that a page of a conversation offers. */
const photosShown = 24;

/** Photos of the customer's jobs that the shop has marked for the customer, the newest first. */
export const photosQuery = (db: Db, asked: ConversationRef) =>
  db
    .select({
      id: photos.id,
      jobId: photos.jobId,
      caption: photos.caption,
      // The full file is sent; the thumbnail has about a twentieth of its size.
      bytes: photos.bytes,
    })
    .from(photos)
    .where(
      and(
        eq(photos.shopId, asked.shopId),
        eq(photos.forCustomer, true),
        isNull(photos.removedAt),
        sql`${photos.jobId} IN (SELECT j.id FROM repair_jobs j WHERE j.shop_id = ${asked.shopId}
          AND j.customer_id = ${customerId(asked)} ORDER BY j.number DESC LIMIT 10)`,
      ),
    )
    .orderBy(desc(photos.id))
    .limit(photosShown);
