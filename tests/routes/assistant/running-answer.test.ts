import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { chatDays, chatHistory } from "#app/features/assistant/tables.server.ts";
import { siteSettings } from "#app/platform/config/settings.tables.server.ts";
import { openApp } from "../../support/app.ts";
import {
  ask,
  callsAbout,
  eventually,
  readAnswer,
  slowAnswer,
} from "../../support/learning/chat.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp({ model: true });
const diamond = () => signedIn(app().db, "premium");
const rows = (person: Person) =>
  app().db.select().from(chatHistory).where(eq(chatHistory.userId, person.id));
const asked = async ({ id }: Person) =>
  (await app().db.select().from(chatDays).where(eq(chatDays.userId, id)).get())?.asked ?? 0;

test("Stopping reaches the model while it still speaks, and keeps the text so far", async () => {
  const as = await diamond();
  const reader = readAnswer(await ask(app(), as, { message: slowAnswer("halt P0300") }));
  const { id } = await reader.begin();
  await reader.until("w10 ");
  expect((await app().visit("/ai-chat/stop", { as, form: { id } })).status).toBe(200);
  expect(await reader.end()).toMatchObject({ end: { status: "stopped" } });
  const [call] = await eventually(
    () => callsAbout(app(), "halt"),
    ([one]) => one?.leftAt !== undefined,
  );
  expect(call!.said).toBeLessThan(100);
  const [row] = await rows(as);
  expect(row).toMatchObject({ status: "stopped" });
  expect(row!.response).toMatch(/^w0 w1 .*w10/);
});

test("A reload continues the running answer, and it finishes without a reader", async () => {
  const as = await diamond();
  const first = readAnswer(await ask(app(), as, { message: slowAnswer("reload P0442", 60) }));
  const { id } = await first.begin();
  await first.until("w5 ");
  await first.close();
  const page = await (await app().visit("/premium", { as })).text();
  expect(page).toContain("w0 w1 w2 w3 w4 w5");
  const second = readAnswer(await app().visit(`/ai-chat/stream?id=${id}`, { as }));
  expect((await second.begin()).text).toContain("w5 ");
  await second.close();
  const [row] = await eventually(
    () => rows(as),
    ([one]) => one?.status === "done",
  );
  expect(row!.response.split(" ")).toHaveLength(60);
  expect((await app().visit(`/ai-chat/stream?id=${id}`, { as })).status).toBe(404);
});

test("A second tab is refused while an answer runs, and a question sent twice gets the same answer", async () => {
  const as = await diamond();
  const message = slowAnswer("tabs P0455", 40);
  const one = readAnswer(await ask(app(), as, { message }));
  const { id } = await one.begin();
  const other = await ask(app(), as, { message: "something else" });
  expect(other.status).toBe(409);
  expect(await other.json()).toMatchObject({
    error: { key: "assistant:ask.busy" },
    values: { message: "something else" },
  });
  const twice = readAnswer(await ask(app(), as, { message }));
  expect((await twice.begin()).id).toBe(id);
  expect((await one.end()).text).toBe((await twice.end()).text);
  expect([(await rows(as)).length, await asked(as)]).toEqual([1, 1]);
});

test("Twenty concurrent questions do not exceed the daily allowance, and the page shows what is left", async () => {
  await app()
    .db.insert(siteSettings)
    .values({ id: 1, dailyChatAllowance: 3, updatedAt: new Date() });
  try {
    const as = await diamond();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ask(app(), as, { message: `at once ${at}` })),
    );
    const accepted = responses.filter(({ status }) => status === 200);
    expect(accepted.length).toBeLessThanOrEqual(3);
    for (const response of accepted) await readAnswer(response).end();
    for (let left = 2 - accepted.length; left >= 0; left--) {
      const reader = readAnswer(await ask(app(), as, { message: `again ${left}` }));
      expect((await reader.begin()).left).toBe(left);
      await reader.end();
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
