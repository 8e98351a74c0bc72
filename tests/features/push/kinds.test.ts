import { expect, test } from "vitest";
import { mayKnow, offeredKinds } from "#app/features/push/kinds.ts";
import { pushTexts } from "#app/features/push/texts.ts";

test.each([
  ["owner", false, ["decided", "asked", "message"]],
  ["owner", true, ["decided", "asked", "assigned", "message"]],
  ["advisor", false, ["decided", "asked", "message"]],
  ["technician", false, []],
  ["technician", true, ["assigned", "message"]],
] as const)("Of a job, the %s (its technician: %s) may be told %s", (role, isTechnician, known) => {
  const kinds = ["decided", "asked", "assigned", "message"] as const;
  expect(kinds.filter((kind) => mayKnow(kind, { role, isTechnician }))).toEqual(known);
});

test("A technician is offered jobs and messages, everybody else all of it", () => {
  expect(offeredKinds("technician")).toEqual(["assigned", "message"]);
  expect(offeredKinds("advisor")).toHaveLength(4);
});

test("Says the number of a job and nothing else that varies", () => {
  expect(pushTexts.en.decided("WO-000038")).toBe("WO-000038: the customer has decided");
  expect(pushTexts.es.assigned("WO-000038")).toBe("WO-000038 ahora es suya");
  expect(pushTexts.es.message("WO-000038")).toBe("Un cliente escribió");
});
