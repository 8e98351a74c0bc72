import { cleanText } from "#app/http/clean-text.ts";

// What a spreadsheet takes for a formula begins with one of these (OWASP, CSV injection), also in
// the width of East Asian letters. An apostrophe in front makes it a text again.
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A text as it leaves: no spreadsheet calculates with it. */
export const guardFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** A text that spreadsheets write as a formula, so that nobody takes it for a number: `="0123"`. */
const asFormula = /^="((?:[^"]|"")*)"$/s;

/** The text that was guarded, or written as a formula. */
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

/** Programs that open CSV files know UTF-8 by it. */
export const byteOrderMark = "\ufeff";

/** A heading or a sample as it is shown. */
export const shownCell = (text: string, most = 60): string => {
  const clean = cleanText(text.slice(0, 4 * most)).replace(/\s+/g, " ");
  return [...clean].slice(0, most).join("");
};
