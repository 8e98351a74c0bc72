import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { postLimits } from "#app/features/forum/posts/post.ts";
import { discussionReplies, discussionTopics } from "#app/features/forum/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { findTopic } from "../../support/learning/find-topic.ts";
import { makeReply, makeTopic } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();
const bronze = (name = "Ana Ruiz") => signedIn(app().db, "medium", { name });
const html = async (path: string, as: Person) => (await app().visit(path, { as })).text();
const text = { title: "Falla el ralentí", content: "Marca **P0505** y se apaga.", language: "es" };
const repliesOf = (topicId: string) =>
  app().db.select().from(discussionReplies).where(eq(discussionReplies.topicId, topicId));
/** Headers of a browser without JavaScript. */
const asDocument = { headers: { accept: "text/html" } };

describe("a topic", () => {
  test("is posted, heads the list, and shows its Markdown rendered", async () => {
    const ana = await bronze();
    const id = newId();
    const answer = await app().visit("/discussion/new", { as: ana, form: { ...text, id } });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `/discussion/${id}`]);
    const list = await html("/discussion", ana);
    expect(list.indexOf("Falla el ralentí")).toBeGreaterThan(0);
    const page = await html(`/discussion/${id}`, ana);
    expect(page).toMatch(/<strong[^>]*>.*<a[^>]*href="\/codes\/P0505"/s);
    expect(page).toContain('lang="es"');
    expect(page).toContain("Mark as answered");
  });

  test("is created once when sent twice; another text under its id is refused, with a new id", async () => {
    const ana = await bronze();
    const form = { ...text, id: newId() };
    const send = (more = {}) =>
      app().visit("/discussion/new", { as: ana, form: { ...form, ...more } });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
    const again = await send({ title: "Otra cosa" });
    expect(again.status).toBe(409);
    expect(await again.text()).not.toContain(`value="${form.id}"`);
    expect(
      await app().db.select().from(discussionTopics).where(eq(discussionTopics.userId, ana.id)),
    ).toHaveLength(1);
  });

  test.each([
    ["a blank title", { title: " \u00a0 " }],
    ["a blank text", { content: " \n\t " }],
    ["a title that is too long", { title: "x".repeat(postLimits.title + 1) }],
    ["20,000 characters", { content: "y".repeat(20_000) }],
    ["an unknown language", { language: "fr" }],
  ])("with %s is refused, and the input stays", async (_, wrong) => {
    const ana = await bronze();
    const form = { ...text, ...wrong, id: newId() };
    const answer = await app().visit("/discussion/new", { as: ana, form });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    if (form.content.trim()) expect(page).toContain(form.content.replaceAll("*", "*"));
    expect(await findTopic(app().db, form.id)).toBeUndefined();
  });

  test("is marked as answered by its author, and reopened", async () => {
    const ana = await bronze();
    const { id } = await makeTopic(app().db, { by: ana });
    const mark = (answered: string) =>
      app().visit(`/discussion/${id}/answered`, { as: ana, form: { answered }, ...asDocument });
    expect((await mark("yes")).headers.get("location")).toBe(`/discussion/${id}`);
    expect((await findTopic(app().db, id))?.answeredAt).not.toBeNull();
    expect(await html(`/discussion/${id}`, ana)).toContain("Reopen");
    await mark("no");
    expect((await findTopic(app().db, id))?.answeredAt).toBeNull();
  });

  test("is deleted with its replies and its entries in the search index", async () => {
    const ana = await bronze();
    const topic = await makeTopic(app().db, { by: ana, content: "Zarandajas de arranque" });
    await makeReply(app().db, { by: await bronze(), topic, content: "Zarandajas también" });
    expect(await html("/discussion?q=zarandaja", ana)).toContain(topic.id);
    const answer = await app().visit(`/discussion/${topic.id}/delete`, { as: ana, form: {} });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/discussion"]);
    expect(await repliesOf(topic.id)).toEqual([]);
    const nothing = await html("/discussion?q=zarandaja", ana);
    for (const text of ["Nothing found.", "Ask it as a new topic"]) expect(nothing).toContain(text);
    expect((await app().visit(`/discussion/${topic.id}`, { as: ana })).status).toBe(404);
  });
});

test("A preview is rendered and nothing is stored", async () => {
  const ana = await bronze();
  const answer = await app().visit("/discussion/preview", {
    as: ana,
    form: { content: "**fuerte** P0301 <script>x</script>" },
  });
  const page = await answer.text();
  expect(page).toMatch(/<strong[^>]*>.*fuerte/s);
  expect(page).toContain("/codes/P0301");
  expect(page).not.toContain("<script>x");
  expect(
    (await app().visit("/discussion/preview", { as: ana, form: { content: " " } })).status,
  ).toBe(422);
});

test("Without a current Diamond plan a note says which plan has translation", async () => {
  const note = "Translation is only in the Diamond plan.";
  expect(await html("/discussion", await bronze())).toContain(note);
  expect(await html("/discussion", await signedIn(app().db, "premium"))).not.toContain(note);
  expect(await html("/discussion?lng=es", await bronze())).toContain(
    "La traducción es solo del plan Diamante.",
  );
});
