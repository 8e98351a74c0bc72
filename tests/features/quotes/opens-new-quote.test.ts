import { expect, test } from "vitest";
import { opensNewQuote } from "#app/features/quotes/opens-new-quote.ts";

const step = (from: string, to: string, formMethod?: "POST") =>
  opensNewQuote({
    currentUrl: new URL(from, "https://x.test"),
    nextUrl: new URL(to, "https://x.test"),
    ...(formMethod && { formMethod }),
  });

test("the form of a new quote opens over its job without asking the server, older quotes in sight or not", () => {
  expect(step("/repair-cms/J", "/repair-cms/J/quotes/new")).toBe(true);
  expect(step("/repair-cms/J?before=x", "/repair-cms/J/quotes/new")).toBe(true);
});

test.each([
  ["/repair-cms/J", "/repair-cms/K/quotes/new"],
  ["/repair-cms", "/repair-cms/J/quotes/new"],
  ["/repair-cms/J/quotes/new", "/repair-cms/J"],
  ["/repair-cms/J/quotes/new", "/repair-cms/J/quotes/new"],
  ["/repair-cms/J", "/repair-cms/J/quotes/Q/edit"],
])("every other step asks: from %s to %s", (from, to) => expect(step(from, to)).toBe(false));

test("what was posted is read anew", () =>
  expect(step("/repair-cms/J", "/repair-cms/J/quotes/new", "POST")).toBe(false));
