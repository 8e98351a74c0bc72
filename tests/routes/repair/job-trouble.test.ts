import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import en from "#app/i18n/en.ts";
import { createT } from "#app/values/translate.ts";
import { openApp } from "../../support/app.ts";
import { makeQuote } from "../../support/make.ts";
import { makeGarage } from "../../support/repair/garage.ts";

const t = createT(en) as (key: string) => string;

// A database of its own, because its tables are taken away while pages are asked for.
const app = openApp();
async function garage() {
  const { db, owner, job, path } = await makeGarage(app().db);
  return { db, owner, path, quote: await makeQuote(db, { owner, job }) };
}
const form = () => ({
  id: newId(),
  description: "Kept words",
  laborHours: "1",
  diagnostic: "Kept words",
  status: "approved",
});

test("Unreadable settings affect new quotes only", async () => {
  const { owner, path } = await garage();
  await app().takeAway("shop_settings");
  const answer = await app().visit(path, { as: owner });
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain("Error loading shop settings. Please set up your shop settings first.");
  expect(html).toContain("Front brakes");
  expect(html).not.toContain("New Quote");
});

test("A job that cannot be read shows an error with a way to retry", async () => {
  const { owner, path } = await garage();
  await app().takeAway("repair_quotes");
  const answer = await app().visit(path, { as: owner });
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(html).toContain("Error loading job details");
  expect(html).toContain("Try again");
});

test.each([
  ["diagnostic", "repair_jobs", "Error updating diagnostic"],
  ["quotes/new", "quote_lines", "Error creating quote. Please try again."],
  ["quotes/Q/edit", "quote_lines", "Error saving quote. Please try again."],
  ["quotes/Q/status", "repair_quotes", "Error updating quote status"],
  ["quotes/Q/duplicate", "quote_lines", "Error duplicating quote. Please try again."],
  ["quotes/Q/delete", "repair_quotes", "Error deleting quote. Please try again."],
])(
  "a failing write of %s answers the form with its sentence and what was typed",
  async (page, table, sentence) => {
    const { owner, path, quote } = await garage();
    await app().takeAway(table);
    // As the script of the page posts it: the answer is the action's alone.
    const answer = await app().visit(`${path}/${page.replace("Q", quote.id)}.data`, {
      as: owner,
      form: form(),
    });
    const text = await answer.text();
    expect(answer.status).toBe(503);
    const [key] = /(repair|quotes):[\w.]+/.exec(text)!;
    expect(t(key)).toBe(sentence);
    if (/new|edit|diagnostic/.test(page)) expect(text).toContain("Kept words");
  },
);
