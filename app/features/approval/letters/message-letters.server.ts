import { and, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { href } from "react-router";
import { type Message, readByCustomer } from "#app/features/approval/questions/message.ts";
import { findThread, type Thread } from "#app/features/approval/questions/messages.server.ts";
import { links } from "#app/features/approval/tables.server.ts";
import { workId } from "#app/features/repair/job.ts";
import { jobMessages } from "#app/features/repair/messages.tables.server.ts";
import type { JobRef } from "#app/features/repair/texts/twins.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { defaultLanguage, type Language } from "#app/values/language.ts";
import { findSender } from "./find-sender.server.ts";
import { fromShop } from "./from-shop.ts";
import { questionLetter, replyLetter } from "./message-letter.ts";
import { recipientsQuery } from "./recipients.server.ts";

type Services = Pick<Platform, "db" | "mail" | "config">;

/** How many jobs one run writes about. */
const perRun = 20;

/** For whom a message is left unread before a letter tells of it, in milliseconds. */
const patienceMs = 2 * 60_000;

/**
 * Tells either side by letter what the other wrote and it has not read: one letter for each side
 * of a job in a run, thus at most one in fifteen minutes. Messages are marked first, so that no two
 * runs tell of them twice; what fails is due again.
 */
export async function sendMessageLetters(services: Services, now: number): Promise<void> {
  const { shopId, jobId, by, at } = jobMessages;
  const due = await services.db
    .select({ shopId, jobId, isAsked: sql<number>`${by} IS NULL` })
    .from(jobMessages)
    .where(and(sql`letter_due = 1`, lte(at, new Date(now - patienceMs))))
    .groupBy(shopId, jobId, sql`${by} IS NULL`)
    .limit(perRun);
  for (const { isAsked, ...ref } of due) await tell(services, ref, isAsked === 1);
}

async function tell(services: Services, ref: JobRef, isAsked: boolean): Promise<void> {
  const { db } = services;
  const marked = await db
    .update(jobMessages)
    .set({ letterDue: false })
    .where(
      and(
        eq(jobMessages.shopId, ref.shopId),
        eq(jobMessages.jobId, ref.jobId),
        eq(jobMessages.letterDue, true),
        isAsked ? isNull(jobMessages.by) : isNotNull(jobMessages.by),
      ),
    )
    .returning({ id: jobMessages.id });
  const thread = marked.length > 0 && (await findThread(db, ref));
  if (!thread) return;
  const ids = marked.map(({ id }) => id);
  const messages = thread.messages.filter(({ id }) => ids.includes(id));
  try {
    await (isAsked ? tellShop : tellCustomer)(services, ref, { ...thread, messages });
  } catch (error) {
    log.error("a letter could not be sent", error, { kind: "message" });
    await db
      .update(jobMessages)
      .set({ letterDue: true })
      .where(
        and(
          eq(jobMessages.shopId, ref.shopId),
          sql`${jobMessages.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
        ),
      );
  }
}

const newestLinkQuery = ({ db }: Services, { shopId, jobId }: JobRef) =>
  db
    .select({ email: links.email, sentBy: links.createdBy, shop: shopSettings.shopName })
    .from(links)
    .leftJoin(shopSettings, eq(shopSettings.shopId, links.shopId))
    .where(and(eq(links.shopId, shopId), eq(links.jobId, jobId)))
    .orderBy(sql`${links.createdAt} DESC`)
    .limit(1);

async function tellCustomer(services: Services, ref: JobRef, thread: Thread): Promise<void> {
  const [link] = await newestLinkQuery(services, ref);
  // Without an address there is the page alone.
  if (!link?.email) return;
  const { language, name } = thread.job;
  const texts = thread.messages.map(
    (message) => readByCustomer(message, language, thread.unreviewedMayGo).text,
  );
  const facts = { name, shop: link.shop ?? "", text: texts.join("\n\n") };
  const letter = { to: link.email, ...replyLetter(language, facts) };
  const sender = await findSender(services.db, ref.shopId);
  await services.mail.send(fromShop(letter, sender, language));
}

const readByShop = ({ text, twins }: Message, language: Language): string =>
  twins.find((twin) => twin.language === language && twin.ofText === text)?.text ?? text;

async function tellShop(services: Services, ref: JobRef, thread: Thread): Promise<void> {
  const [link] = await newestLinkQuery(services, ref);
  const { number, name } = thread.job;
  const page = services.config.appUrl + href("/repair-cms/:jobId/questions", { jobId: ref.jobId });
  for (const one of await recipientsQuery(services.db, ref.shopId, link?.sentBy ?? null)) {
    const language = one.language ?? defaultLanguage;
    const text = thread.messages.map((message) => readByShop(message, language)).join("\n\n");
    const letter = questionLetter(language, { name, page, text, workId: workId(number) });
    await services.mail.send({ to: one.email, ...letter });
  }
}
