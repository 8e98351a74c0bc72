import { and, eq, isNull, notExists, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { take } from "#app/features/account/budget/uses.server.ts";
import { messageEvents, messagePictures } from "#app/features/messages/provider.tables.server.ts";
import { receiveMessage } from "#app/features/messages/receive/receive-message.server.ts";
import { markDelivery } from "#app/features/messages/send/mark-delivery.server.ts";
import { messages } from "#app/features/messages/tables.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { type TextingWay, textingProblemOf } from "#app/platform/texting/texting.ts";
import { failureOf } from "./failures.ts";
import { isPictureType, wordsForMedia } from "./picture.ts";
import type { CallFacts, EventKind } from "./provider-call.ts";

/** Without a queue pictures and translations wait for the sweep. */
type Services = Pick<Platform, "db" | "now"> & Partial<Pick<Platform, "queue">>;

export type StoredEvent = {
  shopId: string;
  id: string;
  way: TextingWay;
  kind: EventKind;
  sid: string;
  facts: CallFacts | null;
  /** When the call came. */
  at: Date;
  tries: number;
};

/** How many messages of unknown numbers a shop has translated in a day. */
const strangersPerDay = 50;

/** The consequences of a call, again without harm. "later": the message of a report is not there. */
export async function processEvent(
  services: Services,
  event: StoredEvent,
  now: number,
): Promise<"done" | "later"> {
  const { facts } = event;
  if (facts && "text" in facts) await receive(services, event, facts, now);
  if (facts && "state" in facts && !(await report(services, event, facts))) return "later";
  await services.db
    .update(messageEvents)
    .set({ facts: null, dueAt: null })
    .where(and(eq(messageEvents.shopId, event.shopId), eq(messageEvents.id, event.id)));
  return "done";
}

type Facts<Name extends string> = Extract<CallFacts, Record<Name, unknown>>;

async function receive(
  services: Services,
  { shopId, way, sid, at }: StoredEvent,
  { from, text, media }: Facts<"text">,
  now: number,
): Promise<void> {
  const { db } = services;
  const words = text.trim() === "" ? wordsForMedia(media.map(({ type }) => type)) : text;
  const received = await receiveMessage(services, {
    shopId,
    way,
    from,
    text: words,
    providerId: sid,
    at: at.getTime(),
    // A flood of strangers calls no model without end.
    mayTranslate: async ({ isKnown }) =>
      isKnown ||
      (await take(db, [{ who: shopId, what: "messages.strangers", most: strangersPerDay }], now)),
  });
  const pictures = media.filter(({ type }) => isPictureType(type));
  if (pictures.length === 0) return;
  await db
    .insert(messagePictures)
    .values(
      pictures.map((picture) => ({
        shopId,
        messageId: received.id,
        media: picture.sid,
        photoId: newId(),
        type: picture.type,
        state: "due" as const,
        dueAt: new Date(now),
      })),
    )
    .onConflictDoNothing();
  await services.queue
    ?.send([{ work: "message-pictures", id: shopId }])
    .catch((error) => log.warn("pictures that are due could not be queued", error));
}

/** False while there is no such message. */
async function report(
  services: Services,
  { shopId, way, sid, at }: StoredEvent,
  { state, errorCode, price, message }: Facts<"state">,
): Promise<boolean> {
  const delivery = {
    shopId,
    way,
    providerId: sid,
    state,
    failure: state === "failed" ? failureOf[textingProblemOf(errorCode)] : undefined,
    price: price ?? undefined,
    at: at.getTime(),
  };
  if ((await markDelivery(services, delivery)) !== "unknown") return true;
  if (!message || !(await nameByReport(services, { shopId, way, id: message, sid }))) return false;
  await markDelivery(services, delivery);
  return true;
}

type Unnamed = { shopId: string; way: TextingWay; id: string; sid: string };

/**
 * A report proves that a message was sent whose sending was cut off before its name was stored: the
 * address that we gave for reports names our own row.
 */
async function nameByReport({ db }: Services, { shopId, way, id, sid }: Unnamed): Promise<boolean> {
  const named = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.shopId, shopId), eq(messages.way, way), eq(messages.providerId, sid)));
  const written = await db
    .update(messages)
    .set({
      providerId: sid,
      state: sql`CASE WHEN ${messages.failure} = 'cutOff' OR ${messages.state} = 'waiting'
        THEN 'sent' ELSE ${messages.state} END`,
      failure: sql`CASE WHEN ${messages.failure} = 'cutOff' THEN NULL ELSE ${messages.failure} END`,
      dueAt: null,
    })
    .where(
      and(
        eq(messages.shopId, shopId),
        eq(messages.id, id),
        eq(messages.way, way),
        eq(messages.direction, "out"),
        isNull(messages.providerId),
        notExists(named),
      ),
    )
    .returning({ id: messages.id });
  return written.length > 0;
}
