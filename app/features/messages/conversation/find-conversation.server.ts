import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { textUsesOf, textUsesQuery } from "#app/features/account/budget/ai-budget.server.ts";
import { nearLimitOf } from "#app/features/account/budget/text-limits.ts";
import { usedInSql } from "#app/features/account/budget/uses.server.ts";
import { customers } from "#app/features/customers/tables.server.ts";
import type { AddressedWay } from "#app/features/messages/address.server.ts";
import { isSomebodys } from "#app/features/messages/inbox/inbox.server.ts";
import { messagesToday } from "#app/features/messages/limits.ts";
import { whatsappQuery } from "#app/features/messages/provider/find-window.server.ts";
import { windowEnd } from "#app/features/messages/provider/window.ts";
import { quietUntil, zoneOfNumber } from "#app/features/messages/send/quiet-hours.ts";
import { conversations, messageSettings, messages } from "#app/features/messages/tables.server.ts";
import { templatesQuery } from "#app/features/messages/templates/settings.server.ts";
import { voiceOf } from "#app/features/messages/voice/voice.server.ts";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Cursor } from "#app/values/cursor.ts";
import { defaultLanguage } from "#app/values/language.ts";
import { addressesOf, consentsQuery, latest, noted } from "./addresses.server.ts";
import { type ConversationRef, conversationId, customerId } from "./conversation-ids.server.ts";
import { photosQuery } from "./photos-to-send.server.ts";

/** Messages and jobs that a page of a conversation shows. */
const messagesPerPage = 30;
const jobsShown = 10;

type ConversationQuery = ConversationRef & {
  by: string;
  /** The member whose jobs it must be about; undefined for who reads all. */
  technicianId?: string | undefined;
  before?: Cursor | undefined;
  now: number;
  /** The address of a link for its customer; not given for who may not open one. */
  addressOf?: ((linkId: string) => Promise<string>) | undefined;
};

const ofShop = (shopId: string) => eq(conversations.shopId, shopId);

/**
 * A conversation with a page of its messages, the newest first, and all that writing needs, in one
 * round trip. Undefined where there is neither a conversation nor a customer, or none of this
 * member.
 */
