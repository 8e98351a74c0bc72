import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { discussionReplies } from "#app/features/forum/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { findTopic } from "../../support/learning/find-topic.ts";
import { makeReply, makeTopic } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();
const bronze = (name = "Ana Ruiz") => signedIn(app().db, "medium", { name });
const html = async (path: string, as: Person) => (await app().visit(path, { as })).text();
const repliesOf = (topicId: string) =>
  app().db.select().from(discussionReplies).where(eq(discussionReplies.topicId, topicId));
/** Headers of a browser without JavaScript. */
const asDocument = { headers: { accept: "text/html" } };

describe("a reply", () => {
  test("is posted, counted, moves its topic up, and has a permanent address", async () => {
    const [ana, luis] = [await bronze(), await bronze("Luis")];
    const topic = await makeTopic(app().db, { by: ana, now: Date.now() - 60_000 });
    const id = newId();
    const answer = await app().visit(`/discussion/${topic.id}/reply`, {
      as: luis,
      form: { content: "Revise el *sensor*.", language: "es", id },
      ...asDocument,
    });
    expect(answer.headers.get("location")).toBe(`/discussion/${topic.id}/replies/${id}`);
    const link = await app().visit(`/discussion/${topic.id}/replies/${id}`, { as: ana });
    expect(link.headers.get("location")).toBe(`/discussion/${topic.id}#r-${id}`);
    const stored = (await findTopic(app().db, topic.id))!;
    expect([
      stored.replyCount,
      stored.unseen,
      stored.lastActivityAt > topic.lastActivityAt,
    ]).toEqual([1, 1, true]);
    expect(await html(`/discussion/${topic.id}`, ana)).toContain(`id="r-${id}"`);
  });

  test("sent three times at once is created and counted once", async () => {
    const ana = await bronze();
    const topic = await makeTopic(app().db, { by: ana });
    const form = { content: "Una vez", language: "es", id: newId() };
    const send = () => app().visit(`/discussion/${topic.id}/reply.data`, { as: ana, form });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await repliesOf(topic.id)).toHaveLength(1);
    expect((await findTopic(app().db, topic.id))?.replyCount).toBe(1);
  });

  test("by each of twenty people at once makes twenty, all counted", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => bronze()));
    const topic = await makeTopic(app().db, { by: people[0]! });
    await Promise.all(
      people.map((as) =>
        app().visit(`/discussion/${topic.id}/reply.data`, {
          as,
          form: { content: "Yo también", language: "es", id: newId() },
        }),
      ),
    );
    const stored = (await findTopic(app().db, topic.id))!;
    expect([(await repliesOf(topic.id)).length, stored.replyCount, stored.unseen]).toEqual([
      20, 20, 19,
    ]);
  });

  test("to a deleted topic is refused with a message, and the text stays", async () => {
    const ana = await bronze();
    const form = { content: "Una respuesta larga", language: "es", id: newId() };
    const answer = await app().visit(`/discussion/${newId()}/reply.data?lng=es`, { as: ana, form });
    expect(answer.status).toBe(404);
    const body = await answer.text();
    expect(body).toContain("forum:error.topicGone");
    expect(body).toContain("Una respuesta larga");
    // Without JavaScript there is no page to return to: the text is shown alone, ready to be posted
    // as a topic.
    const page = await app().visit(`/discussion/${newId()}/reply`, {
      as: ana,
      form,
      ...asDocument,
    });
    expect(page.status).toBe(404);
    const shown = await page.text();
    expect(shown).toContain("Una respuesta larga");
    expect(shown).toContain('action="/discussion/new"');
  });

  test("that is blank or too long is refused on its form", async () => {
    const ana = await bronze();
    const topic = await makeTopic(app().db, { by: ana });
    for (const content of ["  ", "z".repeat(20_001)]) {
      const answer = await app().visit(`/discussion/${topic.id}/reply`, {
        as: ana,
        form: { content, language: "en", id: newId() },
      });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(content.trim() || "This field is required.");
    }
  });

  test("is edited and deleted by its author, and leaves the counts", async () => {
    const [ana, luis] = [await bronze(), await bronze("Luis")];
    const topic = await makeTopic(app().db, { by: ana });
    const reply = await makeReply(app().db, { by: luis, topic, now: Date.now() + 5 });
    const path = `/discussion/${topic.id}/replies/${reply.id}`;
    const edited = await app().visit(`${path}/edit`, {
      as: luis,
      form: { content: "Mejor dicho: la bobina." },
    });
    expect(edited.headers.get("location")).toBe(path);
    expect(await html(`/discussion/${topic.id}`, luis)).toContain("Mejor dicho: la bobina.");
    expect(
      (await app().visit(`${path}/delete`, { as: luis, form: {} })).headers.get("location"),
    ).toBe(`/discussion/${topic.id}`);
    const stored = (await findTopic(app().db, topic.id))!;
    expect([stored.replyCount, stored.unseen]).toEqual([0, 0]);
    expect((await app().visit(`${path}/delete`, { as: luis, form: {} })).status).toBe(404);
    expect((await findTopic(app().db, topic.id))?.replyCount).toBe(0);
  });
});

