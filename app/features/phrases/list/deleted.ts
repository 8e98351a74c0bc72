import type { Phrase } from "./phrases.server.ts";
import { phrasesHref } from "./search.ts";

const fields = ["kind", "en", "es", "from", "region", "note"] as const;
type Deleted = Record<(typeof fields)[number], string>;

/** The list after a phrase was deleted, with what adds it again. */
export const afterDeleting = ({ originalLanguage, ...phrase }: Phrase): string => {
  const deleted: Deleted = { ...phrase, from: originalLanguage };
  const said = new URLSearchParams(fields.map((name) => [`deleted.${name}`, deleted[name]]));
  return `${phrasesHref({ list: phrase.kind, text: "" })}&${said}`;
};

/** What the address says was deleted. */
export function readDeleted(params: URLSearchParams): Deleted | undefined {
  if (!params.has("deleted.kind")) return undefined;
  return Object.fromEntries(
    fields.map((name) => [name, params.get(`deleted.${name}`) ?? ""]),
  ) as Deleted;
}
