import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { makeTurn, offered } from "../../support/learning/answers.ts";
import { makeJob } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp({ model: true });

/** An answer that tells the scripted translator what to do. */
async function open(script: object) {
  const as = await signedIn(app().db, "premium");
  const job = await makeJob(app().db, { owner: as, language: "es" });
  const response = `Check the starter relay first. @@${JSON.stringify(script)}`;
  const id = await makeTurn(app().db, { as, job, response });
  return offered(app(), { as, job, id });
}

test.each([
  ["busy", { fail: "3040: Capacity temporarily exceeded" }],
  ["gone", { fail: "5007: No such model or task" }],
  ["cut off", { fail: "Network connection lost." }],
])("when the translator is %s, the answer is offered as it was written", async (_, script) => {
  const { text, page } = await open(script);
  expect(text).toContain("Check the starter relay first.");
  expect(page).toContain("We couldn't translate it into the language this job prints in");
});

test.each([
  ["nothing", { whole: "" }],
  ["the opposite", { whole: "No revise primero el relé de arranque." }],
  ["chatter", { whole: "Sure! Please provide the text you would like me to translate." }],
])("when the translator answers %s, its answer is not shown", async (_, script) => {
  const { text, page } = await open(script);
  expect(text).toMatch(/^\s*Check the starter relay first\./);
  expect(page).toContain("The translation didn't pass our checks");
});
