import { expect, test } from "vitest";
import { openApp } from "../../../support/app.ts";
import { quoteForm, sender } from "../../../support/quotes/quote-form.ts";
import { makeGarage } from "../../../support/repair/garage.ts";

const app = openApp();
const send = sender(app);

const garage = () => makeGarage(app().db);

const hostile = [
  "<script>alert(1)</script>",
  "'; DROP TABLE repair_quotes; --",
  "\0\u202eabc",
  "🚗".repeat(50),
  "{{7*7}}",
  "a\u0301".repeat(50),
  "\ud800",
];

test("Stores hostile texts as they are, and runs nothing", async () => {
  const { owner, path, quotes } = await garage();
  for (const text of hostile) {
    const answer = await send(`${path}/quotes/new`, {
      as: owner,
      form: quoteForm({ description: text, "materialName[]": [text, "x", ""] }),
    });
    expect([text, answer.status]).toEqual([text, 302]);
  }
  const { html } = await send(path, { as: owner });
  expect(html).not.toContain("<script>alert");
  expect(await quotes()).toHaveLength(5);
});

test("Answers with a page whatever is posted as a number", async () => {
  const { owner, path } = await garage();
  for (const text of [
    "",
    "NaN",
    "1e308",
    "-1",
    "9".repeat(400),
    "0x1F",
    "1.005",
    "x".repeat(10_000),
  ]) {
    const one = quoteForm({ laborHours: text });
    const other = quoteForm({
      "materialQuantity[]": [text, "1", "1"],
      "materialPrice[]": [text, "1", ""],
    });
    for (const posted of [one, other]) {
      const { status } = await send(`${path}/quotes/new`, { as: owner, form: posted });
      expect([text, [302, 422].includes(status)]).toEqual([text, true]);
    }
  }
  const huge = await send(`${path}/quotes/new`, {
    as: owner,
    form: quoteForm({ description: "z".repeat(600_000) }),
  });
  expect(huge.status).toBe(422);
});
