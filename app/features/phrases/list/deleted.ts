import { href } from "react-router";
import type { Texts } from "#app/features/phrases/phrase.ts";
import { languages } from "#app/values/language.ts";
import type { Phrase } from "./phrases.server.ts";

const fields = ["kind", "from", "region", "note", ...languages] as const;
type Deleted = Record<(typeof fields)[number], string>;

type Content = Pick<Phrase, "kind" | "originalLanguage" | "region" | "note"> & { texts: Texts };

/** The list after a phrase was deleted, with what adds it again. */
export const afterDeleting = ({
  originalLanguage: from,
  kind,
  region,
  note,
  texts,
}: Content): string => {
  const deleted: Deleted = { kind, from, region, note, ...texts };
  const said = new URLSearchParams(fields.map((name) => [`deleted.${name}`, deleted[name]]));
  return `${href("/repair-cms/words")}?list=${kind}&${said}`;
};

/** The deleted phrase in the address: the form that restores it, and its text. */
export function readDeleted(params: URLSearchParams): { form: Deleted; words: string } | undefined {
  if (!params.has("deleted.kind")) return undefined;
  const form = Object.fromEntries(
    fields.map((name) => [name, params.get(`deleted.${name}`) ?? ""]),
  ) as Deleted;
  return { form, words: languages.map((language) => form[language]).join(" · ") };
}
