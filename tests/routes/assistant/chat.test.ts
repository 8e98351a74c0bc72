import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { chatDays, chatHistory } from "#app/features/assistant/tables.server.ts";
import { findJob } from "#app/features/repair/jobs.server.ts";
import { siteSettings } from "#app/platform/config/settings.tables.server.ts";
import { openApp } from "../../support/app.ts";
import { ask, callsAbout, listen, scripted } from "../../support/chat.ts";
import { makeJob, makeTopic, makeVideo } from "../../support/make.ts";
import { lapsed, type Person, signedIn } from "../../support/people.ts";

const app = openApp({ model: true });
const diamond = () => signedIn(app().db, "premium");
const rows = (person: Person) =>
  app().db.select().from(chatHistory).where(eq(chatHistory.userId, person.id));
const asked = async ({ id }: Person) =>
  (await app().db.select().from(chatDays).where(eq(chatDays.userId, id)).get())?.asked ?? 0;
const slow = (word: string, words = 200) =>
  scripted(word, { words: Array.from({ length: words }, (_, at) => `w${at} `), every: 20 });

test("an answer streams piece by piece, is written down, and cites only what it was given", async () => {
  const as = await diamond();
  const message = scripted("P0301 misfire", {
    words: ["Swap", " the coil", " [1][7].", " Then read P0301 again [2]."],
    every: 5,
  });
  const heard = listen(await ask(app(), as, { message, language: "en", imageData: "null" }));
  const begin = await heard.begin();
  expect(begin).toMatchObject({
    message,
    text: "",
    left: 49,
    sources: [{ n: 1, kind: "code", ref: "P0301" }],
  });
  const { pieces, end } = await heard.end();
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

test("the model is told the code's facts as numbered sources, in the language of the reader, and what was said before", async () => {
  const as = await diamond();
  await listen(
    await ask(app(), as, {
      message: scripted("erste P0420", { whole: "Primera respuesta [1]" }),
      language: "es",
    }),
  ).end();
  await listen(await ask(app(), as, { message: "zweite P0171 question", language: "es" })).end();
  const [call] = await callsAbout(app(), "zweite");
  const [system, ...rest] = call!.input.messages;
  expect(system!.content).toContain("Responda en español");
  expect(system!.content).toMatch(/\[1\] P0171: .+\nCausas probables:/s);
  expect(rest.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
  expect(rest[1]!.content).toBe("Primera respuesta [1]");
});

test("the model hears of the six turns before, and of each no more than its beginning", async () => {
  const as = await diamond();
  for (let at = 0; at < 10; at++)
    await app()
      .db.insert(chatHistory)
      .values({
        ...ended(as, at),
        message: `earlier ${at}.`,
        response: `answer ${at}. ${"x".repeat(5_000)}`,
      });
  await listen(await ask(app(), as, { message: "window question" })).end();
  const [call] = await callsAbout(app(), "window question");
  const before = call!.input.messages.slice(1, -1).map(({ content }) => content as string);
  expect(before.filter((_, at) => at % 2 === 0)).toEqual(
    [4, 5, 6, 7, 8, 9].map((at) => `earlier ${at}.`),
  );
  expect(Math.max(...before.map(({ length }) => length))).toBe(1_500);
});

test("stop reaches the model within a second and keeps what was said", async () => {
  const as = await diamond();
  const heard = listen(await ask(app(), as, { message: slow("halt P0300") }));
  const { id } = await heard.begin();
  await heard.until("w10 ");
  const before = Date.now();
  expect((await app().visit("/ai-chat/stop", { as, form: { id } })).status).toBe(200);
  expect(await heard.end()).toMatchObject({ end: { status: "stopped" } });
  expect(Date.now() - before).toBeLessThan(1000);
  const [call] = await eventually(
    () => callsAbout(app(), "halt"),
    ([one]) => one?.leftAt !== undefined,
  );
  expect(call!.leftAt! - before).toBeLessThan(1000);
  expect(call!.said).toBeLessThan(100);
  const [row] = await rows(as);
  expect(row).toMatchObject({ status: "stopped" });
  expect(row!.response).toMatch(/^w0 w1 .*w10/);
});

test("who reloads in mid-answer sees what is there and hears the rest; who leaves finds it finished", async () => {
  const as = await diamond();
  const first = listen(await ask(app(), as, { message: slow("reload P0442", 60) }));
  const { id } = await first.begin();
  await first.until("w5 ");
  await first.leave();
  const page = await (await app().visit("/premium", { as })).text();
  expect(page).toContain("w0 w1 w2 w3 w4 w5");
  const second = listen(await app().visit(`/ai-chat/stream?id=${id}`, { as }));
  expect((await second.begin()).text).toContain("w5 ");
  await second.leave();
  const [row] = await eventually(
    () => rows(as),
    ([one]) => one?.status === "done",
  );
  expect(row!.response.split(" ")).toHaveLength(60);
  expect((await app().visit(`/ai-chat/stream?id=${id}`, { as })).status).toBe(404);
});

test("of two tabs one is answered; the same question sent twice is one answer", async () => {
  const as = await diamond();
  const message = slow("tabs P0455", 40);
  const one = listen(await ask(app(), as, { message }));
  const { id } = await one.begin();
  const other = await ask(app(), as, { message: "something else" });
  expect(other.status).toBe(409);
  expect(await other.json()).toMatchObject({
    error: { key: "assistant:ask.busy" },
    values: { message: "something else" },
  });
  const twice = listen(await ask(app(), as, { message }));
  expect((await twice.begin()).id).toBe(id);
  expect((await one.end()).text).toBe((await twice.end()).text);
  expect([(await rows(as)).length, await asked(as)]).toEqual([1, 1]);
});

test("the allowance of a day holds against twenty questions at once, and says what is left", async () => {
  await app()
    .db.insert(siteSettings)
    .values({ id: 1, dailyChatAllowance: 3, updatedAt: new Date() });
  try {
    const as = await diamond();
    const storm = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ask(app(), as, { message: `at once ${at}` })),
    );
    const taken = storm.filter(({ status }) => status === 200);
    expect(taken.length).toBeLessThanOrEqual(3);
    for (const answer of taken) await listen(answer).end();
    for (let left = 2 - taken.length; left >= 0; left--) {
      const heard = listen(await ask(app(), as, { message: `again ${left}` }));
      expect((await heard.begin()).left).toBe(left);
      await heard.end();
    }
    const over = await ask(app(), as, { message: "one too many" });
    expect([over.status, await asked(as)]).toEqual([429, 3]);
    expect(await (await app().visit("/premium", { as })).text()).toContain(
      "You&#x27;ve used today&#x27;s questions.",
    );
    // Clearing does not give the day back.
    await app().visit("/ai-chat/clear", { as, form: {} });
    expect((await ask(app(), as, { message: "and now" })).status).toBe(429);
  } finally {
    await app().db.delete(siteSettings);
  }
});

test("clearing leaves nothing behind, of one's own alone, and stops what is running", async () => {
  const [as, other] = [await diamond(), await diamond()];
  for (const person of [as, other])
    await listen(await ask(app(), person, { message: "P0128" })).end();
  const heard = listen(await ask(app(), as, { message: slow("clearing P0700") }));
  const { id } = await heard.begin();
  await heard.until("w3 ");
  const answer = await app().visit("/ai-chat/clear", { as, form: {} });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/premium?chat=cleared"]);
  expect([(await rows(as)).length, (await rows(other)).length]).toEqual([0, 1]);
  await heard.end();
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

test("a word that was asked, answered and sent as a picture stands in one table, and after clearing in none", async () => {
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
    await listen(await ask(app(), as, form)).end();
  }
  expect(await placesOf("QUETZAL-7")).toEqual(["chat_history"]);
  expect([
    ...(await placesOf(base64.slice(12, 28))),
    ...(await placesOf("QUETZAL-PIXELS")),
  ]).toEqual([]);
  await app().visit("/ai-chat/clear", { as, form: {} });
  expect(await placesOf("QUETZAL-7")).toEqual([]);
  // how many were asked today, and nothing else
  expect(await placesOf(as.id)).toContain("chat_days");
});

test("nobody asks, reads or clears in another's name, however it is put", async () => {
  const [as, thief] = [await diamond(), await diamond()];
  await listen(await ask(app(), as, { message: "mine alone P0128" })).end();
  const [mine] = await rows(as);
  const names = {
    userId: as.id,
    user_id: as.id,
    user: as.id,
    owner: as.id,
    "question.userId": as.id,
  };
  await listen(
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

test("another's answers can neither be heard, stopped, read nor put into a job", async () => {
  const [as, thief] = [await diamond(), await diamond()];
  const job = await makeJob(app().db, { owner: as });
  const heard = listen(await ask(app(), as, { message: slow("mine P0301", 60), job: job.id }));
  const { id } = await heard.begin();
  await heard.until("w3 ");
  expect((await app().visit(`/ai-chat/stream?id=${id}`, { as: thief })).status).toBe(404);
  await app().visit("/ai-chat/stop", { as: thief, form: { id } });
  expect((await rows(as))[0]!.status).toBe("running");
  expect((await heard.end()).end!.status).toBe("done");
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

test("a job's car, issues and codes go along, nothing of its customer; the answer is offered for its diagnostic, below what stands there", async () => {
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
  const heard = listen(await ask(app(), as, { message, job: job.id }));
  const { id, sources } = await heard.begin();
  await heard.end();
  expect(sources.map(({ kind, title }) => [kind, title])).toEqual([
    ["code", expect.stringMatching(/^P0301: /)],
    ["job", "WO-000001 · 2018 Toyota Corolla"],
  ]);
  const [call] = await callsAbout(app(), "jobly");
  const told = JSON.stringify(call!.input);
  expect(told).toContain("Rough idle when cold");
  expect(told).toContain("Odometer: 84210 mi");
  for (const private_ of ["Pérez", "maria.perez", "555", "ABC-123"])
    expect(told).not.toContain(private_);
  const led = await app().visit(`/ai-chat/${id}/diagnostic`, { as, form: {} });
  expect([led.status, led.headers.get("location")]).toEqual([
    302,
    `/repair-cms/${job.id}/diagnostic?answer=${id}`,
  ]);
  const form = await (
    await app().visit(`/repair-cms/${job.id}/diagnostic?answer=${id}`, { as })
  ).text();
  const text = /<textarea[^>]*name="diagnostic"[^>]*>([^<]*)/.exec(form)![1];
  expect(text).toMatch(
    /^\s*Compression is fine\.\s+Likely\s+- The coil \[1\]\s+- See the work order \[2\]\s+Sources: \[1\] P0301/s,
  );
  expect(text).not.toMatch(/AI-assisted|assistant/i);
  // nothing is saved unread
  expect((await findJob(app().db, as.id, job.id))!.diagnostic).toBe("Compression is fine.");
});

test("a question in plain words is answered from what codes, forum and videos have on it, in whichever language they are", async () => {
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
  const heard = listen(
    await ask(app(), as, { message: "wordly cranks but won't start", language: "en" }),
  );
  const { sources } = await heard.begin();
  await heard.end();
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

test("without JavaScript the answer is on the page when it is there; what is refused stays in the input", async () => {
  const as = await diamond();
  const plain = { accept: "text/html" };
  const led = await app().visit("/ai-chat", { as, form: { message: "x" }, headers: plain });
  expect([led.status, led.headers.get("location")]).toEqual([307, "/premium"]);
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

test("only a Diamond plan that lasts may ask; a dead session answers the form", async () => {
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

test("history comes in pages, the newest at the bottom, by reading only the rows that are shown", async () => {
  const as = await diamond();
  const turns = Array.from({ length: 45 }, (_, at) => ended(as, at));
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

test("a picture goes to a model that sees, and is kept nowhere", async () => {
  const as = await diamond();
  const png = `data:image/png;base64,${Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]).toString("base64")}`;
  await listen(await ask(app(), as, { message: "picture P0301", imageData: png })).end();
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

/** A turn of long ago. */
const ended = ({ id: userId }: Person, at: number) => ({
  userId,
  id: `01890000-0000-7000-8000-${String(at).padStart(12, "0")}`,
  message: `question ${at}.`,
  response: `answer ${at}.`,
  status: "done" as const,
  language: "en" as const,
  sources: [],
  notes: { unsourced: [], safety: [], makerCodes: [] },
  createdAt: new Date(),
});

/** The tables and files of the product that hold this word anywhere. */
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

async function eventually<Value>(
  look: () => PromiseLike<Value>,
  good: (value: Value) => boolean,
): Promise<Value> {
  for (let at = 0; at < 200; at++) {
    const value = await look();
    if (good(value)) return value;
    await new Promise((later) => setTimeout(later, 25));
  }
  throw new Error("It never came");
}
