import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("Checkboxes look alike: the one of app/ui draws them all", () => {
  const drawn = globSync("app/**/*.tsx").filter((file) =>
    /type="checkbox"/.test(readFileSync(file, "utf8")),
  );
  expect(drawn).toEqual(["app/ui/form/tick.tsx"]);
});
