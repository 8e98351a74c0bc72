import { type SafetyTopic, safetyTopics } from "#app/features/assistant/safety.ts";
import { conceptsIn, queryWords } from "#app/features/translation/glossary/synonyms.ts";
import { fold } from "#app/values/fold.ts";
import { safetyParts, safetySigns } from "./safety-lexicon.ts";

// Import on demand, after `loadGlossary`.

const topicOf = new Map(
  safetyTopics.flatMap((topic) =>
    safetyParts[topic].map((part): [string, SafetyTopic] => [part, topic]),
  ),
);

/** The safety topics of a question and its answer, in a fixed order. */
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
