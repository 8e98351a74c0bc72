import { account } from "../account.ts";
import { ask } from "../question.ts";
import type { Target } from "../target.ts";
import { type CorruptedPair, readPairs } from "./pairs.ts";

/** So many go in one question: its models answer well within the life of a ticket. */
const perQuestion = 8;

type Outcome = "rules" | "model" | "passed";
type Result = { own: Outcome; good: Outcome; bad: Outcome };

/** Figures of all pairs of one kind. */
type KindFigures = {
  kind: string;
  pairs: number;
  /** Corrupted translations that the rules refused, and that only the second model did. */
  byRules: number;
  byModel: number;
  /** Right translations that were refused. */
  refused: number;
  /** Number of the models' own translations that would be published. */
  own: number;
};

/**
 * Sends pairs of ours through the deployed models. It costs money: some four calls a pair.
 * `say` is told how far it has come.
 */
export async function measureTranslations(
  target: Target,
  say: (line: string) => void,
): Promise<KindFigures[]> {
  await account.ask(target);
  const pairs = readPairs();
  const results: Result[] = [];
  for (let at = 0; at < pairs.length; at += perQuestion) {
    const some = pairs.slice(at, at + perQuestion).map(({ kind: _, ...pair }) => pair);
    const answer = await ask<{ results: Result[] }>(
      target,
      { ask: "translations", pairs: some },
      (why) => `The models did not read the translations (${why}).`,
    );
    results.push(...answer.results);
    say(`${results.length} of ${pairs.length} pairs`);
  }
  return figuresOf(pairs, results);
}

/** The figures of each kind, and of all. */
export function figuresOf(
  pairs: readonly CorruptedPair[],
  results: readonly Result[],
): KindFigures[] {
  const read = pairs.map((pair, at) => ({ ...pair, ...results[at]! }));
  const kinds = [...new Set(pairs.map(({ kind }) => kind))];
  const groups = [
    ...kinds.map((kind) => [kind, read.filter((one) => one.kind === kind)] as const),
    ["all", read] as const,
  ];
  return groups.map(([kind, some]) => ({
    kind,
    pairs: some.length,
    byRules: some.filter(({ bad }) => bad === "rules").length,
    byModel: some.filter(({ bad }) => bad === "model").length,
    refused: some.filter(({ good }) => good !== "passed").length,
    own: some.filter(({ own }) => own === "passed").length,
  }));
}

/** A line for the terminal. */
export const lineOf = ({ kind, pairs, byRules, byModel, refused, own }: KindFigures): string =>
  `${kind.padEnd(10)} caught ${byRules + byModel} of ${pairs} (rules ${byRules}, second model ${byModel}), right ones refused ${refused}, own translations that pass ${own}`;
