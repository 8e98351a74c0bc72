import { expect, test } from "vitest";
import { note, tally } from "../../support/tally.ts";
import { corrupt, falseAlarms } from "./corruptions/run.ts";
import { pairs as beside, later, unseen } from "./pairs/pairs.ts";

const pairs = [...beside, ...later, ...unseen];

// `npm run torture -- T1:translator` runs these too. What passes is printed, so that the next rule
// can be found.
test("Refuses at most one in a hundred good translations", () => {
  const alarms = falseAlarms(pairs);
  if (alarms.length > 0)
    console.info(`refused though right: ${alarms.length} of ${pairs.length}`, alarms);
  tally(pairs.length);
  note(`good translations refused: ${alarms.length} of ${pairs.length}`);
  expect(alarms.length).toBeLessThanOrEqual(pairs.length / 100);
});

const results = corrupt(pairs);

for (const { kind, tried, passed } of results) {
  test(`${kind}: at least 98 in a hundred are refused`, () => {
    if (passed.length > 0) console.info(`${kind}: passed`, passed);
    tally(tried);
    note(`${kind}: ${tried - passed.length} of ${tried} refused`);
    expect(tried).toBeGreaterThan(4);
    expect(passed.length).toBeLessThanOrEqual(tried / 50);
  });
}
