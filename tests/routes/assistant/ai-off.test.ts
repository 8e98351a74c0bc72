import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { ask } from "../../support/learning/chat.ts";
import { makeTopic } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp({ aiOff: true });

test("With AI off the assistant says so in the reader's language, and keeps the question", async () => {
  const as = await signedIn(app().db, "premium");
  const message = "Rough idle when cold";
  for (const [lng, sentence] of [
    ["en", "The assistant is turned off on this site."],
    ["es", "El asistente está apagado en este sitio."],
  ]) {
    const form = { message, language: lng! };
    const answer = await app().visit(`/premium?lng=${lng}`, { as, form });
    const html = await answer.text();
    expect([answer.status, html.includes(sentence!), html.includes(message)]).toEqual([
      503,
      true,
      true,
    ]);
  }
  expect((await ask(app(), as, { message })).status).toBe(503);
});

test("With AI off the forum shows each post as it was written", async () => {
  const by = await signedIn(app().db, "premium");
  const topic = await makeTopic(app().db, { by, title: "Oil leak", content: "The filter is new." });
  const page = await app().visit(`/discussion/${topic.id}?lng=es`, { as: by });
  expect([page.status, (await page.text()).includes("The filter is new.")]).toEqual([200, true]);
});
