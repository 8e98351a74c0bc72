import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { chatHistory } from "#app/features/assistant/tables.server.ts";
import { findJob } from "#app/features/repair/list/jobs.server.ts";
import { openApp } from "../../support/app.ts";
import { ask, callsAbout, earlierTurn, readAnswer, scripted } from "../../support/learning/chat.ts";
import { makeJob, makeTopic, makeVideo } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp({ model: true });
const diamond = () => signedIn(app().db, "premium");
const rows = (person: Person) =>
  app().db.select().from(chatHistory).where(eq(chatHistory.userId, person.id));

test("Streams an answer piece by piece, stores it, and keeps only citations of sources it was given", async () => {
  const as = await diamond();
  const message = scripted("P0301 misfire", {
    words: ["Swap", " the coil", " [1][7].", " Then read P0301 again [2]."],
    every: 5,
  });
  const reader = readAnswer(await ask(app(), as, { message, language: "en", imageData: "null" }));
  const begin = await reader.begin();
  expect(begin).toMatchObject({
    message,
    text: "",
    left: 49,
    sources: [{ n: 1, kind: "code", ref: "P0301" }],
  });
  const { pieces, end } = await reader.end();
  expect(pieces).toBe(4);
  expect(end).toMatchObject({ status: "done", failure: null });
  const [row] = await rows(as);
  expect(row).toMatchObject({
    id: begin.id,
    status: "done",
    language: "en",
    response: "Swap the coil [1]. Then read P0301 again.",
  });
});

