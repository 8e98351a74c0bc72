import { expect } from "vitest";
import { missing, printable } from "#app/values/print-letters.ts";

/**
 * Letters without their order: a reader puts what runs from right to left in an order of its own.
 */
const letters = (text: string) =>
  [...text.normalize("NFKD").replace(/[\s\p{Default_Ignorable_Code_Point}\p{M}]/gu, "")].sort();

const times = (list: readonly string[], letter: string) =>
  list.filter((one) => one === letter).length;

/** Whether what was read of a paper is what was typed, or visibly replaced. */
export function expectLegible(read: string, typed: string): void {
  const [found, wanted] = [letters(read), letters(printable(typed))];
  const boxes = found.filter((letter) => letter === missing).length;
  if (boxes === 0) expect(found).toEqual(wanted);
  // A box stands for one letter, which may be many characters; what is no box is a letter that
  // was there.
  for (const letter of new Set(found))
    if (letter !== missing) expect(times(found, letter)).toBeLessThanOrEqual(times(wanted, letter));
}
