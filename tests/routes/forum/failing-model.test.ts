import { expect, test } from "vitest";
import { aiPauses } from "#app/platform/ai/pause.tables.server.ts";
import { openApp } from "../../support/app.ts";
import { makeTopic } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

// R3 seen from the page: whatever Workers AI does, the reader has the original and no word of a
// failure.

const app = openApp({ model: true });

/** A topic whose text tells the scripted model what to do, and how to read it in Spanish. */
async function ground(script: object) {
  const ana = await signedIn(app().db, "premium");
  const word = `bench${crypto.randomUUID().replace(/\d|-/g, "")}`;
  const content = `The pump is dead at the ${word}. @@${JSON.stringify(script)}`;
  const topic = await makeTopic(app().db, { by: ana, title: "It does not start", content });
  const visit = (headers: HeadersInit = {}) =>
    app().visit(`/discussion/${topic.id}?lng=es`, { as: ana, headers });
  const asked = async () =>
    ((await (await app().worker("llave-model", `/?about=${word}`)).json()) as unknown[]).length;
  return { visit, asked, topic, ana };
}

const trouble: [what: string, script: object, calls: number][] = [
  ["3040, out of capacity", { fail: "3040: Capacity temporarily exceeded, please try again." }, 4],
  ["3007, a timeout of its own", { fail: "3007: Request timeout" }, 2],
  ["5007, no such model", { fail: "5007: No such model or task" }, 2],
  ["3023, the account is blocked", { fail: "3023: Service unavailable for account" }, 2],
  ["429 without a code", { fail: "AiError: 429 Too Many Requests" }, 2],
  ["an inner error (5xx)", { fail: "InferenceUpstreamError: 500 Internal server error" }, 2],
  ["a lost connection", { fail: "Network connection lost." }, 2],
  ["an empty answer", { whole: "" }, 2],
  ["chatter", { whole: "Sure! Please provide the text you would like me to translate." }, 2],
  ["obedience", { whole: "SÍ" }, 2],
];

test.each(trouble)(
  "%s: the original stays, silently, and the next reader asks nobody",
  async (_, script, calls) => {
    const { visit, asked } = await ground(script);
    for (const time of ["first", "second"]) {
      const answer = await visit();
      expect([time, answer.status]).toEqual([time, 200]);
      const page = await answer.text();
      expect(page).toContain("The pump is dead");
      expect(page).not.toMatch(/Traducido del inglés|role="alert"|Error al/);
      expect(await asked()).toBe(calls);
    }
  },
);

test("An echo of the source is refused", async () => {
  const { visit, asked } = await ground({
    whole: "It does not start\nThe pump is dead at the bench.",
  });
  expect(await (await visit()).text()).not.toContain("Traducido del inglés");
  expect(await asked()).toBe(2);
});

test("3036, the daily quota: one call, then none for any post until midnight", async () => {
  try {
    const first = await ground({
      fail: "3036: You have used up your daily free allocation of 10,000 neurons.",
    });
    expect(await (await first.visit()).text()).toContain("The pump is dead");
    expect(await first.asked()).toBe(1);
    const second = await ground({ whole: "No arranca" });
    const page = await (await second.visit()).text();
    expect(page).toContain("The pump is dead");
    expect(page).not.toContain("Traduciendo…");
    expect(await second.asked()).toBe(0);
    const call = await app().visit("/discussion/translate", {
      as: first.ana,
      form: { post: second.topic.id, targetLanguage: "es" },
    });
    expect([call.status, await call.json()]).toEqual([200, { translation: null, shown: null }]);
  } finally {
    await app().db.delete(aiPauses);
  }
});

test("A model that hangs does not delay the page", async () => {
  const { visit } = await ground({ hang: true });
  const start = Date.now();
  // Not packed: the local runtime keeps a packed answer back until it is whole, which Cloudflare
  // does not.
  const reader = (await visit({ "accept-encoding": "identity" }))
    .body!.pipeThrough(new TextDecoderStream())
    .getReader();
  let page = "";
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    page += next.value;
    if (page.includes("The pump is dead")) break;
  }
  const took = Date.now() - start;
  await reader.cancel();
  expect(page).toContain("Traduciendo…");
  // The model is waited for behind the page, for eight seconds at most.
  expect(took).toBeLessThan(5_000);
});
