import { readMarkdown } from "#app/ui/markdown.ts";
import type { TFunction } from "#app/values/translate.ts";
import type { Turn } from "./chat.ts";
import { citedIn } from "./checks.ts";
import { plainText } from "./plain-text.ts";
import { saidSoFar } from "./unfinished.ts";

/** What a stand-in says of itself before its answer: nothing for a customer. */
const standIn = /^\*(?:Demo assistant|Asistente de demostración)[^\n]*\*\s*/;

/**
 * An answer as it is offered for a job's diagnostic, which is plain text: with the sources it cites
 * and what a rule found in it. The mechanic reads and edits it before it is saved, so nothing of
 * the machine's stands around it. `say` speaks the job's language.
 */
export function diagnosticText(turn: Turn, t: TFunction): string {
  const { response, sources, notes } = turn;
  const cited = citedIn(response);
  const named = sources.filter(({ n }) => cited.has(n)).map(({ n, title }) => `[${n}] ${title}`);
  return [
    plainText(readMarkdown(saidSoFar(turn).replace(standIn, ""))),
    named.length > 0 ? `${t("assistant:turn.sources")} ${named.join("; ")}` : "",
    notes.unsourced.length > 0
      ? t("assistant:notes.unsourced", { list: notes.unsourced.join(", ") })
      : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}
