import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { take } from "#app/features/account/budget/uses.server.ts";
import { strangersToday } from "#app/features/messages/limits.ts";
import { messageEvents, messagePictures } from "#app/features/messages/provider.tables.server.ts";
import { receiveMessage } from "#app/features/messages/receive/receive-message.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { isPictureType, isVoiceType, wordsForMedia } from "./picture.ts";
import type { FactsWith, StoredEvent } from "./stored-event.ts";
import { report } from "./take-report.server.ts";

/** Without a queue pictures and translations wait for the sweep. */
type Services = Pick<Platform, "db" | "now"> & Partial<Pick<Platform, "queue">>;

/** Stores the consequences of a call, idempotently. "later": its message is not stored yet. */
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

async function receive(
  services: Services,
  { shopId, way, sid, at }: StoredEvent,
  { from, text, media }: FactsWith<"text">,
  now: number,
): Promise<void> {
  const { db } = services;
  const isWordless = text.trim() === "";
  const words = isWordless ? wordsForMedia(media.map(({ type }) => type)) : text;
  const received = await receiveMessage(services, {
    shopId,
    way,
    from,
    text: words,
    providerId: sid,
    at: at.getTime(),
    // A flood of strangers calls no model without end.
    mayTranslate: async ({ isKnown }) =>
      !isWordless && (isKnown || (await take(db, [strangersToday(shopId)], now))),
  });
  const pictures = media.filter(({ type }) => isPictureType(type) || isVoiceType(type));
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
