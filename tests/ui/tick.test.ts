import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("Checkboxes look alike: one of app/ui draws those of members, one those of customers", () => {
  const drawn = globSync("app/**/*.tsx").filter((file) =>
    /type="checkbox"/.test(readFileSync(file, "utf8")),
  );
  expect(drawn.sort()).toEqual([
    "app/features/calendar/booking/pick-tick.tsx",
    "app/ui/form/tick.tsx",
  ]);
});
