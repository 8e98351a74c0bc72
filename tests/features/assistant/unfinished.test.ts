import { expect, test } from "vitest";
import { saidSoFar } from "#app/features/assistant/unfinished.ts";

test.each([
  ["*Demo assistant: no mod", "*Demo assistant: no mod*"],
  ["Causes\n- **Spark pl", "Causes\n- **Spark pl**"],
  ["Causes\n- **Spark plug*", "Causes\n- **Spark plug**"],
  ["Causes\n- Coil\n-", "Causes\n- Coil\n"],
  ["Checks\n2.", "Checks\n"],
  ["2 * 3 is", "2 * 3 is"],
  ["**Coil** is dead", "**Coil** is dead"],
  ["", ""],
])("Shows %j, while it is running, as %j", (response, shown) => {
  expect(saidSoFar({ response, status: "running" })).toBe(shown);
  expect(saidSoFar({ response, status: "done" })).toBe(response);
});
