import type { Message, WordKey } from "#app/values/word-key.ts";
import type { Health, SourceProblem } from "./source.ts";

type Tone = "good" | "busy" | "bad" | "plain";

/** Why a visit brought nothing, as a sentence. */
export const problemMessage = (problem: SourceProblem, status?: number | null): Message => ({
  key: `news:problem.${problem}`,
  ...(status && { params: { status } }),
});

/** What goes with a source that is deleted, and how to keep it. */
export const deletionText = ({ active }: { active: boolean }): WordKey =>
  active ? "news:source.deleteText" : "news:source.deleteInactiveText";

/** The colour of a source's health, beside its word. */
export const healthTone: Record<Health, Tone> = {
  inactive: "plain",
  new: "busy",
  good: "good",
  missed: "busy",
  alarm: "bad",
};
