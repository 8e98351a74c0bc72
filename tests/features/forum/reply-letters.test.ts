import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { turnOnReplyLetters } from "#app/features/account/reply-letters/choice.server.ts";
import { profiles, users } from "#app/features/account/tables.server.ts";
import { dueQuery, sendReplyLetters } from "#app/features/forum/reply-letters/send.server.ts";
import {
  discussionReplies,
  discussionTopics,
  replyLetters,
} from "#app/features/forum/tables.server.ts";
import { findOwnTopic } from "#app/features/forum/topics/topics.server.ts";
import { noteVisit } from "#app/features/forum/topics/visit.server.ts";
import type { Config } from "#app/platform/config/config.ts";
import type { Letter } from "#app/platform/mail/mail.server.ts";
import { day } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { openBooks } from "../../support/billing/billing.ts";
import { makeReply, makeTopic } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

const books = openBooks();
const start = Date.now();
const soon = start + 60 * 60 * 1000;
const config = { appUrl: "https://llave.example", authSecret: "a secret" } as Config;
afterEach(() => vi.restoreAllMocks());

async function topicOf(language: Language | null = "en") {
  const { db } = books();
  const [ana, luis] = [await signedIn(db, "medium"), await signedIn(db, "medium")];
  if (language) await turnOnReplyLetters(db, ana.id, language, start);
  const topic = await makeTopic(db, { by: ana, title: "Stalls when warm", now: start });
  const reply = (at = start + 1, by: Person = luis) => makeReply(db, { by, topic, now: at });
  return { db, ana, luis, topic, reply };
}

async function send(now = soon) {
  const letters: Letter[] = [];
  const mail = { send: async (letter: Letter) => void letters.push(letter) };
  await sendReplyLetters({ db: books().db, mail, config }, now);
  return letters;
}

async function look(ana: Person, id: string) {
  const { db } = books();
  const topic = (await findOwnTopic(db, ana.id, id))!;
  await noteVisit(db, ana.id, id, {
    since: topic.seenAt,
    upTo: topic.lastActivityAt,
    seen: topic.unseen,
  });
}

test("a letter leads straight to the reply, and to a way to turn letters off", async () => {
  const { ana, topic, reply } = await topicOf();
  const { id } = await reply();
  const [letter, ...more] = await send();
  expect(more).toEqual([]);
  expect(letter!.to).toBe(ana.email);
  expect(letter!.subject).toBe("New reply: Stalls when warm");
  expect(letter!.text).toContain(`https://llave.example/discussion/${topic.id}/replies/${id}\n`);
  expect(letter!.text).toContain(letter!.unsubscribe);
  expect(letter!.unsubscribe).toMatch(/^https:\/\/llave\.example\/unsubscribe\?token=/);
});

test("it is in the author's language", async () => {
  const { reply } = await topicOf("es");
  await reply();
  expect((await send())[0]!.subject).toBe("Respuesta nueva: Stalls when warm");
});

test("nobody gets letters who did not ask for them", async () => {
  const { reply } = await topicOf(null);
  await reply();
  expect(await send()).toEqual([]);
});

test("a topic gets one letter until its author has looked again", async () => {
  const { ana, topic, reply } = await topicOf();
  await reply();
  expect(await send()).toHaveLength(1);
  await reply(start + 2);
  expect(await send(soon + day)).toEqual([]);
  await look(ana, topic.id);
  await reply(start + 3);
  expect(await send(soon + day)).toHaveLength(1);
});

test("an author who has looked in the meantime gets no letter", async () => {
  const { ana, topic, reply } = await topicOf();
  await reply();
  await look(ana, topic.id);
  expect(await send()).toEqual([]);
});

test("one's own reply is not announced", async () => {
  const { ana, reply } = await topicOf();
  await reply(start + 1, ana);
  expect(await send()).toEqual([]);
});

const later = { hiddenAt: new Date(start + 5), hiddenReason: "Off topic" };
type World = Awaited<ReturnType<typeof topicOf>>;
const changes: Record<string, (world: World, replyId: string) => PromiseLike<unknown>> = {
  "the reply is hidden": ({ db }, id) =>
    db.update(discussionReplies).set(later).where(eq(discussionReplies.id, id)),
  "the topic is hidden": ({ db, topic }) =>
    db.update(discussionTopics).set(later).where(eq(discussionTopics.id, topic.id)),
  "the author is suspended": ({ db, ana }) =>
    db
      .update(profiles)
      .set({ suspendedAt: new Date(start) })
      .where(eq(profiles.id, ana.id)),
  "the author's plan has lapsed": ({ db, ana }) =>
    db.update(profiles).set({ subscriptionStatus: "free" }).where(eq(profiles.id, ana.id)),
  "the author has turned letters off": ({ db, ana }) =>
    db.update(profiles).set({ replyLetters: null }).where(eq(profiles.id, ana.id)),
  "the author's account is deleted": ({ db, ana }) => db.delete(users).where(eq(users.id, ana.id)),
};

test.each(Object.keys(changes))("no letter is sent when %s", async (what) => {
  const world = await topicOf();
  await changes[what]!(world, (await world.reply()).id);
  expect(await send()).toEqual([]);
  expect(await world.db.select().from(replyLetters)).not.toContainEqual(
    expect.objectContaining({ topicId: world.topic.id, sentAt: null }),
  );
});

test("a letter that the mail service refuses is sent later, once", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { db, reply } = await topicOf();
  await reply();
  const refusing = { send: () => Promise.reject(new Error("The service is down")) };
  expect(await sendReplyLetters({ db, mail: refusing, config }, soon)).toBe(0);
  expect(await send(soon)).toEqual([]);
  expect(await send(soon + day)).toHaveLength(1);
  expect(await send(soon + 2 * day)).toEqual([]);
});

test("a person gets at most twenty letters in a day", async () => {
  const { db, ana, luis } = await topicOf();
  for (let n = 0; n < 25; n++) {
    const topic = await makeTopic(db, { by: ana, now: start });
    await makeReply(db, { by: luis, topic, now: start + 1 });
  }
  expect(await send()).toHaveLength(20);
});

test("letters that are due are found by their index", async () => {
  const { db, d1 } = books();
  const { sql, params } = dueQuery(db, soon).toSQL();
  const { results } = await d1
    .prepare(`explain query plan ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  const plan = results.map(({ detail }) => detail).join("\n");
  expect(plan).toMatch(/SEARCH reply_letters USING INDEX reply_letters_due/);
  expect(plan).not.toMatch(/SCAN (?!\()/);
});
