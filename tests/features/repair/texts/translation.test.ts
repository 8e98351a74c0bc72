import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isForMachine,
  isPersons,
  shownToCustomer,
  shownToMember,
  stateOf,
  type Translation,
} from "#app/features/repair/texts/translation.ts";

const translation = (change: Partial<Translation> = {}): Translation => ({
  language: "en",
  originalLanguage: "es",
  text: "Front brake pads",
  ofText: "Balatas delanteras",
  state: "machine",
  verdict: "yes",
  ...change,
});
const original = "Balatas delanteras";

describe("The state of a translation", () => {
  test("is missing where there is no row", () => {
    expect(stateOf(undefined, original)).toBe("missing");
  });

  test("is stale as soon as the original differs from the one that was translated", () => {
    expect(stateOf(translation({ state: "written" }), "Balatas traseras")).toBe("stale");
    expect(stateOf(translation({ state: "machine" }), "Balatas traseras")).toBe("stale");
  });

  test("is current again when the original is put back", () => {
    expect(stateOf(translation({ state: "reviewed" }), original)).toBe("reviewed");
  });

  test("is missing again when an original that was refused changes", () => {
    const refused = translation({ text: null, state: "refused" });
    expect(stateOf(refused, original)).toBe("refused");
    expect(stateOf(refused, "Balatas traseras")).toBe("missing");
  });
});

/** Random events of one text, in any order. */
const steps = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant("edit" as const), text: fc.constantFrom("a", "b", "c") }),
    // An answer for any original, as of a model that was slow.
    fc.record({
      what: fc.constant("machine" as const),
      of: fc.constantFrom("a", "b", "c"),
      verdict: fc.constantFrom("yes", "no", null),
    }),
    fc.record({ what: fc.constant("refused" as const), of: fc.constantFrom("a", "b", "c") }),
    fc.record({ what: fc.constant("review" as const) }),
    fc.record({ what: fc.constant("write" as const), words: fc.constantFrom("mine", "ours") }),
  ),
  { maxLength: 12 },
);

/** Applies the events by the rules of translation.ts. */
function play(happened: typeof steps extends fc.Arbitrary<infer Steps> ? Steps : never) {
  let text = "a";
  let now: Translation | undefined;
  const wrote: string[] = [];
  for (const step of happened) {
    if (step.what === "edit") text = step.text;
    if (step.what === "machine" && isForMachine(now, text))
      now = translation({ text: `machine ${step.of}`, ofText: step.of, verdict: step.verdict });
    if (step.what === "refused" && isForMachine(now, text))
      now = translation({ text: null, ofText: step.of, state: "refused" });
    if (step.what === "review" && now?.text && stateOf(now, text) === "machine")
      now = { ...now, state: "reviewed" };
    if (step.what === "write") {
      now = translation({ text: step.words, ofText: text, state: "written" });
      wrote.push(step.words);
    }
  }
  return { text, translation: now, wrote };
}

describe("Whatever happens to a text, in any order", () => {
  test("a customer never reads words for another original", () => {
    fc.assert(
      fc.property(steps, fc.boolean(), fc.boolean(), (happened, unreviewedMayGo, isSafety) => {
        const end = play(happened);
        const goes = { language: "en", unreviewedMayGo } as const;
        const shown = shownToCustomer(end.translation, { text: end.text, isSafety }, goes);
        if (shown !== "original") expect(end.translation?.ofText).toBe(end.text);
        if (shown === "markedTranslation") expect(unreviewedMayGo && !isSafety).toBe(true);
        if (shown === "markedTranslation") expect(end.translation?.verdict).toBe("yes");
        if (shown === "translation") expect(isPersons(end.translation)).toBe(true);
      }),
    );
  });

  test("the last words that a person wrote are never replaced by a machine's", () => {
    fc.assert(
      fc.property(steps, (happened) => {
        const { translation: last, wrote } = play(happened);
        if (wrote.length > 0) expect(last?.text).toBe(wrote.at(-1));
      }),
    );
  });
});

test("A member reads the words of their own language first, stale ones too, and never a refused answer", () => {
  expect(shownToMember(translation(), original, "en")).toBe("translation");
  expect(shownToMember(translation(), "Balatas traseras", "en")).toBe("translation");
  expect(shownToMember(translation(), original, "es")).toBe("original");
  expect(shownToMember(translation({ text: null, state: "refused" }), original, "en")).toBe(
    "original",
  );
  expect(shownToMember(undefined, original, "en")).toBe("original");
});
