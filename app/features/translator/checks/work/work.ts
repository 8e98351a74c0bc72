import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";
import { workWords } from "./work-words.ts";

/** Whether work is done, or still to be done; both or neither where a text does not tell. */
type Progress = { done: boolean; toDo: boolean; first: "done" | "toDo" | undefined };

/** Longer texts tell of several things. */
const longest = 300;

/** Folded, with a mark behind the accent of a last syllable; "'ll" is a word. */
const spoken = (text: string): string =>
  fold(text.replace(/([áéíóú])(n?)(?!\p{L})/giu, "$1$2´").replace(/['’]ll\b/g, " will")).replace(
    /['’]/g,
    "",
  );

/** Reads what a text says of work, clause by clause: "needs to be replaced" is not "replaced". */
function progressOf(text: string, language: Language): Progress {
  const { done, doneOrNow, toDo, later, forbids } = workWords[language];
  const clauses = spoken(text)
    .split(/(?<=[,;.:])\s+|\s(?=(?:but|y|pero)\s)/u)
    .filter((clause) => !forbids.test(clause));
  const open = clauses.filter((clause) => toDo.test(clause));
  const rest = clauses.filter((clause) => !toDo.test(clause));
  const isLater = later.test(clauses.join(" "));
  const isDone = (clause: string) => done.test(clause) || (!isLater && doneOrNow.test(clause));
  const told = clauses.find((clause) => toDo.test(clause) || isDone(clause));
  return {
    toDo: open.length > 0,
    done: rest.some(isDone),
    first: told === undefined ? undefined : toDo.test(told) ? "toDo" : "done",
  };
}

type Text = { text: string; language: Language };

/** Whether work that one text calls done is still to do in the other, and both say only that. */
export function changesProgress(source: Text, answer: Text): boolean {
  if (source.text.length > longest) return false;
  const [ours, theirs] = [source, answer].map(({ text, language }) => progressOf(text, language));
  const only = (one: Progress, key: "done" | "toDo") => one[key] && !(one.done && one.toDo);
  const both = (one: Progress) => one.done && one.toDo;
  return (
    // "Pads replaced, alignment needed" became the other way round.
    (both(ours!) && both(theirs!) && ours!.first !== theirs!.first) ||
    (only(ours!, "done") && only(theirs!, "toDo")) ||
    (only(ours!, "toDo") && only(theirs!, "done"))
  );
}
