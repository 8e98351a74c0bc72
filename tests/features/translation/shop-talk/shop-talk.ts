import type { Language } from "#app/values/language.ts";
import { directions, type Example } from "../pairs/pairs.ts";
import { shopTalkEnglish } from "./english.ts";
import { shopTalkSpanish } from "./spanish.ts";

/** A line, a good translation, and wrong ones by kind. */
type Talk = Example & { wrong: { kind: string; answer: string }[] };

const read = (from: Language, lines: string): Talk[] =>
  lines
    .trim()
    .split(/\n(?! )/)
    .map((one) => {
      const [text, good, ...wrong] = one.split("\n  ") as [string, string, ...string[]];
      return {
        ...{ ...directions[from], text, good },
        wrong: wrong.map((line) => {
          const [, kind, answer] = /^(\w+): (.+)$/.exec(line)!;
          return { kind: kind!, answer: answer! };
        }),
      };
    });

const written = [...read("en", shopTalkEnglish), ...read("es", shopTalkSpanish)];

/** Kinds that are as wrong when the answer is the text, and the text its answer. */
const oneWay = new Set(["added", "dropped", "gibberish", "echo", "injection", "answered"]);

const turned: Talk[] = written.map(({ from, to, text, good }) => ({
  ...{ from: to, to: from, text: good, good: text, wrong: [] },
}));

export const talks: Talk[] = [...written, ...turned];

export const wrongTalks: (Example & { kind: string; answer: string })[] = written.flatMap(
  ({ wrong, ...one }) =>
    wrong.flatMap(({ kind, answer }) => [
      { ...one, kind, answer },
      ...(oneWay.has(kind)
        ? []
        : [{ ...one, from: one.to, to: one.from, text: answer, kind, answer: one.text }]),
    ]),
);
