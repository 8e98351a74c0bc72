import { drizzle } from "drizzle-orm/d1";
import { v7 as newId } from "uuid";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { users, uses } from "#app/features/account/tables.server.ts";
import { discussionTopics } from "#app/features/forum/tables.server.ts";
import { removeTopic, saveTopic } from "#app/features/forum/topics/topics.server.ts";
import {
  authorsBudget,
  budgetOf,
  budgetQuery,
} from "#app/features/forum/translation/budget.server.ts";
import { translatable } from "#app/features/forum/translation/translatable.ts";
import { translatePost } from "#app/features/forum/translation/translate-post.server.ts";
import { siteSettings } from "#app/platform/config/settings.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";
import { openD1 } from "../../../support/d1.ts";
import { findTopic } from "../../../support/learning/find-topic.ts";
import { inSpanish, openTranslator, unhurried } from "../../../support/learning/translator.ts";
import { unpaced } from "../../../support/machine/unpaced.ts";
import { makeTopic } from "../../../support/make.ts";
import { tally } from "../../../support/tally.ts";

// Goal S10: nobody causes more calls of a model than are stated, whatever is edited, repeated or
// run at once.

let db: Db;
beforeAll(async () => {
  db = drizzle((await openD1()).d1);
});
vi.spyOn(console, "warn").mockImplementation(() => {});

const perPerson = 7;
const ofSite = 25;
beforeEach(async () => {
  await db.batch([db.delete(uses), db.delete(siteSettings), db.delete(discussionTopics)]);
  await db.insert(siteSettings).values({
    id: 1,
    dailyTranslations: perPerson,
    siteTranslations: ofSite,
    updatedAt: new Date(),
  });
});

async function person() {
  const id = newId();
  const at = new Date();
  await db
    .insert(users)
    .values({ id, name: "Ana", email: `${id}@shop.test`, createdAt: at, updatedAt: at });
  return id;
}
const stalls = {
  title: "Corolla stalls when warm",
  content: "It stalls at every light. **P0505** is stored.",
  language: "en" as const,
};
const topicBy = async (author: string) =>
  translatable(await makeTopic(db, { by: { id: author }, ...stalls }));
/** A model, and readers of its translations; all of a test share what was asked. */
const open = (t: (sent: string) => unknown = inSpanish) => openTranslator(db, t);
const asReader = (opened: ReturnType<typeof open>, readerId: string) => ({
  ...opened.services,
  readerId,
});
const many = 100;

describe("S10: the calls of a day", { timeout: 120_000 }, () => {
  test("an author who edits again and again causes as many calls as are allowed, whoever reads", async () => {
    const author = await person();
    const post = await topicBy(author);
    const model = open();
    for (let edit = 0; edit < 40; edit++) {
      await saveTopic(db, {
        userId: author,
        id: post.id,
        text: { title: stalls.title, content: `${stalls.content}${" ".repeat(edit)}!` },
        language: stalls.language,
        now: Date.now() + edit,
        pace: unpaced(db),
      });
      const edited = translatable((await findTopic(db, post.id))!);
      await translatePost(asReader(model, await person()), edited, "es", unhurried);
    }
    tally(40, Math.max(0, model.asked.length - perPerson));
    expect(model.asked.length).toBeLessThanOrEqual(perPerson);
    expect(await authorsBudget(db, author, Date.now())).toMatchObject({ left: 0 });
  });

  test("one who deletes and posts again causes no more", async () => {
    const author = await person();
    const model = open();
    for (let time = 0; time < 40; time++) {
      const post = await topicBy(author);
      await translatePost(model.services, post, "es", unhurried);
      await removeTopic(db, author, post.id);
    }
    tally(40, Math.max(0, model.asked.length - perPerson));
    expect(model.asked).toHaveLength(perPerson);
  });

  test("a hundred readers of one post at once cause one call", async () => {
    const post = await topicBy(await person());
    const model = open();
    const readers = await Promise.all(Array.from({ length: many }, person));
    await Promise.all(
      readers.map((reader) => translatePost(asReader(model, reader), post, "es", unhurried)),
    );
    tally(many, model.asked.length - 1);
    expect(model.asked).toHaveLength(1);
  });

  test("a reader who opens a hundred posts of others at once causes as many calls as are allowed", async () => {
    const reader = await person();
    const posts = await Promise.all(
      Array.from({ length: many }, async () => topicBy(await person())),
    );
    const model = open();
    await Promise.all(
      posts.map((post) => translatePost(asReader(model, reader), post, "es", unhurried)),
    );
    tally(many, Math.max(0, model.asked.length - perPerson));
    expect(model.asked).toHaveLength(perPerson);
    expect(budgetOf(await budgetQuery(db, reader, Date.now()))).toEqual({
      left: 0,
      siteIsOut: false,
    });
  });

  test("a hundred readers of a hundred posts at once cause as many as the site is allowed", async () => {
    const posts = await Promise.all(
      Array.from({ length: many }, async () => topicBy(await person())),
    );
    const model = open();
    const readers = await Promise.all(posts.map(person));
    await Promise.all(
      posts.map((post, at) => translatePost(asReader(model, readers[at]!), post, "es", unhurried)),
    );
    tally(many, Math.max(0, model.asked.length - ofSite));
    expect(model.asked).toHaveLength(ofSite);
    expect(budgetOf(await budgetQuery(db, await person(), Date.now())).siteIsOut).toBe(true);
  });

  test.each([
    [
      "refuses all answers' checks",
      () => "Sure! Please provide the text you would like me to translate.",
    ],
    ["is busy", () => Promise.reject(new Error("3040: Capacity temporarily exceeded"))],
    ["is gone", () => Promise.reject(new Error("5007: No such model"))],
    ["hangs up", () => Promise.reject(new Error("Network connection lost."))],
  ])(
    "a model that %s is asked as often as is allowed, however often readers come back",
    async (_, t) => {
      const post = await topicBy(await person());
      const model = open(t);
      model.clock.now = Math.floor(Date.now() / day) * day;
      for (let visit = 0; visit < 40; visit++) {
        await translatePost(asReader(model, await person()), post, "es", unhurried);
        model.clock.now += day / 41;
      }
      expect(model.asked.length).toBeGreaterThan(1);
      expect(model.asked.length).toBeLessThanOrEqual(perPerson);
    },
  );

  test("what a former member wrote counts for its reader and the site alone", async () => {
    const post = { ...(await topicBy(await person())), authorId: null };
    const model = open();
    expect(await translatePost(model.services, post, "es", unhurried)).toMatchObject({
      title: expect.any(String),
    });
    expect((await db.select().from(uses)).map(({ what }) => what).sort()).toEqual([
      "translation",
      "translation.reader",
    ]);
  });

  test("who has none left is told nothing wrong: another reader has it translated, and the next day everybody", async () => {
    const [poor, rich] = [await person(), await person()];
    const model = open();
    for (let time = 0; time < perPerson; time++)
      await translatePost(asReader(model, poor), await topicBy(await person()), "es", unhurried);
    const post = await topicBy(await person());
    expect(await translatePost(asReader(model, poor), post, "es", unhurried)).toBe("none");
    expect(await translatePost(asReader(model, rich), post, "es", unhurried)).toMatchObject({
      text: expect.stringContaining("Se apaga"),
    });
    expect(await translatePost(asReader(model, poor), post, "es", unhurried)).toMatchObject({
      text: expect.stringContaining("Se apaga"),
    });
    model.clock.now += day;
    expect(
      await translatePost(asReader(model, poor), await topicBy(await person()), "es", unhurried),
    ).not.toBe("none");
  });
});
