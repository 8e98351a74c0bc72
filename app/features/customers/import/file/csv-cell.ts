import { cleanText } from "#app/http/clean-text.ts";

// What a spreadsheet takes for a formula begins with one of these (OWASP, CSV injection), also in
// the width of East Asian letters. An apostrophe in front makes it a text again.
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A text as it leaves: no spreadsheet calculates with it. */
export const guardFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text that was guarded. */
export const withoutGuard = (text: string): string => (guarded.test(text) ? text.slice(1) : text);

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
