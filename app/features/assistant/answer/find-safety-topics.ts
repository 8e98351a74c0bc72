import { type SafetyTopic, safetyTopics } from "#app/features/assistant/safety.ts";
import { conceptsIn, queryWords } from "#app/features/translator/glossary/synonyms.ts";
import { fold } from "#app/values/fold.ts";
import { safetyParts, safetySigns } from "./safety-lexicon.ts";

// Import on demand, after `loadGlossary`.

const topicOf = new Map(
  safetyTopics.flatMap((topic) =>
    safetyParts[topic].map((part): [string, SafetyTopic] => [part, topic]),
  ),
);

/** The safety topics that texts name, in a fixed order. */
export function findSafetyTopics(...texts: string[]): SafetyTopic[] {
  const folded = fold(texts.join(" \n "));
  const named = new Set(
    texts.flatMap((text) =>
      conceptsIn(queryWords(text)).flatMap(({ terms }) => topicOf.get(terms[0]?.en[0] ?? "") ?? []),
    ),
  );
  return safetyTopics.filter(
    (topic) => named.has(topic) || safetySigns[topic].some((sign) => sign.test(folded)),
  );
}

/** Words of a warning or of a general remark: they name a hazard that is not the work at hand. */
const warning =
  /\b(never|don.?t|do not|nunca|jamas|no (suelte|mueva|use|toque)|safety|seguridad|warnings?|caution|danger\w*|peligro\w*|cuidado|precaucion|advertencia|also|tambien|make sure|asegurese)\b/;

/**
 * The safety topics of the work that an answer proposes in words of its own: without the lines that
 * stand in its sources, and without warnings. High voltage is never among them, since a model
 * mentions hybrids beside every car; the question, the job or the code says whether this one is.
 */
export function findTopicsOfWork(answer: string, sources: string): SafetyTopic[] {
  const known = bare(sources);
  const own = answer
    .split(/\n|(?<=[.!?;:*])\s/)
    .filter((line) => !warning.test(fold(line)) && !known.includes(bare(line)));
  return findSafetyTopics(...own).filter((topic) => topic !== "highVoltage");
}

/** Letters and digits alone, without marks of a list and numbers of sources. */
const bare = (text: string): string =>
  fold(text)
    .replace(/\[\d+\]/g, " ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
