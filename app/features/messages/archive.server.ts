import { and, eq, type SQL, sql } from "drizzle-orm";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { listFile, recordsOf } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { customerAddresses } from "./consent/customer-addresses.server.ts";
import {
  consents,
  conversations,
  messageAccounts,
  messageSettings,
  messages,
  messageTemplates,
} from "./tables.server.ts";

/** A shop's conversations, consents and message settings for its archive, without its keys. */
export const ownMessages = (db: Db, shopId: string): ArchiveFile[] => [
  listFile("shop/conversations.json", archivedConversations(db, shopId)),
  listFile("shop/conversation-messages.json", archivedMessages(db, shopId)),
  listFile("shop/consents.json", archivedConsents(db, shopId)),
  listFile("shop/message-settings.json", archivedSettings(db, shopId)),
];

/** The conversation with one customer, and the customer's consents. */
export const customerMessages = (db: Db, shopId: string, customerId: string): ArchiveFile[] => [
  listFile(
    "conversation.json",
    archivedMessages(
      db,
      shopId,
      sql`${messages.conversationId} = (SELECT c.id FROM conversations c
        WHERE c.shop_id = ${shopId} AND c.customer_id = ${customerId})`,
    ),
  ),
  listFile(
    "consents.json",
    archivedConsents(
      db,
      shopId,
      sql`${consents.address} IN (${customerAddresses(shopId, customerId)})`,
    ),
  ),
];

const archivedConversations = (db: Db, shopId: string) =>
  recordsOf(db, conversations, {
    where: eq(conversations.shopId, shopId),
    without: ["shopId", "assigned", "changedAt", "version"],
    also: { assigned: memberName(sql`conversations.assigned`).as("assigned_to") },
  });

const archivedMessages = (db: Db, shopId: string, of?: SQL) =>
  recordsOf(db, messages, {
    where: and(eq(messages.shopId, shopId), of),
    without: ["shopId", "by", "dueAt", "claimedAt", "tries", "letterDue"],
    also: { by: memberName(sql`messages."by"`).as("writer") },
  });

const archivedConsents = (db: Db, shopId: string, of?: SQL) =>
  recordsOf(db, consents, {
    where: and(eq(consents.shopId, shopId), of),
    without: ["shopId", "by"],
    also: { by: memberName(sql`consents."by"`).as("writer") },
  });

async function* archivedSettings(db: Db, shopId: string): AsyncGenerator<object> {
  const [settings, templates, accounts] = await db.batch([
    db.select().from(messageSettings).where(eq(messageSettings.shopId, shopId)),
    db.select().from(messageTemplates).where(eq(messageTemplates.shopId, shopId)),
    db.select().from(messageAccounts).where(eq(messageAccounts.shopId, shopId)),
  ]);
  for (const { shopId: _, version: __, ...row } of settings) yield row;
  for (const { shopId: _, version: __, ...row } of templates) yield row;
  for (const { shopId: _, version: __, keys: ___, ...row } of accounts) yield row;
}
