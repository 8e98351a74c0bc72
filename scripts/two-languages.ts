import type { Plugin } from "vite";
import { isLanguage } from "../app/values/language.ts";

type Ngrams = {
  type: string;
  languages: Record<string, string>;
  ngrams: Record<string, Record<string, number>>;
};

/**
 * Leaves the database of the language detector with our two of its sixty languages: 22 KB instead
 * of 281, compressed. What it says of the two is the same, since only their scores are compared
 * (docs/decisions/0022-languages-are-detected.md).
 */
export function twoLanguages(): Plugin {
  return {
    name: "llave:two-languages",
    enforce: "pre",
    transform: {
      filter: { id: /eld[\\/]src[\\/]ngrams[\\/]extrasmall\.js/ },
      async handler(_, id) {
        const { ngramsData } = (await import(id.replace(/\?.*$/, ""))) as { ngramsData: Ngrams };
        return {
          code: `export const ngramsData = ${JSON.stringify(fewer(ngramsData))};`,
          map: null,
        };
      },
    },
  };
}

function fewer({ type, languages, ngrams }: Ngrams): Ngrams {
  const ids = Object.keys(languages).filter((id) => isLanguage(languages[id]));
  const ours: Ngrams["ngrams"] = {};
  for (const [ngram, scores] of Object.entries(ngrams)) {
    const found = ids.filter((id) => id in scores);
    if (found.length > 0) ours[ngram] = Object.fromEntries(found.map((id) => [id, scores[id]!]));
  }
  // The detector numbers its scores by these ids, from the first to the last: the names of the
  // others stay, they weigh nothing.
  return { type, languages, ngrams: ours };
}
