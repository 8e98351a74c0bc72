import { expect, test } from "vitest";
import { choiceOf, choicesIn, numbersOf, rangeOf } from "#app/features/quotes/choices/choice.ts";
import { below } from "../../support/chance.ts";

const quote = (number: number, totalAmount: number, choice: string | null = null) => ({
  number,
  totalAmount,
  choice,
});

test("Of each choice one counts: the least and the most", () => {
  const quotes = [quote(1, 100), quote(2, 60, "a"), quote(3, 90, "a"), quote(4, 5, "b")];
  expect(rangeOf(quotes)).toEqual({ least: 165, most: 195 });
  expect(rangeOf([quote(1, 7), quote(2, 8)])).toEqual({ least: 15, most: 15 });
  expect(rangeOf([])).toEqual({ least: 0, most: 0 });
});

test("A quote that is alone in its choice is none", () => {
  const [one, two, three] = [quote(3, 1, "a"), quote(2, 1, "a"), quote(1, 1, "b")];
  const quotes = [one!, two!, three!];
  expect(choicesIn(quotes)).toEqual([[one, two]]);
  expect([choiceOf(two!, quotes), choiceOf(three!, quotes)]).toEqual([[one, two], undefined]);
  expect([numbersOf([one!, two!], "or"), numbersOf(quotes, "o")]).toEqual(["2 or 3", "1, 2 o 3"]);
});

test("However quotes are chosen, one of each choice, they come to no less and no more", () => {
  for (let n = 0; n < 2_000; n++) {
    const quotes = Array.from({ length: below(8) }, (_, at) =>
      quote(at + 1, below(1_000), ["a", "b", null][below(3)]),
    );
    const { least, most } = rangeOf(quotes);
    const open = choicesIn(quotes);
    const picked = open.map((options) => options[below(options.length)]!);
    const total = quotes
      .filter((one) => !open.flat().includes(one) || picked.includes(one))
      .reduce((sum, one) => sum + one.totalAmount, 0);
    expect(total).toBeGreaterThanOrEqual(least);
    expect(total).toBeLessThanOrEqual(most);
  }
});
