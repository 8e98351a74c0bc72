import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { discussionReplies } from "#app/features/forum/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { makeReply, makeTopic } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

// The database fails under the forum (R3): each page and form says the specification's own
// sentence, and what was typed stays.

const app = openApp();

async function ground() {
  const ana = await signedIn(app().db, "premium");
  const topic = await makeTopic(app().db, { by: ana });
  const reply = await makeReply(app().db, { by: ana, topic });
  const ask = async (path: string, form?: Record<string, string>) => {
    const answer = await app().visit(path, { as: ana, ...(form && { form }) });
    return `${answer.status} ${await answer.text()}`;
  };
  return { topic, reply, ask };
}

test("Shows every message of the error catalog, in Spanish word for word", async () => {
  const { topic, reply, ask } = await ground();
  await app().takeAway("discussion_topics");
  expect(await ask("/discussion?lng=es")).toMatch(/^503 .*Error al cargar los temas de discusión/s);
  expect(await ask("/discussion?q=freno&lng=es")).toMatch(
    /^503 .*Error al cargar los temas de discusión/s,
  );
  expect(await ask("/discussion")).toMatch(/^503 .*Error loading discussion topics.*Try again/s);
  const created = await ask("/discussion/new?lng=es", {
    title: "Un título",
    content: "Un texto",
    language: "es",
    id: newId(),
  });
  expect(created).toMatch(/^503 .*Error al crear el tema/s);
  expect(created).toContain("Un texto");
  const path = `/discussion/${topic.id}`;
  expect(await ask(`${path}/delete.data`, {})).toMatch(/^503 .*forum:error.topicNotDeleted/s);
  expect(await ask(`${path}/edit.data`, { title: "T", content: "C" })).toMatch(
    /^503 .*forum:error.topicNotSaved/s,
  );
  expect(await ask(`${path}/answered.data`, { answered: "yes" })).toMatch(
    /^503 .*forum:topic.notMarked/s,
  );
  expect(await ask(`${path}/replies/${reply.id}/delete.data`, {})).toMatch(
    /^503 .*forum:error.replyNotDeleted/s,
  );
  const answered = await ask(`${path}/reply.data`, {
    content: "Sigue aquí",
    language: "es",
    id: newId(),
  });
  expect(answered).toMatch(/^503 .*Sigue aquí.*forum:error.replyNotCreated/s);
  expect(await ask(`${path}/report.data`, { reason: "Sigue aquí" })).toMatch(
    /^503 .*forum:report.failed/s,
  );
});

test("Shows a message instead of a topic whose replies cannot be read", async () => {
  const { topic, ask } = await ground();
  await app().takeAway("discussion_replies");
  expect(await ask(`/discussion/${topic.id}?lng=es`)).toMatch(/Error al cargar las respuestas/);
  expect(await ask(`/discussion/${topic.id}`)).toMatch(/Error loading replies/);
});

test("Of forty posts of one member at once, only the limit of a minute passes", async () => {
  const ana = await signedIn(app().db, "medium");
  const topic = await makeTopic(app().db, { by: ana });
  const answers = await Promise.all(
    Array.from({ length: 40 }, () =>
      app().visit(`/discussion/${topic.id}/reply.data`, {
        as: ana,
        form: { content: "Otra vez", language: "es", id: newId() },
      }),
    ),
  );
  const passed = answers.filter(({ status }) => status === 200).length;
  expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
  expect(passed).toBeLessThanOrEqual(20);
  const kept = await app().db.select().from(discussionReplies);
  expect(kept.filter(({ topicId }) => topicId === topic.id)).toHaveLength(passed);
});
