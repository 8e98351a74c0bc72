import type { Language } from "#app/values/language.ts";
import type { Member } from "./members.ts";

/** A post: who, in which language, and how many minutes after the one before it. */
type Said = { by: Member; language: Language; text: string; after: number };
/** A topic with its replies; `hours` ago it began. */
export type Talk = Said & { title: string; hours: number; answered: boolean; replies: Said[] };

type Line = [by: Member, language: Language, text: string, after?: number];

/** `hours` ago `by` asked this; what was answered; `answered` when its author found it solved. */
export const talk = (
  hours: number,
  [by, language, text]: Line,
  title: string,
  lines: Line[],
  answered = false,
): Talk => ({
  by,
  language,
  text,
  title,
  hours,
  after: 0,
  answered,
  replies: lines.map(([who, spoken, said, after = 47], at) => ({
    by: who,
    language: spoken,
    text: said,
    after: after + at * 13,
  })),
});
