import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { type AddressedWay, addressFoundBy } from "#app/features/messages/address.server.ts";
import { changedAt } from "#app/features/messages/change.server.ts";
import { freeId } from "#app/features/messages/conversation/conversation-ids.server.ts";
import { conversations, messages } from "#app/features/messages/tables.server.ts";
import { workOfPush } from "#app/features/push/push-event.ts";
import { countryOfShop } from "#app/features/shop/shop-country.server.ts";
import { isSameEverywhere } from "#app/features/translator/protect/protect.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { defaultLanguage, type Language } from "#app/values/language.ts";
import { findSpeaker } from "./find-speaker.server.ts";
import { workOfMessage } from "./message-work.ts";

/** Without a queue the translation waits for the sweep. */
type Services = Pick<Platform, "db" | "now"> & Partial<Pick<Platform, "queue">>;

type Speaker = { customerId: string | null; language: Language; jobId: string | null };

export type Incoming = {
  shopId: string;
  way: AddressedWay;
  /** The number or e-mail address that it came from, as the provider writes it. */
  from: string;
  text: string;
  /** The provider's id: two deliveries with one id are one message. */
  providerId: string;
  /** Ids of photos of the shop that came with it. */
  photos?: readonly string[];
  /** The conversation that it answers, where it names one; else that of its address. */
  answers?: Speaker & { conversationId: string };
  /** When it was sent, in milliseconds. */
  at: number;
  /** Whether a model may translate it; asked where there is something to translate. */
  mayTranslate?: (of: { isKnown: boolean }) => Promise<boolean>;
};

type Received = {
  /** "again": it was received before, and nothing was written. */
  result: "received" | "again";
  id: string;
  conversationId: string;
  jobId: string | null;
};

/**
 * Stores an incoming message once, in the conversation of the customer with that number or e-mail
 * address; a stranger's in one of its own, which the shop can tie to a customer. Its translation is
 * due. @throws if the address has no digits
 */
export async function receiveMessage(
  { db, now, queue }: Services,
  incoming: Incoming,
): Promise<Received> {
  const { shopId, way, from, text, providerId, photos, answers, at, mayTranslate } = incoming;
  const address = await addressFoundBy(way, from, await countryOfShop(db, shopId));
  if (address === null) throw new Error("A message came from nowhere");
  const said = answers ?? (await findSpeaker(db, { shopId, way, address }));
  // The language is found where it is translated: the worker of webhooks has no glossary.
  const language = said?.language ?? defaultLanguage;
  const isKnown = said?.customerId != null;
  const isDue = !isSameEverywhere(text) && (!mayTranslate || (await mayTranslate({ isKnown })));
  const id = newId();
  const ofSpeaker = answers
    ? eq(conversations.id, answers.conversationId)
    : said?.customerId
      ? eq(conversations.customerId, said.customerId)
      : and(eq(conversations.address, address), isNull(conversations.customerId));
  const [, , , [stored]] = await db.batch([
    db
      .insert(conversations)
      .values({
        shopId,
        id:
          answers?.conversationId ?? (said?.customerId ? freeId(shopId, said.customerId) : newId()),
        customerId: said?.customerId ?? null,
        address: said?.customerId ? null : address,
        language,
        lastAt: new Date(at),
        lastWay: way,
        changedAt: new Date(now()),
      })
      .onConflictDoNothing(),
    insertSelect(
      db,
      messages,
      {
        shopId,
        id,
        conversationId: conversations.id,
        jobId: said?.jobId ?? null,
        way,
        direction: "in",
        by: null,
        text,
        language,
        translation: null,
        translationLanguage: null,
        translationState: isDue ? "due" : "none",
        photos: photos?.length ? [...photos] : null,
        state: "received",
        failure: null,
        content: null,
        address,
        providerId,
        price: null,
        priceCurrency: null,
        at: new Date(at),
        stateAt: null,
        dueAt: isDue ? new Date(now()) : null,
        claimedAt: null,
        tries: 0,
        letterDue: false,
      },
      sql`FROM ${conversations} WHERE ${and(eq(conversations.shopId, shopId), ofSpeaker)}`,
    ).onConflictDoNothing(),
    db
      .update(conversations)
      .set({
        lastAt: sql`max(last_at, ${at})`,
        lastInAt: sql`max(coalesce(last_in_at, 0), ${at})`,
        lastWay: way,
        unread: sql`unread + 1`,
        answered: false,
        changedAt: changedAt(now()),
        version: sql`version + 1`,
      })
      .where(and(eq(conversations.shopId, shopId), ofSpeaker, isStored({ shopId, id }))),
    db
      .select({
        id: messages.id,
        conversationId: messages.conversationId,
        jobId: messages.jobId,
      })
      .from(messages)
      .where(
        and(
          eq(messages.shopId, shopId),
          eq(messages.way, way),
          eq(messages.providerId, providerId),
        ),
      ),
  ]);
  if (stored!.id !== id) return { ...stored!, result: "again" };
  const work = isDue ? [workOfMessage({ shopId, id })] : [];
  await queue
    ?.send([...work, workOfPush({ shopId, ...stored! })])
    .catch((error) => log.warn("a message that is due could not be queued", error));
  return { ...stored!, result: "received" };
}

const isStored = ({ shopId, id }: { shopId: string; id: string }): SQL =>
  sql`EXISTS (SELECT 1 FROM messages m WHERE m.shop_id = ${shopId} AND m.id = ${id})`;
