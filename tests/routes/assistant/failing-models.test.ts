import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { chatDays, chatHistory } from "#app/features/assistant/tables.server.ts";
import { aiPauses } from "#app/platform/ai/pause.tables.server.ts";
import { openApp } from "../../support/app.ts";
import { ask, callsAbout, readAnswer, scripted } from "../../support/learning/chat.ts";
import { type Person, signedIn } from "../../support/people.ts";

// R3: models that fail in every documented way, hang or break off; a database that fails.

const app = openApp({ model: true });
let as: Person;
beforeEach(async () => {
  as = await signedIn(app().db, "premium");
});
const row = () => app().db.select().from(chatHistory).where(eq(chatHistory.userId, as.id)).get();
const asked = async () =>
  (await app().db.select().from(chatDays).where(eq(chatDays.userId, as.id)).get())?.asked;
const said = async (message: string) => readAnswer(await ask(app(), as, { message })).end();
const models = async (word: string) =>
  (await callsAbout(app(), word)).map(({ model }) => model.split("/").at(-1));

const ways: [string, string][] = [
  ["3040: Capacity temporarily exceeded, please try again.", "busy"],
  ["5007: No such model @cf/x or task", "gone"],
  ["5018: This account is not allowed to access this model", "barred"],
  ["3042: Model not found", "lost"],
  ["3041: Model is disabled", "disabled"],
  ["3006: Request is too large", "large"],
  ["5004: Invalid data", "refused"],
  ["5016: Model agreement not accepted", "agree"],
  ["3007: Request timeout", "timeout"],
  ["3008: Aborted", "aborted"],
  ["fetch failed", "network"],
];

test.each(ways)("%s of the first model: the second one answers", async (fail, word) => {
  const { text, end } = await said(
    scripted(`first ${word}`, { first: { fail }, second: { words: ["From the second."] } }),
  );
  expect([text, end?.status]).toEqual(["From the second.", "done"]);
  const twice = word === "busy" || word === "large";
  expect(await models(`first ${word}`)).toEqual(
    twice ? ["first", "first", "second"] : ["first", "second"],
  );
});

test.each([...ways, ["5028: unheard of", "new"] as [string, string]])(
  "%s of every model: shows the specification's message, keeps the question, counts nothing",
  async (fail, word) => {
    const message = scripted(`both ${word}`, { fail });
    expect(await said(message)).toMatchObject({ text: "", end: { status: "failed" } });
    expect(await row()).toMatchObject({ status: "failed", response: "" });
    expect(await asked()).toBe(0);
    for (const [lng, sentence] of [
      ["en", "Error sending message. Please try again."],
      ["es", "Error al enviar el mensaje. Por favor, intente nuevamente."],
    ]) {
      const page = await (await app().visit(`/premium?lng=${lng}`, { as })).text();
      expect(page).toContain(sentence);
      expect(page).toMatch(new RegExp(`<textarea[^>]*>both ${word} @@`));
    }
    // Asked again, it takes the place of the one that was not answered.
    const { id } = (await row())!;
    await readAnswer(await ask(app(), as, { message: "again", replaces: id })).end();
    expect(
      (await app().db.select().from(chatHistory).where(eq(chatHistory.userId, as.id))).map(
        ({ message }) => message,
      ),
    ).toEqual(["again"]);
  },
);

test.each([
  ["never answers", { hang: true }],
  ["answers and is silent", { words: [], end: "hang" }],
  ["ends without a word", { words: [] }],
  ["is cut before a word", { words: [], end: "cut" }],
  ["breaks before a word", { words: [], end: "break" }],
])("The second model answers when the first %s", async (what, first) => {
  const { text, end } = await said(
    scripted(`room ${what}`, { first, second: { words: ["Second."], shape: "openai" } }),
  );
  expect([text, end?.status]).toEqual(["Second.", "done"]);
});

test.each([
  ["is cut", "cut", "cut"],
  ["breaks", "break", "unknown"],
  ["hangs", "hang", "timeout"],
  ["says an error", "error", "unknown"],
])(
  "An answer that %s halfway is stored as far as it came and marked, and no other model is asked",
  async (_, then, failure) => {
    const outcome = await said(
      scripted(`middle ${then}`, { words: ["As far", " as it came"], end: then }),
    );
    expect(outcome).toMatchObject({ text: "As far as it came", end: { status: "failed" } });
    expect(await row()).toMatchObject({ status: "failed", response: "As far as it came" });
    if (failure !== "unknown") expect((await row())!.failure).toBe(failure);
    expect(await models(`middle ${then}`)).toEqual(["first"]);
    expect(await (await app().visit("/premium", { as })).text()).toContain(
      "The answer was cut off here.",
    );
    expect((await said("and the next")).end?.status).toBe("done");
  },
);

