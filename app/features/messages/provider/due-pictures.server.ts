import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { messagePictures } from "#app/features/messages/provider.tables.server.ts";
import { messages } from "#app/features/messages/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import { isDue, retryAt } from "#app/platform/db/due-work.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

const perRun = 40;
/** A claim expires when the next try is due. */
const tries = { most: 6, pauseMs: 2 * 60_000 };

/** Pictures due to be fetched, of one shop or of all. */
export const dueQuery = (db: Platform["db"], now: number, shopId?: string) =>
  db
    .select({
      picture: messagePictures,
      jobId: messages.jobId,
      way: messages.way,
      sid: messages.providerId,
      conversationId: messages.conversationId,
      text: messages.text,
      language: messages.language,
      isKnown: sql<number>`(SELECT c.customer_id IS NOT NULL FROM conversations c
        WHERE c.shop_id = ${messages.shopId} AND c.id = ${messages.conversationId})`.as("is_known"),
    })
    .from(messagePictures)
    .innerJoin(messages, refersTo(messagePictures, messagePictures.messageId, messages))
    .where(
      and(
        isDue(messagePictures.dueAt, now),
        shopId === undefined ? undefined : eq(messagePictures.shopId, shopId),
      ),
    )
    .orderBy(asc(messagePictures.dueAt))
    .limit(perRun);

/** A picture that is due, with its message. */
export type Due = Awaited<ReturnType<typeof dueQuery>>[number];

/** The row of a picture, while nobody has claimed it since it was read. */
export const itself = ({ picture: { shopId, messageId, media, dueAt } }: Due) =>
  and(
    eq(messagePictures.shopId, shopId),
    eq(messagePictures.messageId, messageId),
    eq(messagePictures.media, media),
    dueAt ? eq(messagePictures.dueAt, dueAt) : isNull(messagePictures.dueAt),
  );

/**
 * Claims a picture, for the one caller that may fetch it. An interrupted fetch is due again, and is
 * lost after the last try.
 */
export async function claim({ db }: Pick<Platform, "db">, due: Due, now: number) {
  const failed = due.picture.tries + 1;
  const dueAt = retryAt(failed, now, tries);
  const [picture] = await db
    .update(messagePictures)
    .set({ tries: failed, state: dueAt ? "due" : "lost", dueAt })
    .where(itself(due))
    .returning();
  return picture && { ...due, picture };
}
