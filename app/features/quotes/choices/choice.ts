import type { Cents } from "#app/values/money.ts";

/** A quote that may be one of a choice, of which the customer approves one. */
type Option = { choice?: string | number | null | undefined };
type PricedOption = Option & { totalAmount: Cents };

/** The fewest quotes of a choice, and the most. */
export const choiceLimits = { least: 2, most: 6 } as const;

/** The choices among these quotes; one that is alone is none. */
export const choicesIn = <Quote extends Option>(quotes: readonly Quote[]): Quote[][] =>
  [...Map.groupBy(quotes, ({ choice }) => choice ?? null)].flatMap(([choice, options]) =>
    choice !== null && options.length >= choiceLimits.least ? [options] : [],
  );

/** The quotes that a quote is a choice with, itself among them; undefined where it is alone. */
export const choiceOf = <Quote extends Option>(
  quote: Quote,
  quotes: readonly Quote[],
): Quote[] | undefined => choicesIn(quotes).find((options) => options.some((one) => one === quote));

/**
 * The least and the most that quotes come to: of each choice one counts. They are the same without
 * a choice.
 */
export function rangeOf(quotes: readonly PricedOption[]): { least: Cents; most: Cents } {
  const choices = choicesIn(quotes);
  const chosen = new Set(choices.flat());
  const sum = (amounts: readonly Cents[]) => amounts.reduce((all, one) => all + one, 0);
  const always = sum(quotes.filter((one) => !chosen.has(one)).map((one) => one.totalAmount));
  const ofEach = (pick: (...amounts: number[]) => number) =>
    sum(choices.map((options) => pick(...options.map(({ totalAmount }) => totalAmount))));
  return { least: always + ofEach(Math.min), most: always + ofEach(Math.max) };
}

/** `1, 2 or 3`, by the word for "or" of a language. */
export const numbersOf = (options: readonly { number: number }[], or: string): string => {
  const numbers = options.map(({ number }) => String(number)).toSorted();
  return `${numbers.slice(0, -1).join(", ")} ${or} ${numbers.at(-1)}`;
};
