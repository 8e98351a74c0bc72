import { and, eq, sql } from "drizzle-orm";
import { href } from "react-router";
import { type Message, readByCustomer } from "#app/features/approval/questions/message.ts";
import { findThread, type Thread } from "#app/features/approval/questions/messages.server.ts";
import { links } from "#app/features/approval/tables.server.ts";
import { findSender } from "#app/features/messages/send/find-shop-sender.server.ts";
import { fromShop } from "#app/features/messages/send/from-shop.ts";
import { workId } from "#app/features/repair/job.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Letter } from "#app/platform/mail/mail.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { defaultLanguage, type Language } from "#app/values/language.ts";
import type { DueLetter } from "./due-letters.server.ts";
import { questionLetter, replyLetter } from "./message-letter.ts";
import { findRecipient } from "./recipient.server.ts";

type Services = Pick<Platform, "db" | "config">;

/** The letter about messages to the side that has not read them; undefined when no one is there. */
export async function messageLetterOf(
  services: Services,
  due: DueLetter,
): Promise<Letter | undefined> {
  const thread = await findThread(services.db, due);
  if (!thread) return undefined;
  const isAsked = due.kind === "question";
  const messages = thread.messages.filter(
    ({ by, at }) => (by === null) === isAsked && at >= due.since && at <= due.until,
  );
  if (messages.length === 0) return undefined;
  return (isAsked ? toShop : toCustomer)(services, due, { ...thread, messages });
}

const newestLinkQuery = ({ db }: Services, { shopId, jobId }: DueLetter) =>
  db
    .select({ email: links.email, shop: shopSettings.shopName })
    .from(links)
    .leftJoin(shopSettings, eq(shopSettings.shopId, links.shopId))
    .where(and(eq(links.shopId, shopId), eq(links.jobId, jobId)))
    .orderBy(sql`${links.createdAt} DESC`)
    .limit(1);

async function toCustomer(
  services: Services,
  due: DueLetter,
  { messages, job: { language, name }, unreviewedMayGo }: Thread,
): Promise<Letter | undefined> {
  const [link] = await newestLinkQuery(services, due);
  if (!link?.email) return undefined;
  const texts = messages.map((message) => readByCustomer(message, language, unreviewedMayGo).text);
  const facts = { name, shop: link.shop ?? "", text: texts.join("\n\n") };
  const letter = { to: link.email, ...replyLetter(language, facts) };
  return fromShop(letter, await findSender(services.db, due.shopId), language);
}

const readByShop = ({ text, translations }: Message, language: Language): string =>
  translations.find(
    (translation) => translation.language === language && translation.ofText === text,
  )?.text ?? text;

async function toShop(
  { db, config }: Services,
  due: DueLetter,
  { messages, job: { number, name } }: Thread,
): Promise<Letter | undefined> {
  const recipient = await findRecipient(db, due);
  if (!recipient) return undefined;
  const page = config.appUrl + href("/repair-cms/:jobId/questions", { jobId: due.jobId });
  const language = recipient.language ?? defaultLanguage;
  const text = messages.map((message) => readByShop(message, language)).join("\n\n");
  const letter = questionLetter(language, { name, page, text, workId: workId(number) });
  return { to: recipient.email, ...letter };
}
