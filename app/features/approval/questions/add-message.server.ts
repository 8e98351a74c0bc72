import { and, eq, type SQL, sql } from "drizzle-orm";
import {
  addLinkEvent,
  addToHistory,
  setJobLink,
} from "#app/features/approval/links/link-events.server.ts";
import { links } from "#app/features/approval/tables.server.ts";
import { byLink, messages } from "#app/features/messages/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { addTextWork } from "#app/features/repair/texts/text-work.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Language } from "#app/values/language.ts";
import {
  beginConversation,
  conversationOf,
  countMessage,
  versionOf,
} from "./conversation-of-job.server.ts";
import { mostMessages } from "./messages.server.ts";
import { type NewMessage, seenTranslation } from "./seen-translation.server.ts";

/** The newest link of a job. */
const newestLink = ({ shopId, jobId }: JobRef): SQL =>
  sql`${links.shopId} = ${shopId} AND ${links.id} = (SELECT l.id FROM links l
    WHERE l.shop_id = ${shopId} AND l.job_id = ${jobId}
    ORDER BY l.created_at DESC, l.id DESC LIMIT 1)`;

/** Until it is recognized: that of a member's pages, else of the job. */
const languageOfWriter = ({ shopId, jobId }: JobRef, by: string | null): SQL<Language> =>
  sql`coalesce((SELECT p.language FROM profiles p WHERE p.id = ${by}),
    (SELECT j.language FROM repair_jobs j WHERE j.shop_id = ${shopId} AND j.id = ${jobId}))`;

/** Columns of a message that no provider sends. Its translation is with the texts of its job. */
const unsentColumns = {
  translation: null,
  translationLanguage: null,
  translationState: "none",
  photos: null,
  failure: null,
  content: null,
  address: null,
  providerId: null,
  price: null,
  priceCurrency: null,
  stateAt: null,
  dueAt: null,
  claimedAt: null,
  tries: 0,
} as const;

type ThreadMessage = NewMessage & { written: string };
type Outcome = "added" | "gone" | "unsent" | "closed" | "full";

/**
 * Writes a message, its trail and the state of its job in one batch, while the thread is open and
 * not full. A form sent twice is one message. `written`: whose language is assumed of it.
 */
export const addMessage = async (db: Db, ref: JobRef, message: ThreadMessage): Promise<Outcome> =>
  (await write(db, ref, message)) as Outcome;

/** Adds a reply, unless the conversation has messages that its writer has not seen. */
export const addAnswer = (
  db: Db,
  ref: JobRef,
  { version, ...message }: ThreadMessage & { version: number },
): Promise<Outcome | "overtaken"> => write(db, ref, message, version);

async function write(
  db: Db,
  ref: JobRef,
  { id, text, by, now, written, texts }: ThreadMessage,
  version?: number,
): Promise<Outcome | "overtaken"> {
  const { shopId, jobId } = ref;
  const mine = and(
    eq(messages.shopId, shopId),
    eq(messages.jobId, jobId),
    eq(messages.id, id),
    byLink,
  );
  const may = and(
    newestLink(ref),
    sql`NOT EXISTS (SELECT 1 FROM messages m WHERE m.shop_id = ${shopId} AND m.id = ${id})`,
    sql`EXISTS (SELECT 1 FROM repair_jobs j WHERE j.shop_id = ${shopId} AND j.id = ${jobId}
      AND j.questions_closed = 0)`,
    sql`(SELECT count(*) FROM messages m WHERE m.shop_id = ${shopId}
      AND m.job_id = ${jobId} AND m.way = 'link') < ${mostMessages[by === null ? "customer" : "shop"]}`,
    version === undefined ? undefined : sql`${versionOf(ref)} = ${version}`,
  );
  const mayGo = sql`EXISTS (SELECT 1 FROM ${links} WHERE ${may})`;
  const count = { by, now };
  const what = by === null ? "asked" : "answered";
  const answers: readonly unknown[] = await db.batch([
    addLinkEvent(db, may, { what, by, now }),
    addToHistory(db, may, { what, by, now }),
    setJobLink(db, ref, may, { state: what, now }),
    addTextWork(db, and(jobOf(shopId, jobId), mayGo), {
      by: written,
      now,
    }),
    beginConversation(db, ref, mayGo, new Date(now)),
    // Before the message, so that a form sent twice counts once. With a version that says so itself.
    ...((version === undefined ? [countMessage(db, ref, mayGo, count)] : []) as []),
    insertSelect(
      db,
      messages,
      {
        ...unsentColumns,
        shopId: links.shopId,
        jobId: links.jobId,
        id,
        conversationId: conversationOf(ref),
        way: "link",
        direction: by === null ? "in" : "out",
        state: by === null ? "received" : "sent",
        by,
        text,
        language: texts?.language ?? languageOfWriter(ref, by),
        at: new Date(now),
        letterDue: true,
      },
      sql`FROM ${links} WHERE ${may}`,
    ),
    ...((version === undefined
      ? []
      : [
          countMessage(
            db,
            ref,
            sql`conversations.version = ${version} AND EXISTS (SELECT 1 FROM ${messages} WHERE ${mine})`,
            count,
          ),
        ]) as []),
    ...(seenTranslation(db, ref, { id, text, by, now, texts }, mine) as []),
    db.select({ id: messages.id }).from(messages).where(mine),
    db
      .select({
        isClosed: repairJobs.questionsClosed,
        isSent: sql<number>`EXISTS (SELECT 1 FROM ${links} WHERE ${newestLink(ref)})`,
        version: versionOf(ref),
      })
      .from(repairJobs)
      .where(jobOf(shopId, jobId)),
  ]);
  const [found, [job]] = answers.slice(-2) as [unknown[], JobState[]];
  if (found.length > 0) return "added";
  if (!job) return "gone";
  if (!job.isSent) return "unsent";
  if (job.isClosed) return "closed";
  return version === undefined || version === job.version ? "full" : "overtaken";
}

type JobState = { isClosed: boolean; isSent: number; version: number };
