import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isForMachine,
  isPersons,
  shownToCustomer,
  shownToMember,
  stateOf,
  type Twin,
} from "#app/features/repair/texts/twin.ts";

const twin = (change: Partial<Twin> = {}): Twin => ({
  language: "en",
  originalLanguage: "es",
  text: "Front brake pads",
  ofText: "Balatas delanteras",
  state: "machine",
  verdict: "yes",
  ...change,
});
const original = "Balatas delanteras";

describe("The state of a twin", () => {
  test("is missing where there is no row", () => {
    expect(stateOf(undefined, original)).toBe("missing");
  });

  test("is stale as soon as the original differs from the one that was translated", () => {
    expect(stateOf(twin({ state: "written" }), "Balatas traseras")).toBe("stale");
    expect(stateOf(twin({ state: "machine" }), "Balatas traseras")).toBe("stale");
  });

  test("is current again when the original is put back", () => {
    expect(stateOf(twin({ state: "reviewed" }), original)).toBe("reviewed");
  });

  test("is missing again when an original that was refused changes", () => {
    const refused = twin({ text: null, state: "refused" });
    expect(stateOf(refused, original)).toBe("refused");
    expect(stateOf(refused, "Balatas traseras")).toBe("missing");
  });
});

/** What can happen to one text, in any order. */
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

/** What the product does at each step, by the rules of twin.ts. */
function play(happened: typeof steps extends fc.Arbitrary<infer Steps> ? Steps : never) {
  let text = "a";
  let now: Twin | undefined;
  const wrote: string[] = [];
  for (const step of happened) {
    if (step.what === "edit") text = step.text;
    if (step.what === "machine" && isForMachine(now, text))
      now = twin({ text: `machine ${step.of}`, ofText: step.of, verdict: step.verdict });
    if (step.what === "refused" && isForMachine(now, text))
      now = twin({ text: null, ofText: step.of, state: "refused" });
    if (step.what === "review" && now?.text && stateOf(now, text) === "machine")
      now = { ...now, state: "reviewed" };
    if (step.what === "write") {
      now = twin({ text: step.words, ofText: text, state: "written" });
      wrote.push(step.words);
    }
  }
  return { text, twin: now, wrote };
}

describe("Whatever happens to a text, in any order", () => {
  test("a customer never reads words for another original", () => {
    fc.assert(
      fc.property(steps, fc.boolean(), fc.boolean(), (happened, unreviewedMayGo, isSafety) => {
        const end = play(happened);
        const goes = { language: "en", unreviewedMayGo } as const;
        const shown = shownToCustomer(end.twin, { text: end.text, isSafety }, goes);
        if (shown !== "original") expect(end.twin?.ofText).toBe(end.text);
        if (shown === "markedTwin") expect(unreviewedMayGo && !isSafety).toBe(true);
        if (shown === "markedTwin") expect(end.twin?.verdict).toBe("yes");
        if (shown === "twin") expect(isPersons(end.twin)).toBe(true);
      }),
    );
  });

  test("the last words that a person wrote are never replaced by a machine's", () => {
    fc.assert(
      fc.property(steps, (happened) => {
        const { twin: last, wrote } = play(happened);
        if (wrote.length > 0) expect(last?.text).toBe(wrote.at(-1));
      }),
    );
  });
});

test("A member reads the words of their own language first, stale ones too, and never a refused answer", () => {
  expect(shownToMember(twin(), original, "en")).toBe("twin");
  expect(shownToMember(twin(), "Balatas traseras", "en")).toBe("twin");
  expect(shownToMember(twin(), original, "es")).toBe("original");
  expect(shownToMember(twin({ text: null, state: "refused" }), original, "en")).toBe("original");
  expect(shownToMember(undefined, original, "en")).toBe("original");
});
