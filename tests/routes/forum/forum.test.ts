import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { users } from "#app/features/account/tables.server.ts";
import { postLimits } from "#app/features/forum/posts/post.ts";
import { discussionReplies, discussionTopics } from "#app/features/forum/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { findTopic } from "../../support/find-topic.ts";
import { makeReply, makeTopic } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();
const bronze = (name = "Ana Ruiz") => signedIn(app().db, "medium", { name });
const html = async (path: string, as: Person) => (await app().visit(path, { as })).text();
const text = { title: "Falla el ralentí", content: "Marca **P0505** y se apaga.", language: "es" };
const repliesOf = (topicId: string) =>
  app().db.select().from(discussionReplies).where(eq(discussionReplies.topicId, topicId));
/** What a browser without JavaScript says of itself. */
const asDocument = { headers: { accept: "text/html" } };

describe("a topic", () => {
  test("is posted, stands on top of the list, and is read with its Markdown drawn", async () => {
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

  test("sent twice is one; sent again with another text it is asked about, under a new id", async () => {
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
    ["a language that is none", { language: "fr" }],
  ])("%s is refused, and what was typed stays", async (_, wrong) => {
    const ana = await bronze();
    const form = { ...text, ...wrong, id: newId() };
    const answer = await app().visit("/discussion/new", { as: ana, form });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    if (form.content.trim()) expect(page).toContain(form.content.replaceAll("*", "*"));
    expect(await findTopic(app().db, form.id)).toBeUndefined();
  });

  test("is changed within a day, says so, and not after", async () => {
    const ana = await bronze();
    const topic = await makeTopic(app().db, { by: ana });
    const edit = (id: string) =>
      app().visit(`/discussion/${id}/edit`, {
        as: ana,
        form: { title: "Now warm", content: "Only when warm." },
      });
    expect((await edit(topic.id)).status).toBe(302);
    const page = await html(`/discussion/${topic.id}`, ana);
    expect(page).toContain("Only when warm.");
    expect(page).toMatch(/edited.{0,20}<time/s);
    expect((await findTopic(app().db, topic.id))?.originalLanguage).toBe("en");

    const old = await makeTopic(app().db, { by: ana, now: Date.now() - 25 * 3_600_000 });
    const late = await edit(old.id);
    expect(late.status).toBe(409);
    expect(await late.text()).toContain("Only when warm.");
    expect((await findTopic(app().db, old.id))?.editedAt).toBeNull();
    expect(await html(`/discussion/${old.id}`, ana)).not.toContain(`/discussion/${old.id}/edit`);
  });

  test("an unchanged text is not called edited", async () => {
    const ana = await bronze();
    const { id, title, content } = await makeTopic(app().db, { by: ana });
    await app().visit(`/discussion/${id}/edit`, { as: ana, form: { title, content } });
    expect((await findTopic(app().db, id))?.editedAt).toBeNull();
  });

  test("is marked as answered by its author, and open again", async () => {
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

  test("is deleted with its replies and what the search knows of them", async () => {
    const ana = await bronze();
    const topic = await makeTopic(app().db, { by: ana, content: "Zarandajas de arranque" });
    await makeReply(app().db, { by: await bronze(), topic, content: "Zarandajas también" });
    expect(await html("/discussion?q=zarandaja", ana)).toContain(topic.id);
    const answer = await app().visit(`/discussion/${topic.id}/delete`, { as: ana, form: {} });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/discussion"]);
    expect(await repliesOf(topic.id)).toEqual([]);
    expect(await html("/discussion?q=zarandaja", ana)).toContain("Nothing found.");
    expect((await app().visit(`/discussion/${topic.id}`, { as: ana })).status).toBe(404);
  });
});

describe("a reply", () => {
  test("is posted, counted, moves its topic up, and has an address that lasts", async () => {
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

  test("sent twice, or three times at once, is one and is counted once", async () => {
    const ana = await bronze();
    const topic = await makeTopic(app().db, { by: ana });
    const form = { content: "Una vez", language: "es", id: newId() };
    const send = () => app().visit(`/discussion/${topic.id}/reply.data`, { as: ana, form });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await repliesOf(topic.id)).toHaveLength(1);
    expect((await findTopic(app().db, topic.id))?.replyCount).toBe(1);
  });

  test("of twenty people at once are twenty, and are counted as twenty", async () => {
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

  test("to a topic that was deleted meanwhile is refused in words, and the text stays", async () => {
    const ana = await bronze();
    const form = { content: "Una respuesta larga", language: "es", id: newId() };
    const answer = await app().visit(`/discussion/${newId()}/reply.data?lng=es`, { as: ana, form });
    expect(answer.status).toBe(404);
    const body = await answer.text();
    expect(body).toContain("forum:error.topicGone");
    expect(body).toContain("Una respuesta larga");
    // Without JavaScript the page is gone too: the text comes by itself, ready to be posted as a
    // topic.
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

  test("blank or too long is refused where it was written", async () => {
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

  test("is changed and deleted by its author, and taken off the counts", async () => {
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

describe("who posts too fast", () => {
  test("is told when to try again, keeps the text, and a form sent twice is no second post", async () => {
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
      (await app().visit("/discussion/new", { as: ana, form: { ...text, id: newId() } })).status,
    ).toBe(429);
  });
});

describe("names", () => {
  test("others see a name or a number, never an address; an administrator sees it", async () => {
    const ana = await signedIn(app().db, "medium", { name: "" });
    const luis = await signedIn(app().db, "medium", { name: "Luis Ortega" });
    const admin = await signedIn(app().db, "medium", { isAdmin: true });
    const topic = await makeTopic(app().db, { by: ana, title: "Zumbido raro" });
    await makeReply(app().db, { by: luis, topic });
    for (const path of [
      `/discussion/${topic.id}`,
      "/discussion",
      "/discussion?q=zumbido",
      `/discussion/${topic.id}.data`,
    ]) {
      const seen = await html(path, luis);
      expect(seen).toMatch(/Member \d{4,5}|"number"/);
      expect(seen).not.toContain(ana.email);
      expect(seen).not.toContain(ana.id);
      expect(await html(path, admin)).toContain(ana.email);
    }
  });

  test("posts of someone who is gone stay, under former member", async () => {
    const [ana, luis] = [await bronze(), await bronze("Luis")];
    const topic = await makeTopic(app().db, { by: ana, title: "Se queda" });
    await makeReply(app().db, { by: ana, topic });
    await app().db.delete(users).where(eq(users.id, ana.id));
    const page = await html(`/discussion/${topic.id}`, luis);
    expect(page.match(/former member/g)?.length).toBeGreaterThanOrEqual(2);
    expect(await html("/discussion", luis)).toContain("former member");
  });
});

test("new replies on one's own topic are counted on the list and marked on the page, until they were looked at", async () => {
  const [ana, luis] = [await bronze(), await bronze("Luis")];
  const before = Date.now() - 10_000;
  const topic = await makeTopic(app().db, { by: ana, now: before });
  const replies = [];
  for (let n = 1; n <= 3; n++)
    replies.push(await makeReply(app().db, { by: n === 2 ? ana : luis, topic, now: before + n }));
  expect(await html("/discussion", ana)).toContain("2 new");
  expect(await html("/discussion", luis)).not.toContain("2 new");
  // To fetch ahead is not to look.
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

test("a preview is drawn and nothing is kept", async () => {
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

test("without a current Diamond plan a note says where translation is", async () => {
  const note = "Translation is only in the Diamond plan.";
  expect(await html("/discussion", await bronze())).toContain(note);
  expect(await html("/discussion", await signedIn(app().db, "premium"))).not.toContain(note);
  expect(await html("/discussion?lng=es", await bronze())).toContain(
    "La traducción es solo del plan Diamante.",
  );
});

test("a dead session answers 401 in the specification's words and keeps what was typed", async () => {
  const topic = await makeTopic(app().db, { by: await bronze() });
  const answer = await app().visit(`/discussion/${topic.id}/reply.data`, {
    form: { content: "Aún aquí", language: "es" },
  });
  expect(answer.status).toBe(401);
});
