import { expect, test } from "vitest";
import { answerOf } from "#app/platform/ai/answer.ts";
import { aiFailure, OverBudget } from "#app/platform/ai/failure.ts";

test.each<[string, unknown, string]>([
  ["a plain string", "Revise la bujía", "Revise la bujía"],
  ["Workers AI's own shape", { response: "Revise" }, "Revise"],
  ["a number for a token of digits", { response: 301 }, "301"],
  ["m2m100's", { translated_text: "Revise" }, "Revise"],
  ["OpenAI's, whole", { choices: [{ message: { content: "Revise" } }] }, "Revise"],
  ["OpenAI's, in an event", { choices: [{ delta: { content: "Revise" } }] }, "Revise"],
  ["OpenAI's older one", { choices: [{ text: "Revise" }] }, "Revise"],
  [
    "an empty response beside a delta",
    { response: "", choices: [{ delta: { content: "Revise" } }] },
    "Revise",
  ],
  [
    "a null response beside a message",
    { response: null, choices: [{ message: { content: "Revise" } }] },
    "Revise",
  ],
  [
    "content in parts",
    { choices: [{ message: { content: [{ type: "text", text: "Revise " }, { text: "esto" }] } }] },
    "Revise esto",
  ],
  ["one inside a result", { result: { response: "Revise" }, success: true }, "Revise"],
  ["nothing", undefined, ""],
  ["an empty object", {}, ""],
  ["an empty list of choices", { choices: [] }, ""],
  ["choices of nothing", { choices: [null] }, ""],
])("Reads %s", (_, answer, text) => expect(answerOf(answer).text).toBe(text));

test("Marks an answer that was cut off at its maximum length", () => {
  expect(
    answerOf({ choices: [{ finish_reason: "length", message: { content: "Revi" } }] }),
  ).toEqual({ text: "Revi", cut: true });
});

test("Does not take a paid-only model or our own budget for a failed model", () => {
  expect(aiFailure(new Error("5035: This model requires a paid plan"))).toBe("unpaid");
  expect(aiFailure(new OverBudget())).toBe("budget");
});
