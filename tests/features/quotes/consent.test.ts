import { expect, test } from "vitest";
import {
  type CustomerAnswers,
  consentsOf,
  estimatesOf,
  nothingGiven,
} from "#app/features/quotes/consent.ts";

const quote = { id: "a", number: 1, version: 3, totalAmount: 500_00 };
const saved = (total: number | null) => new Map([["a", total]]);
const sent = (total: number | undefined, version = 2) => new Map([["a", { version, total }]]);

test.each([
  ["as it was first sent", sent(450_00), saved(400_00), [{ number: 1, total: 450_00 }]],
  ["as it was first saved", nothingGiven.sent, saved(400_00), [{ number: 1, total: 400_00 }]],
  ["not at all where that is unknown", nothingGiven.sent, saved(null), []],
  ["not at all where an old revision does not say", sent(undefined), saved(400_00), []],
  ["as it is, sent at this version", sent(undefined, 3), saved(1), [{ number: 1, total: 500_00 }]],
] as const)("Estimates a quote %s", (_, first, before, expected) => {
  expect(estimatesOf([quote], first, before)).toEqual(expected);
});

test("Estimates a quote that was never edited as it is", () => {
  const fresh = { ...quote, version: 1 };
  expect(estimatesOf([fresh], nothingGiven.sent, saved(null))).toEqual([
    { number: 1, total: 500_00 },
  ]);
});

const choice = (id: string, total: number, approved = true) => ({
  id,
  number: id === "a" ? 1 : 2,
  total,
  approved,
});
type Decision = CustomerAnswers["decisions"][number];
const decision = (choices: Decision["choices"], more: Partial<Decision> = {}): Decision => ({
  at: 1,
  zone: "UTC",
  way: "link" as const,
  name: "Ana",
  currency: "USD" as const,
  choices,
  ...more,
});
const consents = (...decisions: CustomerAnswers["decisions"]) =>
  consentsOf([{ id: "a" }, { id: "b" }], "USD", { ...nothingGiven, decisions });

test("Revises the total with each authorization of additional work", () => {
  const found = consents(decision([choice("a", 300_00)]), decision([choice("b", 80_00)]));
  expect(found.map(({ numbers, amount, revised }) => [numbers, amount, revised])).toEqual([
    [[1], 300_00, 300_00],
    [[2], 80_00, 380_00],
  ]);
});

test("Takes from the total what was declined later", () => {
  const found = consents(
    decision([choice("a", 300_00)]),
    decision([choice("a", 300_00, false), choice("b", 80_00)]),
  );
  expect(found.at(-1)).toMatchObject({ numbers: [2], revised: 80_00 });
});

test("Leaves out authorizations of other quotes, and in another currency", () => {
  expect(consents(decision([choice("c", 1)]))).toEqual([]);
  expect(consents(decision([choice("a", 1)], { currency: "MXN" }))).toEqual([]);
  expect(consents(decision([choice("a", 1, false)]))).toEqual([]);
});
