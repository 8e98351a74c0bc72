import { and, eq, sql } from "drizzle-orm";
import { customers } from "#app/features/customers/tables.server.ts";
import type { AddressedWay } from "#app/features/messages/address.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** The latest word about an address of the customer's and a way, beside a row of `customers`. */
export const latestConsent = (address: "phone_found_by" | "email_found_by", way: AddressedWay) =>
  sql<"given" | "withdrawn" | null>`(SELECT s.state FROM consents s
    WHERE s.shop_id = customers.shop_id AND s.address = customers.${sql.raw(address)} AND s.way = ${way}
    ORDER BY s.at DESC, s.id DESC LIMIT 1)`;

/** The consents of a job's customer: a row for each way that has an address. One round trip. */
export async function findJobConsents(db: Db, { shopId, jobId }: JobRef) {
  const [row] = await db
    .select({
      phone: customers.phoneFoundBy,
      email: customers.emailFoundBy,
      sms: latestConsent("phone_found_by", "sms").as("sms"),
      whatsapp: latestConsent("phone_found_by", "whatsapp").as("whatsapp"),
      mail: latestConsent("email_found_by", "email").as("mail"),
    })
    .from(repairJobs)
    .innerJoin(customers, refersTo(repairJobs, repairJobs.customerId, customers))
    .where(and(eq(repairJobs.shopId, shopId), eq(repairJobs.id, jobId)));
  if (!row) return [];
  const { phone, email } = row;
  const all = [
    { way: "sms", address: phone, state: row.sms },
    { way: "whatsapp", address: phone, state: row.whatsapp },
    { way: "email", address: email, state: row.mail },
  ] as const;
  return all.flatMap(({ address, ...one }) => (address === null ? [] : [{ ...one, address }]));
}
