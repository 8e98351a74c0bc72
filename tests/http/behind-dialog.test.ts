import { expect, test } from "vitest";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";

/** A step as React Router asks: first by its own rule, then, for single fetch, with a plain yes. */
function step(
  isAsked: ReturnType<typeof askedBehindDialog>,
  ownRule: boolean,
  actionStatus?: number,
) {
  const one = { currentUrl: new URL("https://x.test/list"), actionStatus };
  const singleFetch = actionStatus === undefined || actionStatus < 400;
  const answers = [ownRule, singleFetch].map((defaultShouldRevalidate) =>
    isAsked({ ...one, defaultShouldRevalidate }),
  );
  expect(new Set(answers).size).toBe(1);
  return answers[0];
}

test("Asks when React Router's own rule says so, and for a dialog does not", () => {
  const isAsked = askedBehindDialog();
  expect([true, false, true, false].map((rule) => step(isAsked, rule))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test("Does not ask at a refusal, but at every step after it, until something was written", () => {
  const isAsked = askedBehindDialog();
  expect(step(isAsked, false, 409)).toBe(false);
  expect([step(isAsked, false), step(isAsked, false)]).toEqual([true, true]);
  expect(step(isAsked, true, 200)).toBe(true);
  expect(step(isAsked, false)).toBe(false);
});

test("One page's refusal asks for no other page", () => {
  const [one, other] = [askedBehindDialog(), askedBehindDialog()];
  step(one, false, 422);
  expect(step(other, false)).toBe(false);
});
