/** Figures and part numbers of an answer, as written, in none of its texts: at most eight. */
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

// Figures that a model must not invent: torque, pressure, clearance, capacity, part numbers.

/** A number as either language writes it. */
const number = String.raw`\d{1,3}(?:[.,\u00a0 ]\d{3})+(?![\d])|\d+(?:[.,]\d+)?`;
// A number or a range, then a unit that only such figures have. Volts, ohms, degrees and times are
// measurements, not specifications.
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

/** An angle after the torque: 60 Nm + 90°. */
const angle = /(?<![\p{L}\p{N}.,-])\+\s?(\d{2,3})\s?(?:°|degrees|grados)/giu;

/** A clearance without a unit: "0.030 gap", "holgura de 0,25". */
const clearance =
  /(?:gaps?|clearances?|lash|endplay|end play|holguras?|luz|juego|separaci[oó]n|calibraci[oó]n)[^.\n\d]{0,40}?(?<![\d.,])(\.?0?[.,]\d{2,4})(?!\d)/giu;

/**
 * Six or more letters and digits in capitals, maybe in groups: 90919-02252, BKR6EIX-11. Five are
 * names of engines and transmissions: 2AZ-FE, 4L60E.
 */
const part =
  /(?<![\p{L}\p{N}_/-])(?=[A-Z0-9-]*\d)(?=(?:[A-Z0-9]-?){6,24}(?![A-Z0-9]))(?:[A-Z0-9]{2,}(?:-[A-Z0-9]{2,}){1,3}|[A-Z]{1,5}\d{2,}[A-Z0-9]{1,}|\d{1,5}[A-Z]{1,4}\d{2,}[A-Z0-9]*|\d{8,14})(?![\p{L}\p{N}_-])/gu;
const spacedPart =
  /(?<![\p{L}\p{N}])(?:\d[A-Z0-9]\d|\d{3}|[A-Z]\d{3}|[0-9A-Z]{3})\s(?:\d{3})\s(?:\d{2,3})(?:\s[A-Z0-9]{1,3})?(?![\p{L}\p{N}])/gu;
const namedPart =
  /(?:part(?:\s?(?:number|no\.?|#))|p\/n|oem(?:\s?(?:number|no\.?|#))?|n[uú]mero de (?:parte|pieza)|n\.?º de (?:parte|pieza)|referencia|ref\.)\s*(?:is|es|:|#|-)?\s*([A-Z0-9][A-Z0-9-]{3,23})(?![\p{L}\p{N}])/giu;
const noPart =
  /^(?:[PBCU][0-3][0-9A-F]{3}(?:-[0-9A-F]{2,3})?|\d{1,2}W-\d{2}|WO-\d+|(?:SAE-?)?J\d{4}|ISO-?\d+(?:-\d+)?|EURO-?\d|OBD-?(?:II|2|1)|DOT-?\d(?:\.\d)?|\d{4}-\d{2,4}(?:-\d{2})?|CAN-?\d*|[A-Z]{2,}-[A-Z]{2,}|[A-Z]+-\d{1,2}|\d{1,4}-\d{1,4})$/;
