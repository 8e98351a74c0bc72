import type { Notes } from "#app/features/assistant/chat.ts";
import { safetyTopics } from "#app/features/assistant/safety.ts";
import { loadGlossary } from "#app/features/translator/glossary/load.server.ts";
import { codesIn } from "#app/values/fault-code.ts";
import { codesWithoutMake, type JobContext, type KnownSource } from "./sources.server.ts";
import { unsourced } from "./unsourced.ts";

type Exchange = {
  message: string;
  answer: string;
  sources: readonly KnownSource[];
  job: JobContext | null;
  /** The person's earlier questions: figures in them are theirs, not the model's. */
  before: readonly string[];
};

/** The notes beside an answer, found by rules, not by the model. */
export const notesOn = async ({
  message,
  answer,
  sources,
  job,
  before,
}: Exchange): Promise<Notes> => ({
  unsourced: unsourced(
    answer,
    [message, ...before, ...sources.map(({ title, text }) => `${title} ${text}`)].join("\n"),
  ),
  safety: answer === "" ? [] : await findSafety({ message, answer, sources, job }),
  makerCodes: await codesWithoutMake(message, job),
});

/**
 * Topics of the question, the job, the codes that they name, and the work that the model itself
 * proposes. What an answer repeats from its sources says nothing about this car.
 */
async function findSafety({ message, answer, sources, job }: Omit<Exchange, "before">) {
  const [{ findSafetyTopics, findTopicsOfWork }] = await Promise.all([
    import("./find-safety-topics.ts"),
    loadGlossary(),
  ]);
  const asked = [message, job?.title, job?.issues, job?.diagnostic].filter(Boolean).join("\n");
  const named = new Set(codesIn(asked));
  const titles = sources.filter(({ kind, ref }) => kind === "code" && named.has(ref));
  const topics = new Set([
    ...findSafetyTopics(asked, ...titles.map(({ title }) => title)),
    ...findTopicsOfWork(answer, sources.map(({ text }) => text).join("\n")),
  ]);
  return safetyTopics.filter((topic) => topics.has(topic));
}
