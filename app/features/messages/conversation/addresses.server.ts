import { and, desc, eq, sql } from "drizzle-orm";
import { emailFoundBy } from "#app/features/customers/found-by.ts";
import type { AddressedWay } from "#app/features/messages/address.server.ts";
import { customerAddresses } from "#app/features/messages/consent/customer-addresses.server.ts";
import { consents } from "#app/features/messages/tables.server.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type ConversationRef, conversationId, customerId } from "./conversation-ids.server.ts";

type Addressee = { email: string | null; phoneFoundBy: string | null } | undefined;

/** Where each way leads; null where the customer has no such address. */
export function addressesOf(customer: Addressee, unknown: string | null) {
  const isEmail = unknown?.includes("@") ?? false;
  const phone = customer ? customer.phoneFoundBy : isEmail ? null : unknown;
  const email = customer ? emailFoundBy(customer.email) : isEmail ? unknown : null;
  return { sms: phone, whatsapp: phone, email } satisfies Record<AddressedWay, string | null>;
}

/** The latest words about the addresses of a conversation, newest first. */
export const consentsQuery = (db: Db, asked: ConversationRef) =>
  db
    .select({
      way: consents.way,
      state: consents.state,
      at: consents.at,
      by: memberName(sql`consents."by"`).as("noted_by"),
    })
    .from(consents)
    .where(
      and(
        eq(consents.shopId, asked.shopId),
        sql`${consents.address} IN (
          ${customerAddresses(asked.shopId, customerId(asked))}
          UNION ALL SELECT c.address FROM conversations c WHERE c.shop_id = ${asked.shopId} AND c.id = ${conversationId(asked)})`,
      ),
    )
    .orderBy(desc(consents.at), desc(consents.id))
    .limit(40);

type ConsentRows = Awaited<ReturnType<typeof consentsQuery>>;

/** The latest consent of each way. Undefined where there is none. */
export function latest(said: ConsentRows): Partial<Record<AddressedWay, "given" | "withdrawn">> {
  const found: Partial<Record<AddressedWay, "given" | "withdrawn">> = {};
  for (const { way, state } of said)
    if (way !== "link" && way !== "marketing") found[way] ??= state;
  return found;
}

/** When that was said, and which member noted it; null for the customer. */
export const noted = (said: ConsentRows, way: AddressedWay) => {
  const last = said.find((one) => one.way === way);
  return last && { at: last.at.getTime(), by: last.by };
};
