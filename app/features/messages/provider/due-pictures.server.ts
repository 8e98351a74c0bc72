import { and, asc, eq, lte, sql } from "drizzle-orm";
import { messagePictures } from "#app/features/messages/provider.tables.server.ts";
import { messages } from "#app/features/messages/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

const perRun = 40;
const mostTries = 6;

/** How long a claimed picture stays reserved for its claimant, in milliseconds. */
const claimMs = 2 * 60_000;

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
        lte(messagePictures.dueAt, new Date(now)),
        shopId === undefined ? undefined : eq(messagePictures.shopId, shopId),
      ),
    )
    .orderBy(asc(messagePictures.dueAt))
    .limit(perRun);

/** A picture that is due, with its message. */
export type Due = Awaited<ReturnType<typeof dueQuery>>[number];

/** The row of a picture. */
export const itself = ({ picture: { shopId, messageId, media } }: Due) =>
  and(
    eq(messagePictures.shopId, shopId),
    eq(messagePictures.messageId, messageId),
    eq(messagePictures.media, media),
  );

/**
 * Claims a picture; true for the one caller that may fetch it. An interrupted fetch is due again,
 * and is lost after the last try.
 */
export async function claim({ db }: Pick<Platform, "db">, due: Due, now: number): Promise<boolean> {
  const { dueAt, tries } = due.picture;
  const isLast = tries + 1 >= mostTries;
  const claimed = await db
    .update(messagePictures)
    .set({
      tries: tries + 1,
      state: isLast ? "lost" : "due",
      dueAt: isLast ? null : new Date(now + claimMs * 2 ** tries),
    })
    .where(and(itself(due), eq(messagePictures.dueAt, dueAt!)))
    .returning({ media: messagePictures.media });
  return claimed.length > 0;
}
