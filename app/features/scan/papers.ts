import { allowsYear, modelYears } from "#app/features/customers/vin/model-year.ts";
import { hasCheckDigit } from "#app/features/customers/vin/vin.ts";

/** Data of registration papers besides the VIN. */
type Papers = Partial<Record<keyof typeof labels, { value: string; line: number }>>;

// Mexico's cards call the model year "modelo"; titles of the United States abbreviate.
const labels = {
  plate:
    /(?:PLACAS?|MATR[IÍ]CULA|LIC(?:EN[CS]E)?\.?\s*PLATE|TAG|PLATE)(?:\s*(?:ACTUAL(?:ES)?|ASIGNADAS?|NUMBER|NO\.?|N[UÚ]M(?:ERO)?\.?|#))?/,
  year: /(?:A[NÑ]O(?:[ -]?MODELO)?|MODELO|MODEL\s*YEAR|YEAR(?:\s*MODEL)?|YR\.?)/,
  make: /(?:MARCA|MAKE)/,
} as const;

const values = {
  plate:
    /(?<![A-Z\d])(?=[A-Z\d -]*\d)(?=[A-Z\d -]{5,10}(?![A-Z\d-]))[A-Z\d]{1,4}(?:[ -]?[A-Z\d]{1,4}){1,2}(?![A-Z\d-])/,
  year: /(?<![\dA-Z])(?:19[89]\d|20[0-4]\d)(?![\dA-Z])/,
  make: /(?<![A-Z])[A-Z][A-Z-]{1,14}(?![A-Z\d])/,
} as const;

export const paperFields = ["plate", "year", "make"] as const;

/** Labels of both papers, which may be in the place of a value. */
const otherLabel =
  /^(?:MARCA|MAKE|MODELO?|MODEL|YEAR|YR|LINEA|SUBMARCA|VERSION|CLASE|TIPO|TYPE|BODY|STYLE|COLOR|PLACAS?|PLATE|TAG|NO|NUMBER|NUMERO|VIN|NIV|SERIE|TITLE|USO|WEIGHT|FUEL|MOTOR|DATE|FECHA|STATE)\b/;

/**
 * Reads a Mexican registration card or a title of the United States, with the line of each value,
 * which is behind its label or below it. All values are to be confirmed, except a year that matches
 * the VIN.
 */
export function readPapers(lines: readonly string[]): Papers {
  const capital = lines.map((line) => line.toUpperCase());
  const found: Papers = {};
  for (const field of paperFields) {
    const value = findValue(capital, field);
    if (value) found[field] = value;
  }
  return found;
}

function findValue(lines: string[], field: keyof Papers): Papers[typeof field] {
  const label = new RegExp(`(?<![A-ZÑ])${labels[field].source}(?![A-ZÑ])\\s*[:.#]*\\s*`, "g");
  for (const [at, text] of lines.entries())
    for (const match of text.matchAll(label))
      for (const [line, rest] of [
        [at, text.slice(match.index + match[0].length)],
        [at + 1, lines[at + 1] ?? ""],
      ] as const) {
        const value = firstOf(rest, field);
        if (value) return { value, line };
      }
  return undefined;
}

function firstOf(text: string, field: keyof Papers): string | undefined {
  const [value] = values[field].exec(text) ?? [];
  if (value === undefined || otherLabel.test(value)) return undefined;
  // A plate has no year's form, and no VIN is one.
  return field === "plate" && values.year.test(value) ? undefined : value;
}

/** Whether the VIN of a North American car has this model year. */
export const vinSaysYear = (vin: string | undefined, year: string): boolean =>
  vin !== undefined &&
  hasCheckDigit(vin) &&
  modelYears(vin, Number(year)).includes(Number(year)) &&
  allowsYear(vin, Number(year));
