import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testsOfTrials } from "../torture/trial.ts";
import { trials } from "../torture/trials.ts";

test("every file that a trial runs exists, and holds a test that the trial asks for", () => {
  expect(trials.length).toBeGreaterThan(30);
  const lost = testsOfTrials.flatMap(({ project, files, only }) => {
    const without = files.filter(
      (file) => !existsSync(file) || (only && !only.test(readFileSync(file, "utf8"))),
    );
    // A trial in the browser looks for its tests in many files.
    return project === "browser" && without.length < files.length ? [] : without;
  });
  expect(lost).toEqual([]);
});
