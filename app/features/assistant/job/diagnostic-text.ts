import { citedIn } from "#app/features/assistant/answer/checks.ts";
import type { Source, Turn } from "#app/features/assistant/chat.ts";
import { plainText } from "#app/features/assistant/plain-text.ts";
import { saidSoFar } from "#app/features/assistant/unfinished.ts";
import { readMarkdown } from "#app/ui/markdown.ts";
import type { TFunction } from "#app/values/translate.ts";

/** The stand-in's label before its answer, which does not belong on a customer's paper. */
const standIn = /^\*(?:Demo assistant|Asistente de demostración)[^\n]*\*\s*/;

/** The words of an answer as plain text, which is what a job's diagnostic is. */
export const answerText = (turn: Pick<Turn, "response" | "status">): string =>
  plainText(readMarkdown(saidSoFar(turn).replace(standIn, "")));

/**
 * The text of an answer, with the sources it cites and the figures that none of them has. The
 * mechanic reads and edits it before it is saved. `t` speaks the language of the text.
 */
export function diagnosticText(
  text: string,
  { response, notes }: Pick<Turn, "response" | "notes">,
  sources: readonly Source[],
  t: TFunction,
): string {
  const cited = citedIn(response);
  const named = sources.filter(({ n }) => cited.has(n)).map(({ n, title }) => `[${n}] ${title}`);
  return [
    text,
    named.length > 0 ? `${t("assistant:turn.sources")} ${named.join("; ")}` : "",
    notes.unsourced.length > 0
      ? t("assistant:notes.unsourced", { list: notes.unsourced.join(", ") })
      : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}
