import { expect, test } from "vitest";
import { hide } from "./corruptions/breaker.ts";
import { checkOf } from "./corruptions/run.ts";
import {
  heldOutWrongTalks,
  laterWrongTalks,
  talks,
  untunedTalks,
  untunedWrongTalks,
  wrongTalks,
} from "./shop-talk/shop-talk.ts";

// Short everyday texts of shops: corners, money, finished and waiting work, approvals, states that
// exclude each other. Without a judge the rules decide alone.

const refusedOf = (good: typeof talks) =>
  good.flatMap((one) => {
    const { fault } = checkOf(one, hide(one.text, one.good));
    return fault ? [`${fault}: ${one.text} => ${one.good}`] : [];
  });

test("At most one in a hundred good translations is refused", () => {
  const refused = refusedOf(talks);
  expect(refused.length, refused.join("\n")).toBeLessThanOrEqual(talks.length / 100);
});

const passing = (wrong: typeof wrongTalks) =>
  wrong.flatMap((one) =>
    checkOf(one, hide(one.text, one.answer)).fault ? [] : [`${one.text} => ${one.answer}`],
  );

const kinds = Map.groupBy(wrongTalks, ({ kind }) => kind);

test.each([...kinds])("%s: at least 98 in a hundred wrong ones are refused", (_, wrong) => {
  const passed = passing(wrong);
  expect(passed.length, passed.join("\n")).toBeLessThanOrEqual(wrong.length / 50);
});

test("Of what was written later at least 97 in a hundred wrong ones are refused", () => {
  const passed = passing(laterWrongTalks);
  expect(passed.length, passed.join("\n")).toBeLessThanOrEqual(laterWrongTalks.length * 0.03);
});

test.each([...Map.groupBy(heldOutWrongTalks, ({ kind }) => kind)])(
  "%s, held out: at least 98 in a hundred wrong ones are refused in both directions",
  (_, wrong) => {
    const passed = passing(wrong);
    expect(wrong.length).toBeGreaterThanOrEqual(6);
    expect(passed.length, passed.join("\n")).toBeLessThanOrEqual(wrong.length * 0.02);
  },
);

test("Of what no rule is tuned to at least 85 in a hundred wrong ones are refused", () => {
  const passed = passing(untunedWrongTalks);
  expect(passed.length, passed.join("\n")).toBeLessThanOrEqual(untunedWrongTalks.length * 0.15);
  expect(refusedOf(untunedTalks).length).toBeLessThanOrEqual(untunedTalks.length * 0.05);
});
