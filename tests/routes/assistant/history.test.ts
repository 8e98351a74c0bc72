import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { chatDays, chatHistory } from "#app/features/assistant/tables.server.ts";
import { openApp } from "../../support/app.ts";
import {
  ask,
  callsAbout,
  earlierTurn,
  eventually,
  readAnswer,
  scripted,
  slowAnswer,
} from "../../support/learning/chat.ts";
import { makeJob } from "../../support/make.ts";
import { lapsed, type Person, signedIn } from "../../support/people.ts";

const app = openApp({ model: true });
const diamond = () => signedIn(app().db, "premium");
const rows = (person: Person) =>
  app().db.select().from(chatHistory).where(eq(chatHistory.userId, person.id));
const asked = async ({ id }: Person) =>
  (await app().db.select().from(chatDays).where(eq(chatDays.userId, id)).get())?.asked ?? 0;

test("Pages the history with the newest turn at the bottom, reading only the rows shown", async () => {
  const as = await diamond();
  const turns = Array.from({ length: 45 }, (_, at) => earlierTurn(as.id, at));
  for (const turn of turns) await app().db.insert(chatHistory).values(turn);
  // Before any script: a browser without JavaScript reads it so.
  const page = (await (await app().visit("/premium", { as })).text()).split("<script")[0]!;
  expect(page.indexOf("answer 25.")).toBeLessThan(page.indexOf("answer 44."));
  expect(page).not.toContain("answer 24.");
  const link = /href="(\/premium\?before=[^"#]+)/.exec(page)![1]!;
  const before = await (await app().visit(link, { as })).text();
  expect([
    before.includes("answer 24."),
    before.includes("answer 5."),
    before.includes("answer 25."),
  ]).toEqual([true, true, false]);
  const plan = await app()
    .d1.prepare(
      "EXPLAIN QUERY PLAN SELECT * FROM chat_history WHERE user_id = ? AND id < ? ORDER BY id DESC LIMIT 21",
    )
    .bind(as.id, "x")
    .all();
  expect(JSON.stringify(plan.results)).toMatch(/SEARCH chat_history USING INDEX/);
  const read = await app()
    .d1.prepare("SELECT * FROM chat_history WHERE user_id = ? ORDER BY id DESC LIMIT 21")
    .bind(as.id)
    .all();
  expect(read.meta.rows_read).toBeLessThanOrEqual(21 + 5);
});

test("Clearing stops the running answer and deletes only the viewer's own history", async () => {
  const [as, other] = [await diamond(), await diamond()];
  for (const person of [as, other])
    await readAnswer(await ask(app(), person, { message: "P0128" })).end();
  const reader = readAnswer(await ask(app(), as, { message: slowAnswer("clearing P0700") }));
  const { id } = await reader.begin();
  await reader.until("w3 ");
  const answer = await app().visit("/ai-chat/clear", { as, form: {} });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/premium?chat=cleared"]);
  expect([(await rows(as)).length, (await rows(other)).length]).toEqual([0, 1]);
  await reader.end();
  const [call] = await eventually(
    () => callsAbout(app(), "clearing"),
    ([one]) => one?.leftAt !== undefined,
  );
  expect(call!.leftAt).toBeDefined();
  expect((await app().visit(`/ai-chat/stream?id=${id}`, { as })).status).toBe(404);
  expect(await rows(as)).toEqual([]);
  expect(await (await app().visit("/premium?chat=cleared", { as })).text()).toContain(
    "History cleared.",
  );
});

test("Stores a question in one table only, a picture nowhere, and nothing after clearing", async () => {
  const as = await diamond();
  const picture = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    Buffer.from("QUETZAL-PIXELS"),
  ]);
  const base64 = picture.toString("base64");
  const said = { words: ["QUETZAL-7 was ", "answered"] };
  for (const end of ["done", "cut"]) {
    const form = {
      message: scripted(`QUETZAL-7 P0301 ${end}`, { ...said, end }),
      imageData: `data:image/png;base64,${base64}`,
    };
    await readAnswer(await ask(app(), as, form)).end();
  }
  expect(await placesOf("QUETZAL-7")).toEqual(["chat_history"]);
  expect([
    ...(await placesOf(base64.slice(12, 28))),
    ...(await placesOf("QUETZAL-PIXELS")),
  ]).toEqual([]);
  await app().visit("/ai-chat/clear", { as, form: {} });
  expect(await placesOf("QUETZAL-7")).toEqual([]);
  // Only how many were asked today.
  expect(await placesOf(as.id)).toContain("chat_days");
});

