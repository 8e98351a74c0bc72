import {
  angle,
  clearance,
  figure,
  namedPart,
  noPart,
  number,
  part,
  spacedPart,
} from "./figure-patterns.ts";

/**
 * Figures and part numbers of an answer that are in none of the texts it was given: as written, at
 * most eight.
 */
export function unsourced(answer: string, known: string): string[] {
  const numbers = numbersIn(known);
  const given = bare(known);
  const found: string[] = [];
  const flag = (text: string) => void (found.includes(text) || found.push(text));
  const isKnown = (value: string, whole: string) =>
    everyIn(value, numbers) || contains(known, whole);
  for (const { 0: whole, 1: value } of [...answer.matchAll(figure), ...answer.matchAll(angle)])
    if (!isKnown(value!, whole)) flag(tidy(whole));
  for (const { 1: value } of answer.matchAll(clearance))
    if (!isKnown(value!, value!) && !found.some((one) => one.includes(value!))) flag(value!);
  for (const { 0: whole } of [...answer.matchAll(part), ...answer.matchAll(spacedPart)])
    if (!noPart.test(whole) && isMixed(whole) && !given.includes(bare(whole))) flag(tidy(whole));
  for (const { 1: value } of answer.matchAll(namedPart))
    if (/\d/.test(value!) && !noPart.test(value!.toUpperCase()) && !given.includes(bare(value!)))
      flag(value!);
  return found
    .filter(
      (one, at) =>
        !found.some((other, there) => there !== at && other !== one && other.includes(one)),
    )
    .slice(0, 8);
}

/** Whether a text contains this, not as the end of a longer number. */
function contains(text: string, thing: string): boolean {
  for (let at = text.indexOf(thing); at >= 0; at = text.indexOf(thing, at + 1))
    if (!/[\d.,]/.test(text[at - 1] ?? "")) return true;
  return false;
}

/** A part number has a letter, a dash or groups, or is long. */
const isMixed = (text: string) =>
  /[A-Z]/.test(text) || text.includes("-") || text.includes(" ") || text.length >= 8;

const bare = (text: string) => text.toUpperCase().replace(/[\s.,-]/g, "");
const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

const written = (text: string) =>
  [...text.matchAll(new RegExp(`${number}|[.,]\\d+`, "gu"))].map(([found]) => found);

/**
 * The numbers of a text as values: `1.234,5` equals `1,234.5`. A single digit counts only with a
 * unit: "cylinder 1" does not source one liter.
 */
function numbersIn(text: string): Set<number> {
  const large = written(text)
    .flatMap(valuesOf)
    .filter((value) => value >= 10 || !Number.isInteger(value));
  const figures = [...text.matchAll(figure)].flatMap(([, value]) =>
    written(value!).flatMap(valuesOf),
  );
  return new Set([...large, ...figures]);
}

const everyIn = (text: string, numbers: Set<number>) =>
  written(text).every((found) => valuesOf(found).some((value) => numbers.has(value)));

/** A comma or dot before three digits may separate thousands or a fraction. */
function valuesOf(text: string): number[] {
  const plain = text.replace(/[\u00a0 ]/g, "");
  const fraction = Number(plain.replace(",", "."));
  const thousands = Number(plain.replace(/[.,](?=\d{3}(\D|$))/g, "").replace(",", "."));
  return [...new Set([fraction, thousands])].filter((value) => !Number.isNaN(value));
}