export async function findConversation(db: Db, asked: ConversationQuery) {
  const { shopId, by, technicianId, before, now } = asked;
  const answers = await db.batch([
    whatsappQuery(db, { shopId, conversationId: conversationId(asked) }),
    db
      .select({
        id: conversations.id,
        customerId: conversations.customerId,
        address: conversations.address,
        language: conversations.language,
        unread: conversations.unread,
        answered: conversations.answered,
        lastWay: conversations.lastWay,
        assigned: conversations.assigned,
        assignedName: memberName(sql`conversations.assigned`).as("assigned_name"),
        changedAt: conversations.changedAt,
        version: conversations.version,
      })
      .from(conversations)
      .where(and(ofShop(shopId), isSomebodys, sql`${conversations.id} = ${conversationId(asked)}`)),
    db
      .select({
        id: customers.id,
        firstName: customers.firstName,
        lastName: customers.lastName,
        email: customers.email,
        phone: customers.phone,
        phoneFoundBy: customers.phoneFoundBy,
        language: customers.language,
        isMine: sql<number>`EXISTS (SELECT 1 FROM repair_jobs j WHERE j.shop_id = ${shopId}
          AND j.customer_id = customers.id AND j.technician_id = ${technicianId ?? ""})`,
      })
      .from(customers)
      .where(and(eq(customers.shopId, shopId), sql`${customers.id} = ${customerId(asked)}`)),
    db
      .select({
        message: messages,
        by: memberName(sql`messages."by"`).as("writer"),
        voice: voiceOf.as("voice"),
      })
      .from(messages)
      .where(
        and(
          eq(messages.shopId, shopId),
          sql`${messages.conversationId} = ${conversationId(asked)}`,
          before && sql`(${messages.at}, ${messages.id}) < (${before.at}, ${before.id})`,
        ),
      )
      .orderBy(desc(messages.at), desc(messages.id))
      .limit(messagesPerPage + 1),
    db
      .select({
        id: repairJobs.id,
        number: repairJobs.number,
        status: repairJobs.status,
        carYear: repairJobs.carYear,
        carMake: repairJobs.carMake,
        carModel: repairJobs.carModel,
        promisedAt: repairJobs.promisedAt,
        isSent: isNotNull(repairJobs.linkState).mapWith(Boolean).as("is_sent"),
        // The newest link that opens something now.
        linkId: sql<string | null>`(SELECT l.id FROM links l WHERE l.shop_id = ${shopId}
          AND l.job_id = repair_jobs.id AND l.revoked_at IS NULL AND l.expires_at > ${now}
          ORDER BY l.created_at DESC LIMIT 1)`.as("link_id"),
      })
      .from(repairJobs)
      .where(
        and(eq(repairJobs.shopId, shopId), sql`${repairJobs.customerId} = ${customerId(asked)}`),
      )
      .orderBy(desc(repairJobs.number))
      .limit(jobsShown),
    consentsQuery(db, asked),
    templatesQuery(db, shopId),
    db
      .select({
        name: shopSettings.shopName,
        address: shopSettings.address,
        phone: shopSettings.phone,
        timeZone: shopSettings.timeZone,
        techniciansWrite: messageSettings.techniciansWrite,
        provided: sql<string | null>`(SELECT group_concat(a.way) FROM message_accounts a
          WHERE a.shop_id = ${shopId})`.as("provided_ways"),
        used: usedInSql(messagesToday(shopId), now).as("messages_used"),
      })
      .from(sql`(SELECT ${shopId} AS id) s`)
      .leftJoin(shopSettings, sql`${shopSettings.shopId} = s.id`)
      .leftJoin(messageSettings, sql`${messageSettings.shopId} = s.id`),
    textUsesQuery(db, { by, shopId }, now),
    photosQuery(db, asked),
  ]);
  const [[whatsapp], [conversation], [customer], rows, jobs, ...rest] = answers;
  const [said, templates, [shop], uses, photos] = rest;
  if (!conversation && !customer) return undefined;
  if (technicianId !== undefined && !customer?.isMine) return undefined;
  const address = conversation?.customerId ? null : (conversation?.address ?? null);
  const addresses = addressesOf(customer, address);
  const timeZone = shop?.timeZone ?? "UTC";
  const zone = zoneOfNumber(addresses.sms, timeZone);
  return {
    id: conversation?.id ?? customer!.id,
    version: conversation?.version ?? 0,
    changedAt: conversation?.changedAt.getTime() ?? 0,
    unread: conversation?.unread ?? 0,
    answered: conversation?.answered ?? true,
    lastWay: conversation?.lastWay,
    assigned: conversation?.assigned
      ? { id: conversation.assigned, name: conversation.assignedName ?? "" }
      : null,
    customer: customer ?? null,
    address,
    language: customer?.language ?? conversation?.language ?? defaultLanguage,
    addresses,
    /** When quiet hours end for the customer, whose clock this is; null by day. */
    quiet: { until: quietUntil(now, zone), zone, now },
    consents: latest(said),
    noted: (way: AddressedWay) => noted(said, way),
    messages: rows.slice(0, messagesPerPage).map(({ message, by: writer, voice }) => ({
      ...message,
      writer,
      voice,
    })),
    more: rows.length > messagesPerPage,
    /** When WhatsApp's 24 hours end; null if they are over, undefined without a provider. */
    whatsappUntil: whatsapp && windowEnd(whatsapp.lastIn, now),
    jobs: await Promise.all(
      jobs.map(async ({ linkId, ...job }) => ({
        ...job,
        promisedAt: job.promisedAt?.getTime() ?? null,
        link:
          linkId && asked.addressOf ? { id: linkId, address: await asked.addressOf(linkId) } : null,
      })),
    ),
    /** Photos that may be sent to the customer. */
    photos,
    templates: new Map(templates.map(({ kind, texts }) => [kind, texts])),
    /** Names of the templates that WhatsApp has approved. */
    contents: new Map(templates.map(({ kind, contents }) => [kind, contents])),
    /** Ways that the shop's own account sends. */
    provided: shop?.provided?.split(",") ?? [],
    shop: {
      name: shop?.name ?? "",
      address: shop?.address ?? null,
      phone: shop?.phone ?? null,
      timeZone,
    },
    techniciansWrite: shop?.techniciansWrite ?? false,
    sentToday: shop?.used ?? 0,
    limit: nearLimitOf(textUsesOf(uses)),
  };
}

export type Conversation = NonNullable<Awaited<ReturnType<typeof findConversation>>>;