test("Ends an answer that does not end by itself", async () => {
  const endless = scripted("endless", { words: ["more "], times: 400, every: 30 });
  expect((await said(endless)).end).toMatchObject({ status: "failed", failure: "timeout" });
  const long = await said(scripted("long", { words: ["x".repeat(50)], times: 500 }));
  expect([
    long.end?.status,
    (await app().db.select().from(chatHistory).where(eq(chatHistory.userId, as.id))).at(-1)!
      .response.length,
  ]).toEqual(["done", 12_000]);
});

test("Asks a busy model once more, and repeats a question that is too long without earlier turns", async () => {
  await said("the one before");
  expect(
    (await said(scripted("once busy", [{ fail: "3040: busy" }, { words: ["Now."] }]))).text,
  ).toBe("Now.");
  expect(
    (await said(scripted("too long", [{ fail: "3006: too large" }, { words: ["Short."] }]))).text,
  ).toBe("Short.");
  const [full, short] = await callsAbout(app(), "too long");
  expect([full!.input.messages.length, short!.input.messages.length]).toEqual([6, 2]);
});

test.each([
  "3036: You have used up your daily free allocation",
  "4006: you have used up your daily free allocation of 10,000 neurons",
])("%s: asks no model before midnight, and says so", async (fail) => {
  const word = `quota ${fail.slice(0, 4)}`;
  try {
    expect((await said(scripted(word, { fail }))).end).toMatchObject({
      status: "failed",
      failure: "quota",
    });
    expect(await models(word)).toEqual(["first"]);
    expect(await (await app().visit("/premium", { as })).text()).toMatch(
      /It&#x27;s back at 12:00.AM\./,
    );
    const next = await ask(app(), as, { message: `${word} next` });
    expect([next.status, ((await next.json()) as { error: { key: string } }).error.key]).toEqual([
      503,
      "assistant:ask.quota",
    ]);
    expect([await models(`${word} next`), await asked()]).toEqual([[], 0]);
  } finally {
    await app().db.delete(aiPauses);
  }
});

test("Without the database refuses a question with a message, and still shows the plan's page", async () => {
  await app().takeAway("chat_history");
  const answer = await ask(app(), as, { message: "P0301" });
  expect([answer.status, ((await answer.json()) as { error: { key: string } }).error.key]).toEqual([
    503,
    "assistant:ask.failed",
  ]);
  const page = await app().visit("/premium", { as });
  expect([
    page.status,
    (await page.text()).includes("We couldn&#x27;t load your questions."),
  ]).toEqual([200, true]);
  const cleared = await app().visit("/ai-chat/clear", { as, form: {} });
  expect([
    cleared.status,
    (await cleared.text()).includes("Couldn&#x27;t clear the history."),
  ]).toEqual([503, true]);
  await app().bringBack();
  expect((await said("P0301 once more")).end?.status).toBe("done");
});

test("An end that cannot be stored is stored when the database is back", async () => {
  const reader = readAnswer(
    await ask(app(), as, {
      message: scripted("unwritten", { words: ["one ", "two ", "three"], every: 100 }),
    }),
  );
  await reader.begin();
  await app().takeAway("chat_history");
  expect((await reader.end()).end?.status).toBe("done");
  await app().bringBack();
  expect((await row())!.status).toBe("running");
  // The next page view finds the end in the object's storage.
  expect(await (await app().visit("/premium", { as })).text()).toContain("one two three");
  expect(await row()).toMatchObject({ status: "done", response: "one two three" });
});

test("Settles an answer that only the database has as running", async () => {
  await app()
    .db.insert(chatHistory)
    .values({
      userId: as.id,
      id: "01890000-0000-7000-8000-000000000000",
      message: "lost question",
      response: "",
      status: "running",
      language: "en",
      sources: [],
      notes: { unsourced: [], safety: [], makerCodes: [] },
      createdAt: new Date(),
    });
  const page = await (await app().visit("/premium", { as })).text();
  expect(page).toMatch(/<textarea[^>]*>lost question/);
  expect(await row()).toMatchObject({ status: "failed", failure: "lost" });
});
