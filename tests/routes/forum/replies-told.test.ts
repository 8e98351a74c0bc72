import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { hasReplies } from "#app/features/account/reply-letters/has-replies.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { fillTopics } from "../../support/fill.ts";
import { makeReply, makeTopic } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

// New replies to a user's topics show a mark beside Forum on every page, until the topic is read.

const app = openApp();
const html = async (path: string, as: Person) =>
  (await (await app().visit(path, { as })).text()).replaceAll("<!-- -->", "");
const marks = async (path: string, as: Person) =>
  [...(await html(path, as)).matchAll(/, new replies</g)].length;

async function replied(tier: "free" | "medium" = "medium") {
  const [ana, luis] = [await signedIn(app().db, tier), await signedIn(app().db, "medium")];
  const topic = await makeTopic(app().db, { by: ana });
  await makeReply(app().db, { by: luis, topic, now: Date.now() + 5 });
  return { ana, luis, topic };
}

test("A reply marks Forum in the navigation, only for the topic's author", async () => {
  const { ana, luis } = await replied();
  expect(await marks("/noticias", ana)).toBe(2);
  expect(await html("/noticias?lng=es", ana)).toContain(", respuestas nuevas<");
  expect(await marks("/noticias", luis)).toBe(0);
});

test("Reading the topic clears the mark", async () => {
  const { ana, topic } = await replied();
  expect(await marks(`/discussion/${topic.id}`, ana)).toBe(0);
  await expect.poll(() => marks("/noticias", ana)).toBe(0);
});

test("One's own reply sets no mark", async () => {
  const ana = await signedIn(app().db, "medium");
  await makeReply(app().db, { by: ana, topic: await makeTopic(app().db, { by: ana }) });
  expect(await marks("/noticias", ana)).toBe(0);
});

test("Members without access to the forum see no mark", async () => {
  const { ana } = await replied("free");
  expect(await marks("/noticias", ana)).toBe(0);
});

test("The mark costs one more row among 2,000 topics of one author", async () => {
  const { ana } = await replied();
  await fillTopics(app().d1, ana.id, 2_000);
  const { sql, params } = app()
    .db.select({ replies: hasReplies })
    .from(users)
    .where(eq(users.id, ana.id))
    .toSQL();
  const bound = (text: string) =>
    app()
      .d1.prepare(text)
      .bind(...params);
  const { results, meta } = await bound(sql).all();
  expect(Object.values(results[0]!)).toEqual([1]);
  expect(meta.rows_read).toBeLessThanOrEqual(3);
  const plan = (await bound(`EXPLAIN QUERY PLAN ${sql}`).all<{ detail: string }>()).results.map(
    ({ detail }) => detail,
  );
  expect(plan.join("\n")).toMatch(/SEARCH discussion_topics USING (COVERING )?INDEX topics_unseen/);
});

test("Members stay signed in without the forum's table", async () => {
  const { ana } = await replied();
  await app().without("discussion_topics", async () =>
    expect(await html("/noticias", ana)).toContain("Sign Out"),
  );
});
