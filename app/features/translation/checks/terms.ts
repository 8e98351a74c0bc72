import { findTerms } from "#app/features/translation/glossary/find.ts";
import { wordsOf } from "#app/features/translation/glossary/term-index.ts";
import type { Term } from "#app/features/translation/glossary/terms.ts";
import type { Language } from "#app/values/language.ts";

type Text = { text: string; language: Language };

/**
 * Whether a part came back as another one of its family: a brake pad as "zapata", the water pump as
 * the fuel pump.
 */
export function hasExchangedTerm(source: Text, answer: Text): boolean {
  const [ours, theirs] = [meaningsIn(source), meaningsIn(answer)];
  const lost = ours.filter((one) => !theirs.some((other) => meet(one, other)));
  const added = theirs.filter((one) => !ours.some((other) => meet(one, other)));
  return lost.some((one) => added.some((other) => areFamily(one, other)));
}

/** What the words of each term in a text may mean, each term once. */
const meaningsIn = ({ text, language }: Text): Term[][] => [
  ...new Map(
    findTerms(wordsOf(text), language).map(({ term, others }) => [term, [term, ...others]]),
  ).values(),
];

const singular = (word: string) => word.replace(/(?<=\w{3})s$/, "");
const partsOf = (name: string) => new Set(name.split(" ").map(singular));

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

const areFamily = (one: readonly Term[], other: readonly Term[]): boolean => {
  const families = (terms: readonly Term[]) =>
    new Set(terms.flatMap(({ en }) => [...partsOf(en[0]!)]).filter((word) => word.length > 3));
  const others = families(other);
  return [...families(one)].some((word) => others.has(word));
};
