// What a model must not make up: torque, pressure, clearance, capacity, and numbers of parts.
// Whatever figure of that kind stands in an answer has to stand in a source or in the question too;
// what does not is named beside the answer.

// A number as both languages write it, a range perhaps, then a unit that only such figures carry.
// Volts, ohms, degrees and times are left alone: they are readings that one takes, and the checks
// of our own table are full of them.
const number = String.raw`\d{1,3}(?:[.,\u00a0 ]\d{3})+(?![\d])|\d+(?:[.,]\d+)?`;
const range = String.raw`(?:${number})(?:\s*(?:-|–|—|to|a|y|and|±|\+/-)\s*(?:${number}))?`;
const units = [
  String.raw`n\s?[·.*•⋅]?\s?m`,
  "newton[- ]?met(?:er|re|ro)s?",
  String.raw`(?:ft|lb|lbf|in|foot|pound|inch|pie|libra)s?[-·. ]?(?:lbs?|lbf|ft|pounds?|pies?|libras?)\.?`,
  "kgf?[-·. ]?c?m",
  String.raw`psi|k?pa|mpa|bars?|mbar|in\s?hg|mm\s?hg|kg\/cm[2²]`,
  String.raw`(?:mm|cm|µm|μm|um|microns?|micrones|micras?|mil[ée]simas?|thou|thousandths?|mil[ií]metros?|millimet(?:er|re)s?|pulgadas?|inch(?:es)?|in\.|")`,
  String.raw`(?:l|lt|ltr|lts|liters?|litres?|litros?|qts?|quarts?|cuartos?|gal|gallons?|galones|gal[oó]n|ml|mililitros?|cc|cm[3³]|oz|fl\.?\s?oz|onzas?|pints?|pintas?|grams?|gramos?|g)`,
];
const figure = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,-])(${range})\s?(?:${units.join("|")})(?![\p{L}\p{N}])`,
  "giu",
);

// Turned by an angle after the torque: 60 Nm + 90°.
const angle = /(?<![\p{L}\p{N}.,-])\+\s?(\d{2,3})\s?(?:°|degrees|grados)/giu;

// A clearance without a unit, as spark plug gaps and valves are spoken of: "0.030 gap", "holgura de
// 0,25".
const clearance =
  /(?:gaps?|clearances?|lash|endplay|end play|holguras?|luz|juego|separaci[oó]n|calibraci[oó]n)[^.\n\d]{0,40}?(?<![\d.,])(\.?0?[.,]\d{2,4})(?!\d)/giu;

// Letters and digits mixed, six or more of them (five name engines and gearboxes: 2AZ-FE, 4L60E),
// perhaps in groups: 90919-02252, 1K0 615 301, BKR6EIX-11. In capitals, as parts are written; fault
// codes and what everyone calls by such a name (SAE grades, sizes of a connector) are not parts.
const part =
  /(?<![\p{L}\p{N}_/-])(?=[A-Z0-9-]*\d)(?=(?:[A-Z0-9]-?){6,24}(?![A-Z0-9]))(?:[A-Z0-9]{2,}(?:-[A-Z0-9]{2,}){1,3}|[A-Z]{1,5}\d{2,}[A-Z0-9]{1,}|\d{1,5}[A-Z]{1,4}\d{2,}[A-Z0-9]*|\d{8,14})(?![\p{L}\p{N}_-])/gu;
const spacedPart =
  /(?<![\p{L}\p{N}])(?:\d[A-Z0-9]\d|\d{3}|[A-Z]\d{3}|[0-9A-Z]{3})\s(?:\d{3})\s(?:\d{2,3})(?:\s[A-Z0-9]{1,3})?(?![\p{L}\p{N}])/gu;
const namedPart =
  /(?:part(?:\s?(?:number|no\.?|#))|p\/n|oem(?:\s?(?:number|no\.?|#))?|n[uú]mero de (?:parte|pieza)|n\.?º de (?:parte|pieza)|referencia|ref\.)\s*(?:is|es|:|#|-)?\s*([A-Z0-9][A-Z0-9-]{3,23})(?![\p{L}\p{N}])/giu;
const noPart =
  /^(?:[PBCU][0-3][0-9A-F]{3}(?:-[0-9A-F]{2,3})?|\d{1,2}W-\d{2}|WO-\d+|(?:SAE-?)?J\d{4}|ISO-?\d+(?:-\d+)?|EURO-?\d|OBD-?(?:II|2|1)|DOT-?\d(?:\.\d)?|\d{4}-\d{2,4}(?:-\d{2})?|CAN-?\d*|[A-Z]{2,}-[A-Z]{2,}|[A-Z]+-\d{1,2}|\d{1,4}-\d{1,4})$/;

/**
 * Figures and part numbers in an answer that stand in none of the texts it was given; each as
 * written, each once, at most eight.
 */
export function unsourced(answer: string, known: string): string[] {
  const numbers = numbersIn(known);
  const told = bare(known);
  const found: string[] = [];
  const flag = (text: string) => void (found.includes(text) || found.push(text));
  const isKnown = (value: string, whole: string) =>
    everyIn(value, numbers) || standsIn(known, whole);
  for (const { 0: whole, 1: value } of [...answer.matchAll(figure), ...answer.matchAll(angle)])
    if (!isKnown(value!, whole)) flag(tidy(whole));
  for (const { 1: value } of answer.matchAll(clearance))
    if (!isKnown(value!, value!) && !found.some((one) => one.includes(value!))) flag(value!);
  for (const { 0: whole } of [...answer.matchAll(part), ...answer.matchAll(spacedPart)])
    if (!noPart.test(whole) && isMixed(whole) && !told.includes(bare(whole))) flag(tidy(whole));
  for (const { 1: value } of answer.matchAll(namedPart))
    if (/\d/.test(value!) && !noPart.test(value!.toUpperCase()) && !told.includes(bare(value!)))
      flag(value!);
  return found
    .filter(
      (one, at) =>
        !found.some((other, there) => there !== at && other !== one && other.includes(one)),
    )
    .slice(0, 8);
}

/** Whether a text says this very thing, and not as the tail of a longer number. */
function standsIn(text: string, thing: string): boolean {
  for (let at = text.indexOf(thing); at >= 0; at = text.indexOf(thing, at + 1))
    if (!/[\d.,]/.test(text[at - 1] ?? "")) return true;
  return false;
}

/**
 * A part number has a letter or a dash, or is long; a plain number of three groups is one as well.
 */
const isMixed = (text: string) =>
  /[A-Z]/.test(text) || text.includes("-") || text.includes(" ") || text.length >= 8;

const bare = (text: string) => text.toUpperCase().replace(/[\s.,-]/g, "");
const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

const written = (text: string) =>
  [...text.matchAll(new RegExp(`${number}|[.,]\\d+`, "gu"))].map(([found]) => found);

/**
 * Every number that a text tells, as a plain value: `1.234,5` and `1,234.5` are one. A single digit
 * counts where it is a figure with its unit: "cylinder 1" does not tell of one litre.
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

/**
 * What a written number can mean: with a comma or a dot before three digits it may be thousands or
 * a fraction.
 */
function valuesOf(text: string): number[] {
  const plain = text.replace(/[\u00a0 ]/g, "");
  const fraction = Number(plain.replace(",", "."));
  const thousands = Number(plain.replace(/[.,](?=\d{3}(\D|$))/g, "").replace(",", "."));
  return [...new Set([fraction, thousands])].filter((value) => !Number.isNaN(value));
}

/**
 * The answer without citations that name no source: `[7]` where there are three. Links and code
 * keep their brackets.
 */
export const dropCitations = (answer: string, sources: number): string =>
  answer.replace(/[ \t]?\[(\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*)\](?!\()/g, (whole, list: string) => {
    const named = list.split(/\s*[,;–-]\s*/).map(Number);
    const real = named.filter((n) => n >= 1 && n <= sources);
    if (real.length === named.length) return whole;
    return real.length === 0 ? "" : `${/^[ \t]/.exec(whole)?.[0] ?? ""}[${real.join(", ")}]`;
  });

/** The sources that an answer cites, by their numbers. */
export function citedIn(answer: string): Set<number> {
  const found = new Set<number>();
  for (const { 1: list } of answer.matchAll(/\[(\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*)\](?!\()/g))
    for (const n of list!.split(/\s*[,;–-]\s*/)) found.add(Number(n));
  return found;
}
