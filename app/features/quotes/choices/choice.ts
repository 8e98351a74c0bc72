import type { Cents } from "#app/values/money.ts";

/** A quote that may be an option of a choice, of which the customer approves one. */
type Option = { choice?: string | number | null | undefined };
type PricedOption = Option & { totalAmount: Cents };

/** Bounds on the number of options in a choice. */
export const choiceLimits = { least: 2, most: 6 } as const;

/** Choices among these quotes; a single option is none. */
export const choicesIn = <Quote extends Option>(quotes: readonly Quote[]): Quote[][] =>
  [...Map.groupBy(quotes, ({ choice }) => choice ?? null)].flatMap(([choice, options]) =>
    choice !== null && options.length >= choiceLimits.least ? [options] : [],
  );

/** Options of a quote's choice, itself included; undefined where it is the only one. */
export const choiceOf = <Quote extends Option>(
  quote: Quote,
  quotes: readonly Quote[],
): Quote[] | undefined => choicesIn(quotes).find((options) => options.some((one) => one === quote));

/** Lowest and highest possible total: of each choice one option counts. Equal without a choice. */
export function rangeOf(quotes: readonly PricedOption[]): { least: Cents; most: Cents } {
  const choices = choicesIn(quotes);
  const chosen = new Set(choices.flat());
  const sum = (amounts: readonly Cents[]) => amounts.reduce((all, one) => all + one, 0);
  const always = sum(quotes.filter((one) => !chosen.has(one)).map((one) => one.totalAmount));
  const ofEach = (pick: (...amounts: number[]) => number) =>
    sum(choices.map((options) => pick(...options.map(({ totalAmount }) => totalAmount))));
  return { least: always + ofEach(Math.min), most: always + ofEach(Math.max) };
}

/** Formats `1, 2 or 3` with a language's word for "or". */
export const numbersOf = (options: readonly { number: number }[], or: string): string => {
  const numbers = options.map(({ number }) => String(number)).toSorted();
  return `${numbers.slice(0, -1).join(", ")} ${or} ${numbers.at(-1)}`;
};
