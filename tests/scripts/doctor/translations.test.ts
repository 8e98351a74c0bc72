import { afterEach, beforeEach, expect, test } from "vitest";
import {
  figuresOf,
  lineOf,
  measureTranslations,
} from "../../../scripts/doctor/translations/measure.ts";
import { readPairs } from "../../../scripts/doctor/translations/pairs.ts";
import { askTranslations } from "../../../workers/self-test/translations.ts";
import { openModel } from "../../features/translator/translators.ts";
import { ProductionStandIn } from "../../support/machine/production-stand-in.ts";

let production: ProductionStandIn;
beforeEach(async () => {
  production = new ProductionStandIn();
  await production.open();
});
afterEach(() => production.close());

test("Each pair has a right translation and a corrupted one, of every kind six at least", () => {
  const pairs = readPairs();
  for (const { text, good, bad } of pairs) {
    expect(good).not.toBe("");
    expect(bad, text).not.toBe(good);
    expect(bad).not.toContain("=>");
  }
  const kinds = Map.groupBy(pairs, ({ kind }) => kind);
  expect(Math.min(...[...kinds.values()].map(({ length }) => length))).toBeGreaterThanOrEqual(4);
});

test("Sends all pairs to the deployed Worker, and says what each kind came to", async () => {
  const sent: string[] = [];
  production.worker.translations = (question) => {
    const { pairs } = question as unknown as { pairs: { text: string }[] };
    sent.push(...pairs.map(({ text }) => text));
    return { results: pairs.map(() => ({ own: "passed", good: "passed", bad: "model" })) };
  };
  const figures = await measureTranslations(production.target, () => {});
  const pairs = readPairs();
  expect(sent).toEqual(pairs.map(({ text }) => text));
  expect(figures.at(-1)).toEqual({
    kind: "all",
    pairs: pairs.length,
    byRules: 0,
    byModel: pairs.length,
    refused: 0,
    own: pairs.length,
  });
});

test("Says who caught what", () => {
  const [pair] = readPairs();
  const [first] = figuresOf(
    [pair!, pair!],
    [
      { own: "passed", good: "model", bad: "rules" },
      { own: "rules", good: "passed", bad: "passed" },
    ],
  );
  expect(lineOf(first!)).toBe(
    "number     caught 1 of 2 (rules 1, second model 0), right ones refused 1, own translations that pass 1",
  );
});

test("Says what to do when the second model is not there", async () => {
  production.worker.translations = () => ({
    ok: false,
    why: "the Worker is configured without a second model: deploy",
  });
  await expect(measureTranslations(production.target, () => {})).rejects.toThrow(
    "The models did not read the translations (the Worker is configured without a second model: deploy).",
  );
});

test("The Worker has its models translate, and both read what is right and what is corrupted", async () => {
  const text = "The alternator was replaced and the belt is new.";
  const good = "El alternador se cambió y la banda es nueva.";
  const { ai } = openModel(() => good, ["@cf/first"]);
  const run: typeof ai.run = async (model, input) => {
    if (model !== "@cf/judge") return ai.run(model, input);
    const [, said] = (input as { messages: { content: string }[] }).messages;
    return { response: said!.content.includes("vieja") ? "yes yes no" : "yes yes yes" };
  };
  const platform = { ai: { ...ai, run, judge: "@cf/judge" } } as unknown as Parameters<
    typeof askTranslations
  >[0];
  const asked = (bad: string) =>
    askTranslations(platform, [{ from: "en", to: "es", text, good, bad }]);
  expect(await asked("El alternador no se cambió y la banda es nueva.")).toEqual({
    results: [{ own: "passed", good: "passed", bad: "rules" }],
  });
  const { results } = await asked("El alternador se cambió y la banda es vieja.");
  expect(results[0]!.bad).not.toBe("passed");
});
