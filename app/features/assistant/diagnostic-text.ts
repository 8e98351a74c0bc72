import { readMarkdown } from "#app/ui/markdown.ts";
import type { Say } from "#app/values/say.ts";
import type { Turn } from "./chat.ts";
import { citedIn } from "./checks.ts";
import { plainText } from "./plain-text.ts";
import { saidSoFar } from "./unfinished.ts";

/**
 * An answer as it goes into a job's diagnostic, which is plain text: marked as the assistant's above and below, with the sources it
 * cites and what a rule found in it. `say` speaks the answer's own language.
 */
export function diagnosticText(turn: Turn, say: Say): string {
  const { response, sources, notes } = turn;
  const cited = citedIn(response);
  const named = sources.filter(({ n }) => cited.has(n)).map(({ n, title }) => `[${n}] ${title}`);
  return [
    say("assistant:add.head"),
    plainText(readMarkdown(saidSoFar(turn))),
    named.length > 0 ? `${say("assistant:turn.sources")} ${named.join("; ")}` : "",
    notes.unsourced.length > 0 ? say("assistant:notes.unsourced", { list: notes.unsourced.join(", ") }) : "",
    say("assistant:add.foot"),
  ]
    .filter(Boolean)
    .join("\n\n");
}