test("Ignores user ids in forms and addresses: questions, history and clearing are the viewer's own", async () => {
  const [as, thief] = [await diamond(), await diamond()];
  await readAnswer(await ask(app(), as, { message: "mine alone P0128" })).end();
  const [mine] = await rows(as);
  const names = {
    userId: as.id,
    user_id: as.id,
    user: as.id,
    owner: as.id,
    "question.userId": as.id,
  };
  await readAnswer(
    await ask(app(), thief, {
      message: "in your name",
      ...names,
      id: mine!.id,
      replaces: mine!.id,
    }),
  ).end();
  const query = `?${new URLSearchParams(names)}`;
  await app().visit(`/ai-chat/clear${query}`, { as: thief, form: names });
  await app().visit(`/ai-chat/stop${query}`, { as: thief, form: { ...names, id: mine!.id } });
  for (const path of [
    `/premium${query}`,
    `/ai-chat/history.data${query}`,
    `/premium${query}&before=ffffffff`,
  ])
    expect(await (await app().visit(path, { as: thief })).text(), path).not.toContain("mine alone");
  expect([(await rows(as)).map(({ id }) => id), await asked(as), await asked(thief)]).toEqual([
    [mine!.id],
    1,
    1,
  ]);
});

test("Another member's answer cannot be followed, stopped, read or added to a job", async () => {
  const [as, thief] = [await diamond(), await diamond()];
  const job = await makeJob(app().db, { owner: as });
  const reader = readAnswer(
    await ask(app(), as, { message: slowAnswer("mine P0301", 60), job: job.id }),
  );
  const { id } = await reader.begin();
  await reader.until("w3 ");
  expect((await app().visit(`/ai-chat/stream?id=${id}`, { as: thief })).status).toBe(404);
  await app().visit("/ai-chat/stop", { as: thief, form: { id } });
  expect((await rows(as))[0]!.status).toBe("running");
  expect((await reader.end()).end!.status).toBe("done");
  expect(await (await app().visit("/premium", { as: thief })).text()).not.toContain("w0 w1");
  expect(
    await (
      await app().visit(`/ai-chat/history.data?before=${"f".repeat(8)}`, { as: thief })
    ).text(),
  ).not.toContain("w0 w1");
  expect((await app().visit(`/ai-chat/${id}/diagnostic`, { as: thief, form: {} })).status).toBe(
    404,
  );
  expect((await ask(app(), thief, { message: "what is this", job: job.id })).status).toBe(404);
  expect(await (await app().visit(`/premium?job=${job.id}`, { as: thief })).text()).not.toContain(
    "Corolla",
  );
  expect(await asked(thief)).toBe(0);
});

test("Only a current Diamond plan may ask, and an expired session answers with a sign-in link", async () => {
  for (const person of [
    await signedIn(app().db, "medium"),
    await lapsed(app().db, "premium"),
    await signedIn(app().db, "free", { isAdmin: true }),
  ]) {
    const answer = await ask(app(), person, { message: "P0301" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/premium"]);
    expect(await (await app().visit("/premium", { as: person })).text()).not.toContain(
      "AI Diagnostic Assistant</h2>",
    );
  }
  const answer = await ask(app(), undefined, { message: "P0301" });
  expect([answer.status, ((await answer.json()) as { signIn: boolean }).signIn]).toEqual([
    401,
    true,
  ]);
});

/** Every table and file that contains this word. */
async function placesOf(word: string): Promise<string[]> {
  const { results } = await app()
    .d1.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
    )
    .all<{ name: string }>();
  expect(results.length).toBeGreaterThan(20);
  const found = [];
  for (const { name } of results) {
    const rows = await app().d1.prepare(`SELECT * FROM "${name}"`).all();
    if (JSON.stringify(rows.results).includes(word)) found.push(name);
  }
  const { objects } = await app().files.list();
  for (const { key } of objects)
    if ((await (await app().files.get(key))!.text()).includes(word)) found.push(key);
  return found;
}