test("Sends the model numbered facts about the code in the viewer's language, and the turns before", async () => {
  const as = await diamond();
  await readAnswer(
    await ask(app(), as, {
      message: scripted("erste P0420", { whole: "Primera respuesta [1]" }),
      language: "es",
    }),
  ).end();
  await readAnswer(
    await ask(app(), as, { message: "zweite P0171 question", language: "es" }),
  ).end();
  const [call] = await callsAbout(app(), "zweite");
  const [system, ...rest] = call!.input.messages;
  expect(system!.content).toContain("Responda en español");
  expect(system!.content).toMatch(/\[1\] P0171: .+\nCausas probables:/s);
  expect(rest.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
  expect(rest[1]!.content).toBe("Primera respuesta [1]");
});

test("Sends the model the title and the hazards of a code without causes and checks", async () => {
  const as = await diamond();
  await readAnswer(
    await ask(app(), as, { message: "dritte P0B3C question", language: "es" }),
  ).end();
  const [call] = await callsAbout(app(), "dritte");
  expect(call!.input.messages[0]!.content).toMatch(
    /\[1\] P0B3C: Circuito de medición de voltaje A.+\nSeguridad: Alto voltaje\. /s,
  );
});

test("Sends the model the last six turns, each cut to its beginning", async () => {
  const as = await diamond();
  for (let at = 0; at < 10; at++)
    await app()
      .db.insert(chatHistory)
      .values({
        ...earlierTurn(as.id, at),
        message: `earlier ${at}.`,
        response: `answer ${at}. ${"x".repeat(5_000)}`,
      });
  await readAnswer(await ask(app(), as, { message: "window question" })).end();
  const [call] = await callsAbout(app(), "window question");
  const before = call!.input.messages.slice(1, -1).map(({ content }) => content as string);
  expect(before.filter((_, at) => at % 2 === 0)).toEqual(
    [4, 5, 6, 7, 8, 9].map((at) => `earlier ${at}.`),
  );
  expect(Math.max(...before.map(({ length }) => length))).toBe(1_500);
});

test("Sends a job's car, issues and codes without its customer, and appends the answer to the diagnostic unsaved", async () => {
  const as = await diamond();
  const job = await makeJob(app().db, {
    owner: as,
    diagnostic: "Compression is fine.",
    odometer: 84_210,
    odometerUnit: "mi",
  });
  const message = scripted("jobly", {
    whole: "## Likely\n\n- The **coil** [1]\n- See the work order [2]",
  });
  const reader = readAnswer(await ask(app(), as, { message, job: job.id }));
  const { id, sources } = await reader.begin();
  await reader.end();
  expect(sources.map(({ kind, title }) => [kind, title])).toEqual([
    ["code", expect.stringMatching(/^P0301: /)],
    ["job", "WO-000001 · 2018 Toyota Corolla"],
  ]);
  const [call] = await callsAbout(app(), "jobly");
  const sent = JSON.stringify(call!.input);
  expect(sent).toContain("Rough idle when cold");
  expect(sent).toContain("Odometer: 84210 mi");
  for (const private_ of ["Pérez", "maria.perez", "555", "ABC-123"])
    expect(sent).not.toContain(private_);
  const redirected = await app().visit(`/ai-chat/${id}/diagnostic`, { as, form: {} });
  expect([redirected.status, redirected.headers.get("location")]).toEqual([
    302,
    `/repair-cms/${job.id}/diagnostic?answer=${id}#diagnostic`,
  ]);
  const form = await (
    await app().visit(`/repair-cms/${job.id}/diagnostic?answer=${id}`, { as })
  ).text();
  const text = /<textarea[^>]*name="diagnostic"[^>]*>([^<]*)/.exec(form)![1];
  expect(text).toMatch(/^\s*Compression is fine\.\s+Likely\s+- The coil\s+- See the work order$/s);
  expect(text).not.toMatch(/AI-assisted|assistant/i);
  // Nothing is saved before it was read.
  expect((await findJob(app().db, as.shopId, job.id))!.diagnostic).toBe("Compression is fine.");
});

test("Answers a question in plain words from codes, forum and videos in either language", async () => {
  const as = await diamond();
  const { db } = app();
  const topic = await makeTopic(db, {
    by: as,
    title: "Da marcha pero no prende",
    content: "Resultó el sensor del cigüeñal.",
    language: "es",
  });
  await makeTopic(db, { by: as, title: "Wipers", content: "Nothing to do with it." });
  const video = await makeVideo(db, { title: "Da arranque pero no arranca: por dónde empezar" });
  const reader = readAnswer(
    await ask(app(), as, { message: "wordly cranks but won't start", language: "en" }),
  );
  const { sources } = await reader.begin();
  await reader.end();
  expect(sources.map(({ kind, ref }) => [kind, ref])).toEqual([
    ["code", "P0335"],
    ["code", "P0340"],
    ["code", "P0230"],
    ["topic", topic.id],
    ["video", video.id],
  ]);
  const [call] = await callsAbout(app(), "wordly");
  const system = String(call!.input.messages[0]!.content);
  expect(system).toContain("[4] Forum: Da marcha pero no prende\nResultó el sensor del cigüeñal.");
  expect(system).toContain("nobody has read this code from the car");
});

test("Sends a picture to a vision model and does not store it", async () => {
  const as = await diamond();
  const png = `data:image/png;base64,${Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]).toString("base64")}`;
  await readAnswer(await ask(app(), as, { message: "picture P0301", imageData: png })).end();
  const [call] = await callsAbout(app(), "picture P0301");
  expect(call!.model).toBe("@cf/test/eyes");
  expect(JSON.stringify(call!.input.messages.at(-1))).toContain(png);
  expect(JSON.stringify(await rows(as))).not.toContain("base64");
  for (const wrong of [
    "data:image/svg+xml;base64,PHN2Zz4=",
    "data:image/png;base64,PHN2Zz4=",
    "https://evil.example/x.png",
  ]) {
    const answer = await ask(app(), as, { message: "x", imageData: wrong });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { key: "assistant:image.unusable" } });
  }
  expect((await ask(app(), as, { message: "  " })).status).toBe(422);
});

test("Without JavaScript the page shows the finished answer, and a refused question stays in the input", async () => {
  const as = await diamond();
  const plain = { accept: "text/html" };
  const redirected = await app().visit("/ai-chat", { as, form: { message: "x" }, headers: plain });
  expect([redirected.status, redirected.headers.get("location")]).toEqual([307, "/premium"]);
  const answer = await app().visit("/premium", {
    as,
    form: { message: "plain P0301" },
    headers: plain,
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/premium#assistant"]);
  expect(await (await app().visit("/premium", { as })).text()).toMatch(/plain .*the coil \[1\]/s);
  const long = await app().visit("/premium", {
    as,
    form: { message: `kept ${"x".repeat(4_000)}` },
    headers: plain,
  });
  expect(long.status).toBe(422);
  expect(await long.text()).toMatch(/<textarea[^>]*>kept x/);
});
