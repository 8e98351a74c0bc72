import { readChoices } from "#app/features/translator/checks/choices/choices.ts";
import { commonMeanings } from "#app/features/translator/checks/context/word-meanings.ts";
import type { Word } from "#app/features/translator/checks/words.ts";
import { findTerms } from "#app/features/translator/glossary/find.ts";
import type { Language } from "#app/values/language.ts";

/** Trade terms that shops of both languages use. */
export const both = new Set(
  "motor motors wastegate rotor rotors camber caster cable cables clutch rack switch turbo scanner clip clips starter kit relay damper intercooler starters reset mpg recall ecu drive tension max min off pedal pedals".split(
    " ",
  ),
);

/** Whether a short answer keeps a word that only the source's language knows: "Replace brazo". */
export function keepsWord(
  said: readonly Word[],
  says: readonly Word[],
  { from, to, small }: { from: Language; to: Language; small: (word: Word) => boolean },
): boolean {
  const own = new Set(said.map(({ text }) => text));
  const [known, there] = [commonMeanings(says, from), commonMeanings(says, to)];
  const names = readChoices(says, to).map(({ at }) => at);
  const terms = findTerms(
    says.map(({ text }) => text),
    to,
  ).flatMap(({ start, length }) => Array.from({ length }, (_, n) => start + n));
  return says.some(
    ({ text }, at) =>
      text.length >= 4 &&
      (at === 0 || small(says[at]!)) &&
      own.has(text) &&
      !both.has(text) &&
      known[at]!.size > 0 &&
      there[at]!.size === 0 &&
      !names.includes(at) &&
      !terms.includes(at),
  );
}
