import { and, eq, isNull, sql } from "drizzle-orm";
import { countUse } from "#app/features/account/budget/uses.server.ts";
import { changedAt } from "#app/features/messages/change.server.ts";
import { freeId } from "#app/features/messages/conversation/conversation-ids.server.ts";
import { messagesToday } from "#app/features/messages/limits.ts";
import type { BothTexts, Way } from "#app/features/messages/message.ts";
import { notePicturesSent } from "#app/features/messages/pictures/outgoing-picture.server.ts";
import { conversations, messages } from "#app/features/messages/tables.server.ts";
import type { Content } from "#app/features/messages/templates/template.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Language } from "#app/values/language.ts";

type NewMessage = BothTexts & {
  shopId: string;
  /** The key of the form, so that a form sent twice is one message. */
  id: string;
  conversationId: string;
  customerId: string | null;
  /** The customer's language. */
  reader: Language;
  /** The version of the conversation that the sender has seen; 0 before the first message. */
  version: number;
  jobId: string | null;
  way: Exclude<Way, "link">;
  /** The number or e-mail address that it goes to, as compared. */
  address: string;
  /** Null for an automatic message, which waits for the morning (`deliver`). */
  by: string | null;
  now: number;
  /** When it is sent, if not now; milliseconds. */
  sendAt?: number | undefined;
  /** Photos of the job that go with it. */
  photos?: readonly string[] | undefined;
  /** WhatsApp's approved template with this text. */
  content?: Content | undefined;
  /** Whether it goes through an app on the member's phone: then there is nothing left to send. */
  handed: boolean;
};

/**
 * Stores a message to be sent, with its conversation, in one batch. Nothing is written for
 * "overtaken" (a newer message in the conversation) and "tooMany" (over the day's limit).
 */
export async function addOutgoing(
  db: Db,
  message: NewMessage,
): Promise<"added" | "overtaken" | "tooMany"> {
  const { shopId, id, conversationId, customerId, reader, version, way, by, now } = message;
  const { text, language, translation, translationLanguage, translationState } = message;
  const itself = and(
    eq(conversations.shopId, shopId),
    customerId === null
      ? eq(conversations.id, conversationId)
      : eq(conversations.customerId, customerId),
  );
  const ofConversation = and(itself, eq(conversations.version, version));
  const use = countUse(db, messagesToday(shopId), now);
  const stored = and(
    eq(messages.shopId, shopId),
    eq(messages.id, id),
    sql`${messages.conversationId} = (SELECT ${conversations.id} FROM ${conversations} WHERE ${itself})`,
    by === null ? isNull(messages.by) : eq(messages.by, by),
  );
  const at = new Date(now);
  const begun = db
    .insert(conversations)
    .values({
      shopId,
      id: customerId === null ? conversationId : freeId(shopId, customerId),
      customerId,
      language: reader,
      lastAt: at,
      lastWay: way,
      changedAt: at,
      version: 0,
    })
    .onConflictDoNothing();
  const answers: readonly unknown[] = await db.batch([
    ...((version === 0 ? [begun] : []) as []),
    insertSelect(
      db,
      messages,
      {
        shopId,
        id,
        conversationId: conversations.id,
        jobId: message.jobId,
        way,
        direction: "out",
        by,
        text,
        language,
        translation,
        translationLanguage,
        translationState,
        photos: message.photos?.length ? [...message.photos] : null,
        state: message.handed ? "handed" : "waiting",
        failure: null,
        content: message.content ?? null,
        address: message.address,
        providerId: null,
        price: null,
        priceCurrency: null,
        at,
        stateAt: null,
        dueAt: message.handed ? null : new Date(message.sendAt ?? now),
        claimedAt: null,
        tries: 0,
        letterDue: false,
      },
      sql`FROM ${conversations} WHERE ${and(ofConversation, use.isLeft)}`,
    ).onConflictDoNothing(),
    db
      .update(conversations)
      .set({
        lastAt: sql`max(last_at, ${now})`,
        lastWay: way,
        answered: true,
        unread: 0,
        assigned: sql`coalesce(assigned, ${by})`,
        changedAt: changedAt(now),
        version: sql`version + 1`,
      })
      .where(
        and(
          ofConversation,
          sql`EXISTS (SELECT 1 FROM messages m WHERE m.shop_id = ${shopId} AND m.id = ${id})`,
        ),
      ),
    use.count,
    ...((message.photos?.length
      ? [notePicturesSent(db, { shopId, photoIds: message.photos }, { message: id, now })]
      : []) as []),
    db
      .select({ found: sql<number>`EXISTS (SELECT 1 FROM ${messages} WHERE ${stored})` })
      .from(sql`(SELECT 1)`),
  ]);
  const [last] = answers.at(-1) as { found: number }[];
  if (last?.found) return "added";
  const counted = answers[version === 0 ? 3 : 2] as D1Result;
  return counted.meta.changes > 0 ? "overtaken" : "tooMany";
}
