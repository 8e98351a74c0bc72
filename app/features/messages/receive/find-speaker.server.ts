import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { customers } from "#app/features/customers/tables.server.ts";
import type { AddressedWay } from "#app/features/messages/address.server.ts";
import { conversations } from "#app/features/messages/tables.server.ts";
import { isOpen } from "#app/features/repair/job.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** The most customers with one phone number that are considered. */
const mostAlike = 50;

type Speaker = { shopId: string; way: AddressedWay; address: string };

/**
 * The customer with that address (of several the latest correspondent) and the open job, or a
 * stranger who has written before.
 */
export async function findSpeaker(db: Db, { shopId, way, address }: Speaker) {
  const column = way === "email" ? customers.emailFoundBy : customers.phoneFoundBy;
  const alike = db
    .select({ id: customers.id, language: customers.language, updatedAt: customers.updatedAt })
    .from(customers)
    .where(and(eq(customers.shopId, shopId), eq(column, address)))
    .limit(mostAlike)
    .as("alike");
  const [[customer], [unknown]] = await db.batch([
    db
      .select({
        customerId: alike.id,
        language: alike.language,
        job: sql<string | null>`(SELECT json_array(j.id, j.status) FROM repair_jobs j
          WHERE j.shop_id = ${shopId} AND j.customer_id = ${alike.id}
          ORDER BY j.number DESC LIMIT 1)`.as("newest_job"),
      })
      .from(alike)
      .leftJoin(
        conversations,
        and(eq(conversations.shopId, shopId), eq(conversations.customerId, alike.id)),
      )
      .orderBy(desc(conversations.lastAt), desc(alike.updatedAt))
      .limit(1),
    db
      .select({ language: conversations.language })
      .from(conversations)
      .where(
        and(
          eq(conversations.shopId, shopId),
          eq(conversations.address, address),
          isNull(conversations.customerId),
        ),
      ),
  ]);
  if (!customer) return unknown && { customerId: null, language: unknown.language, jobId: null };
  const { job, ...known } = customer;
  const [jobId, status] = job === null ? [null, null] : JSON.parse(job);
  return { ...known, jobId: status && isOpen(status) ? (jobId as string) : null };
}