const topicForm = { title: "Falla el ralentí", content: "Se apaga.", language: "es" };

describe("a member who posts too fast", () => {
  test("sees when to try again and keeps the text; a form sent twice counts once", async () => {
    const ana = await bronze();
    const topic = await makeTopic(app().db, { by: ana });
    const last = newId();
    for (let n = 0; n < 9; n++)
      await makeReply(app().db, { by: ana, topic, id: n === 8 ? last : newId() });
    const send = (id: string) =>
      app().visit(`/discussion/${topic.id}/reply`, {
        as: ana,
        form: { content: "Limpie el cuerpo de aceleración.", language: "es", id },
      });
    const refused = await send(newId());
    expect(refused.status).toBe(429);
    const page = await refused.text();
    expect(page).toContain("Try again in 10 minutes.");
    expect(page).toContain("Limpie el cuerpo de aceleración.");
    expect((await send(last)).status).toBe(200);
    expect(
      (await app().visit("/discussion/new", { as: ana, form: { ...topicForm, id: newId() } }))
        .status,
    ).toBe(429);
  });
});

test("New replies to one's own topic are counted on the list and marked on the page until read", async () => {
  const [ana, luis] = [await bronze(), await bronze("Luis")];
  const before = Date.now() - 10_000;
  const topic = await makeTopic(app().db, { by: ana, now: before });
  const replies = [];
  for (let n = 1; n <= 3; n++)
    replies.push(await makeReply(app().db, { by: n === 2 ? ana : luis, topic, now: before + n }));
  expect(await html("/discussion", ana)).toContain("2 new");
  expect(await html("/discussion", luis)).not.toContain("2 new");
  // A prefetch is not a visit.
  await app().visit(`/discussion/${topic.id}.data`, {
    as: ana,
    headers: { "sec-purpose": "prefetch" },
  });
  const seen = await html(`/discussion/${topic.id}`, ana);
  expect(seen.match(/>New</g)).toHaveLength(2);
  await expect.poll(async () => (await findTopic(app().db, topic.id))?.unseen).toBe(0);
  expect(await html(`/discussion/${topic.id}`, ana)).not.toContain(">New<");
  await makeReply(app().db, { by: luis, topic });
  expect(await html(`/discussion/${topic.id}`, ana)).toMatch(/>New</);
});

test("A reply without a session is refused with 401", async () => {
  const topic = await makeTopic(app().db, { by: await bronze() });
  const answer = await app().visit(`/discussion/${topic.id}/reply.data`, {
    form: { content: "Aún aquí", language: "es" },
  });
  expect(answer.status).toBe(401);
});
