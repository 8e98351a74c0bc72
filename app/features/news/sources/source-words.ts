import type { Message, WordKey } from "#app/values/word-key.ts";
import type { Health, SourceProblem } from "./source.ts";

type Tone = "good" | "busy" | "bad" | "plain";

/** Why a visit brought nothing, as a sentence. */
export const problemMessage = (problem: SourceProblem, status?: number | null): Message => ({
  key: `news:problem.${problem}`,
  ...(status && { params: { status } }),
});

/** Warning before a source is deleted, with the alternative that keeps its articles. */
export const deletionText = ({ active }: { active: boolean }): WordKey =>
  active ? "news:source.deleteText" : "news:source.deleteInactiveText";

/** Color of a source's health, shown next to its word. */
export const healthTone: Record<Health, Tone> = {
  inactive: "plain",
  new: "busy",
  good: "good",
  missed: "busy",
  alarm: "bad",
};
