import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { discussionReplies, discussionTopics } from "#app/features/forum/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { makeReply, makeTopic } from "../../support/make.ts";
import { lapsed, type Person, signedIn } from "../../support/people.ts";

// Permissions on posts (S1): another user's post answers like a missing one, and stays unchanged.

const app = openApp();
let author: Person;
let reader: Person;
beforeAll(async () => {
  author = await signedIn(app().db, "premium");
  reader = await signedIn(app().db, "medium");
});

type Verb = [method: "GET" | "POST", verb: string, form: Record<string, string>];
const ofTopic: Verb[] = [
  ["GET", "edit", {}],
  ["POST", "edit", { title: "Mine now", content: "Mine now" }],
  ["GET", "delete", {}],
  ["POST", "delete", {}],
  ["POST", "answered", { answered: "yes" }],
];
const ofReply: Verb[] = [
  ["GET", "edit", {}],
  ["POST", "edit", { content: "Mine now" }],
  ["GET", "delete", {}],
  ["POST", "delete", {}],
];
const ask = (path: string, method: string, form: Record<string, string>, as?: Person) =>
  app().visit(path, method === "GET" ? { as } : { as, form });
const topicNow = (id: string) =>
  app().db.select().from(discussionTopics).where(eq(discussionTopics.id, id)).get();
const replyNow = (id: string) =>
  app().db.select().from(discussionReplies).where(eq(discussionReplies.id, id)).get();
const nowhere = ["nonsense", "%F0%9F%9A%97", "x".repeat(2_000)];

test.each(ofTopic)("%s /discussion/:topicId/%s is for the author", async (method, verb, form) => {
  const topic = await makeTopic(app().db, { by: author });
  const path = (id: string) => `/discussion/${id}/${verb}`;
  for (const id of [topic.id, newId(), ...nowhere])
    expect([id, (await ask(path(id), method, form, reader)).status]).toEqual([id, 404]);
  expect((await ask(path(topic.id), method, form)).status).toBe(method === "GET" ? 302 : 401);
  expect(await topicNow(topic.id)).toEqual(topic);
  expect((await ask(path(topic.id), method, form, author)).status).toBeLessThan(400);
});

test.each(ofReply)(
  "%s /discussion/:topicId/replies/:replyId/%s is for the author",
  async (method, verb, form) => {
    const topic = await makeTopic(app().db, { by: reader });
    const reply = await makeReply(app().db, { by: author, topic });
    const other = await makeTopic(app().db, { by: author });
    const path = (topicId: string, id: string) => `/discussion/${topicId}/replies/${id}/${verb}`;
    // The owner of the topic is not the owner of what others answer.
    for (const id of [reply.id, newId(), ...nowhere])
      expect([id, (await ask(path(topic.id, id), method, form, reader)).status]).toEqual([id, 404]);
    expect((await ask(path(other.id, reply.id), method, form, author)).status).toBe(404);
    expect((await ask(path(topic.id, reply.id), method, form)).status).toBe(
      method === "GET" ? 302 : 401,
    );
    expect(await replyNow(reply.id)).toEqual(reply);
    expect((await topicNow(topic.id))?.replyCount).toBe(1);
    expect((await ask(path(topic.id, reply.id), method, form, author)).status).toBeLessThan(400);
  },
);

test("Delete and edit show only to the author, report to everyone else", async () => {
  const topic = await makeTopic(app().db, { by: author });
  const reply = await makeReply(app().db, { by: reader, topic });
  const links = async (as: Person) => {
    const page = await (await app().visit(`/discussion/${topic.id}`, { as })).text();
    const verbs = [
      "delete",
      "edit",
      "report",
      `replies/${reply.id}/delete`,
      `replies/${reply.id}/edit`,
      `replies/${reply.id}/report`,
    ];
    return verbs.filter((verb) => page.includes(`href="/discussion/${topic.id}/${verb}"`));
  };
  expect(await links(author)).toEqual(["delete", "edit", `replies/${reply.id}/report`]);
  expect(await links(reader)).toEqual([
    "report",
    `replies/${reply.id}/delete`,
    `replies/${reply.id}/edit`,
  ]);
});

test("The id of another member's post creates and changes nothing", async () => {
  const topic = await makeTopic(app().db, { by: author });
  const reply = await makeReply(app().db, { by: author, topic });
  const form = { title: "Taken", content: "Taken", language: "en" };
  expect(
    (await app().visit("/discussion/new", { as: reader, form: { ...form, id: topic.id } })).status,
  ).toBe(409);
  expect(
    (
      await app().visit(`/discussion/${topic.id}/reply`, {
        as: reader,
        form: { ...form, id: reply.id },
      })
    ).status,
  ).toBe(409);
  const { seenAt: _, ...before } = topic;
  expect(await topicNow(topic.id)).toMatchObject({
    ...before,
    replyCount: 1,
    lastActivityAt: reply.createdAt,
  });
  expect(await replyNow(reply.id)).toEqual(reply);
});

test("Ignores fields that are not the author's to set", async () => {
  const id = newId();
  const more = {
    userId: author.id,
    user_id: author.id,
    replyCount: "99",
    hiddenAt: "1",
    answeredAt: "1",
    createdAt: "0",
    editedAt: "1",
  };
  await app().visit("/discussion/new", {
    as: reader,
    form: { title: "T", content: "C", language: "en", id, ...more },
  });
  expect(await topicNow(id)).toMatchObject({
    userId: reader.id,
    replyCount: 0,
    hiddenAt: null,
    answeredAt: null,
    editedAt: null,
  });
  expect((await topicNow(id))!.createdAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
});

test("The forum needs a paid tier, also after its end date; free members are sent to the plans", async () => {
  const topic = await makeTopic(app().db, { by: author });
  const free = await signedIn(app().db);
  const ended = await lapsed(app().db, "medium");
  for (const path of ["/discussion", "/discussion/new", `/discussion/${topic.id}`]) {
    expect((await app().visit(path, { as: free })).headers.get("location")).toBe(
      "/premium?from=forum",
    );
    expect((await app().visit(path, { as: ended })).status).toBe(200);
  }
  const form = { content: "Hello", language: "en", id: newId() };
  expect((await app().visit(`/discussion/${topic.id}/reply`, { as: free, form })).status).toBe(302);
  expect(await replyNow(form.id)).toBeUndefined();
});
