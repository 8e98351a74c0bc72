import type { Notes } from "#app/features/assistant/chat.ts";
import { loadGlossary } from "#app/features/translation/glossary/load.server.ts";
import { codesWithoutMake, type JobContext, type KnownSource } from "./sources.server.ts";
import { unsourced } from "./unsourced.ts";

type Said = {
  message: string;
  answer: string;
  sources: readonly KnownSource[];
  job: JobContext | null;
  /** The person's earlier questions: figures in them are theirs, not the model's. */
  before: readonly string[];
};

/** The notes beside an answer, found by rules, not by the model. */
export const notesOn = async ({ message, answer, sources, job, before }: Said): Promise<Notes> => ({
  unsourced: unsourced(
    answer,
    [message, ...before, ...sources.map(({ title, text }) => `${title} ${text}`)].join("\n"),
  ),
  safety:
    answer === "" ? [] : await findSafety(message, answer, ...sources.map(({ title }) => title)),
  makerCodes: await codesWithoutMake(message, job),
});

async function findSafety(...texts: string[]): Promise<Notes["safety"]> {
  const [{ findSafetyTopics }] = await Promise.all([
    import("./find-safety-topics.ts"),
    loadGlossary(),
  ]);
  return findSafetyTopics(...texts);
}
