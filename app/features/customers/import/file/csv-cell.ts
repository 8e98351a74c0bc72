import { cleanText } from "#app/http/clean-text.ts";

// Leading characters that make a spreadsheet evaluate a formula (OWASP, CSV injection), also in
// full width. A leading apostrophe makes it a text again.
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Guards a text in an export, so that no spreadsheet evaluates it. */
export const guardFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** A text that spreadsheets export as a formula, to prevent its reading as a number: `="0123"`. */
const asFormula = /^="((?:[^"]|"")*)"$/s;

/** Inverse of `guardFormula`, which also unwraps a text written as a formula. */
export function withoutGuard(text: string): string {
  if (guarded.test(text)) return text.slice(1);
  const [, inside] = asFormula.exec(text) ?? [];
  return inside === undefined ? text : inside.replaceAll('""', '"');
}

const quoted = (text: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(guardFormula(cell))).join(",")}\r\n`;

/** Marks a CSV file as UTF-8. */
export const byteOrderMark = "\ufeff";

/** A heading or a sample as it is shown. */
export const shownCell = (text: string, most = 60): string => {
  const clean = cleanText(text.slice(0, 4 * most)).replace(/\s+/g, " ");
  return [...clean].slice(0, most).join("");
};
