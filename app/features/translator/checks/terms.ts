import { findTerms } from "#app/features/translator/glossary/find.ts";
import { wordsOf } from "#app/features/translator/glossary/term-index.ts";
import type { Term } from "#app/features/translator/glossary/terms.ts";
import { withoutTokens } from "#app/features/translator/protect/protect.ts";
import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";

type Text = { text: string; language: Language };

/** Whether a part became another one of its family: a brake pad "zapata", water pump fuel pump. */
export function hasExchangedTerm(source: Text, answer: Text): boolean {
  const [ours, theirs] = [meaningsIn(source), meaningsIn(answer)];
  const lost = ours.filter((one) => !theirs.some((other) => meet(one, other)));
  const added = theirs.filter((one) => !ours.some((other) => meet(one, other)));
  return (
    lost.some((one) => added.some((other) => areFamily(one, other))) ||
    added.some(([other]) => ours.some(([one]) => hasHeadOf(one!, other!)))
  );
}

/**
 * Whether a short text names parts, and its answer none at all and no word like one of its own: an
 * answer of the length of the line that speaks of something else. Longer texts are told by
 * `areUnrelated`, and more often say a part in words that the glossary does not have.
 */
export function losesEveryTerm(source: Text, answer: Text): boolean {
  const [said, says] = [source, answer].map(({ text }) => wordsOf(fold(text)));
  const own = wordsOf(fold(withoutTokens(answer.text)));
  if (said!.length > 10 || own.length === 0) return false;
  const beginnings = new Set(said!.map((word) => word.slice(0, alike)));
  // Beside one or two words a token tells nothing.
  const telling = own.length < 3 ? own : says!;
  if (telling.some((word) => word.length >= alike && beginnings.has(word.slice(0, alike))))
    return false;
  return meaningsIn(source).some(([term]) => isThing(term!)) && meaningsIn(answer).length === 0;
}

/** Verbs and participles ("leaks", "clogged") are said in too many ways. */
const isThing = ({ en }: Term): boolean => !/^\S+(?:[^s]s|ed)$/.test(en[0]!);

/** So many letters at the beginning make words of two languages alike: tank, tanque. */
const alike = 3;

/** The possible terms of each glossary match in a text, each match once. */
const meaningsIn = ({ text, language }: Text): Term[][] => [
  ...new Map(
    findTerms(wordsOf(text), language).map(({ term, others }) => [term, [term, ...others]]),
  ).values(),
];

const singular = (word: string) => word.replace(/(?<=\w{3})s$/, "");
/** The words of a name without its position, which `changesPlaces` compares. */
const partsOf = (name: string) =>
  new Set(
    name
      .replace(/\b(?:front|rear|left|right|upper|lower) (?=\w)/g, "")
      .split(" ")
      .map(singular),
  );

const isWithin = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].every((word) => other.has(word));

/** Whether two mean the same, or one of them names the other's kind: a gasket, a head gasket. */
const meet = (one: readonly Term[], other: readonly Term[]): boolean =>
  one.some((term) =>
    other.some((same) =>
      term.en.some((name) =>
        same.en.some((its) => {
          const [ours, theirs] = [partsOf(name), partsOf(its)];
          return isWithin(ours, theirs) || isWithin(theirs, ours);
        }),
      ),
    ),
  );

/** Whether a longer name has only the last word of another: a fuel pump's fuse, an oil pump. */
function hasHeadOf({ en: [one] }: Term, { en: [other] }: Term): boolean {
  const [words, parts] = [partsOf(one!), [...partsOf(other!)]];
  const head = parts.at(-1)!;
  const isLonger = words.size > 2 && parts.length > 1 && head.length > 3;
  return isLonger && parts.every((part) => words.has(part) === (part === head));
}

const areFamily = (one: readonly Term[], other: readonly Term[]): boolean => {
  const families = (terms: readonly Term[]) =>
    new Set(terms.flatMap(({ en }) => [...partsOf(en[0]!)]).filter((word) => word.length > 3));
  const others = families(other);
  return [...families(one)].some((word) => others.has(word));
};
