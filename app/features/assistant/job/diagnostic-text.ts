import { citedIn } from "#app/features/assistant/answer/citations.ts";
import type { Source, Turn } from "#app/features/assistant/chat.ts";
import { plainText } from "#app/features/assistant/plain-text.ts";
import { saidSoFar } from "#app/features/assistant/unfinished.ts";
import { readMarkdown } from "#app/ui/text/markdown.ts";
import type { TFunction } from "#app/values/translate.ts";

/** The stand-in's label, which does not belong on a work order. */
const standIn = /^\*(?:Demo assistant|Asistente de demostración)[^\n]*\*\s*/;

/** An answer as plain text, as a job's diagnostic stores it. */
export const answerText = (turn: Pick<Turn, "response" | "status">): string =>
  plainText(readMarkdown(saidSoFar(turn).replace(standIn, "")));

/** An answer's text with its cited sources and unsourced figures. `t`: of the text's language. */
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
