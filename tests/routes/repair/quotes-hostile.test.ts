import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { openApp, type Visit } from "../../support/app.ts";
import { makeGarage } from "../../support/garage.ts";

const app = openApp();
const send = async (path: string, init?: Visit) => {
  const answer = await app().visit(path, init);
  return { status: answer.status, html: await answer.text(), to: answer.headers.get("location") };
};

const garage = () => makeGarage(app().db);

const form = (more: Record<string, string | string[]> = {}) => ({
  id: newId(),
  description: "Timing belt",
  laborHours: "2.5",
  "materialName[]": ["Belt kit", "Coolant", ""],
  "materialQuantity[]": ["1", "2", "1"],
  "materialPrice[]": ["210.00", "15,25", ""],
  ...more,
});

const hostile = [
  "<script>alert(1)</script>",
  "'; DROP TABLE repair_quotes; --",
  "\0\u202eabc",
  "🚗".repeat(50),
  "{{7*7}}",
  "a\u0301".repeat(50),
  "\ud800",
];

test("hostile texts are stored as they are shown, and run nothing", async () => {
  const { owner, path, quotes } = await garage();
  for (const text of hostile) {
    const answer = await send(`${path}/quotes/new`, {
      as: owner,
      form: form({ description: text, "materialName[]": [text, "x", ""] }),
    });
    expect([text, answer.status]).toEqual([text, 302]);
  }
  const { html } = await send(path, { as: owner });
  expect(html).not.toContain("<script>alert");
  expect(await quotes()).toHaveLength(5);
});

test("whatever is posted as a number, the answer is a page and never an error", async () => {
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
    const one = form({ laborHours: text });
    const other = form({
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
    form: form({ description: "z".repeat(600_000) }),
  });
  expect(huge.status).toBe(422);
});
