// Figures that a model must not invent: torque, pressure, clearance, capacity, part numbers.

/** A number as either language writes it. */
export const number = String.raw`\d{1,3}(?:[.,\u00a0 ]\d{3})+(?![\d])|\d+(?:[.,]\d+)?`;
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
export const figure = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,-])(${range})\s?(?:${units.join("|")})(?![\p{L}\p{N}])`,
  "giu",
);

/** An angle after the torque: 60 Nm + 90°. */
export const angle = /(?<![\p{L}\p{N}.,-])\+\s?(\d{2,3})\s?(?:°|degrees|grados)/giu;

/** A clearance without a unit: "0.030 gap", "holgura de 0,25". */
export const clearance =
  /(?:gaps?|clearances?|lash|endplay|end play|holguras?|luz|juego|separaci[oó]n|calibraci[oó]n)[^.\n\d]{0,40}?(?<![\d.,])(\.?0?[.,]\d{2,4})(?!\d)/giu;

/**
 * Six or more letters and digits in capitals, maybe in groups: 90919-02252, BKR6EIX-11. Five are
 * names of engines and transmissions: 2AZ-FE, 4L60E.
 */
export const part =
  /(?<![\p{L}\p{N}_/-])(?=[A-Z0-9-]*\d)(?=(?:[A-Z0-9]-?){6,24}(?![A-Z0-9]))(?:[A-Z0-9]{2,}(?:-[A-Z0-9]{2,}){1,3}|[A-Z]{1,5}\d{2,}[A-Z0-9]{1,}|\d{1,5}[A-Z]{1,4}\d{2,}[A-Z0-9]*|\d{8,14})(?![\p{L}\p{N}_-])/gu;
export const spacedPart =
  /(?<![\p{L}\p{N}])(?:\d[A-Z0-9]\d|\d{3}|[A-Z]\d{3}|[0-9A-Z]{3})\s(?:\d{3})\s(?:\d{2,3})(?:\s[A-Z0-9]{1,3})?(?![\p{L}\p{N}])/gu;
export const namedPart =
  /(?:part(?:\s?(?:number|no\.?|#))|p\/n|oem(?:\s?(?:number|no\.?|#))?|n[uú]mero de (?:parte|pieza)|n\.?º de (?:parte|pieza)|referencia|ref\.)\s*(?:is|es|:|#|-)?\s*([A-Z0-9][A-Z0-9-]{3,23})(?![\p{L}\p{N}])/giu;
export const noPart =
  /^(?:[PBCU][0-3][0-9A-F]{3}(?:-[0-9A-F]{2,3})?|\d{1,2}W-\d{2}|WO-\d+|(?:SAE-?)?J\d{4}|ISO-?\d+(?:-\d+)?|EURO-?\d|OBD-?(?:II|2|1)|DOT-?\d(?:\.\d)?|\d{4}-\d{2,4}(?:-\d{2})?|CAN-?\d*|[A-Z]{2,}-[A-Z]{2,}|[A-Z]+-\d{1,2}|\d{1,4}-\d{1,4})$/;
