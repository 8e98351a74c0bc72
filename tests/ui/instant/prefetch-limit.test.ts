import { expect, test } from "vitest";
import { prefetchLimit } from "#app/ui/instant/prefetch-limit.ts";

test.each([
  [undefined, true],
  [{ effectiveType: "4g", saveData: false }, true],
  [{ effectiveType: "3g" }, true],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
  [{ effectiveType: "4g", saveData: true }, false],
])("On a connection of %o a page is asked for ahead: %s", (net, allowed) => {
  expect(prefetchLimit(() => 0)(net)).toBe(allowed);
});

test("Asks for twelve pages a minute ahead, and for more when the minute is over", () => {
  let now = 0;
  const may = prefetchLimit(() => now);
  const tries = () => Array.from({ length: 20 }, () => may(undefined)).filter(Boolean).length;
  expect(tries()).toBe(12);
  now = 59_000;
  expect(tries()).toBe(0);
  now = 60_001;
  expect(tries()).toBe(12);
});

test("A slow connection uses none of what is left", () => {
  const may = prefetchLimit(() => 0);
  for (let n = 0; n < 20; n++) may({ saveData: true });
  expect(may(undefined)).toBe(true);
});
