import { byTests, routes, type Trial } from "./trial.ts";

const provider = (...files: string[]) =>
  files.map((file) => `tests/features/messages/provider/${file}.test.ts`);

/** Trials of messages for the goals R15, S10 and S14. */
export const messageTrials: readonly Trial[] = [
  {
    row: "R15",
    name: "calls",
    what: "calls of a provider, forged, doubled and out of order, and messages that race a STOP: each once, no forged one, nothing sent after it",
    goal: 2_000,
    run: byTests({ project: "rules", files: provider("random-calls", "sweep-shops") }),
  },
  {
    row: "S10",
    name: "messages",
    what: "messages of a flood from outside, each translated twice at once for ten hours, with failing and refused answers: calls past the stated ones",
    goal: 1_000,
    run: byTests({ project: "rules", files: ["tests/features/messages/budget.test.ts"] }),
  },
  {
    row: "S14",
    name: "secrets",
    what: "tests: the token of a shop's account in every page, answer, log line, row and archive",
    run: byTests({
      project: "requests",
      files: routes("messages/text-messages"),
      only: /token|advisor/,
    }),
  },
  {
    row: "S14",
    name: "sealed",
    what: "tests: sealed keys that were changed anywhere, of another shop, or of a key that is gone",
    run: byTests({ project: "rules", files: provider("sealed-keys", "seal-anew") }),
  },
];
