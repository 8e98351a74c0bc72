import type { DocumentWords, WorkOrder } from "#app/features/papers/work-order.ts";
import type { Measure } from "#app/platform/paper/marks.ts";
import { formatDay, formatMoment, isTimeZone } from "#app/values/calendar.ts";
import { type Language, otherLanguages } from "#app/values/language.ts";
import { formatMoney } from "#app/values/money.ts";
import { printable } from "#app/values/print-letters.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { Setter } from "./setter.ts";
import { paperFor, Sheets } from "./sheet.ts";

/**
 * Context of every section of a document: its sheets, its words, and the formats of numbers and
 * days for this customer.
 */
export type Canvas = {
  sheets: Sheets;
  set: Setter;
  /** A sentence; on a bilingual paper in both languages. */
  t: DocumentWords;
  /** A sentence in capitals, the style of labels. */
  label: (key: WordKey) => string;
  /** The language of numbers and days. */
  language: Language;
  /** The number of columns, one per language of the document. */
  columns: number;
  /** The languages of the columns; a document in one language has only its own. */
  languages: readonly Language[];
  /** A label for each column, in its language. */
  labels: (key: WordKey) => string[];
  /** A sentence in the language of a column. */
  tOf: (column: number, ...sentence: Parameters<DocumentWords>) => string;
  money: (cents: number) => string;
  day: (instant: number) => string;
  /** With the time of day. */
  moment: (instant: number) => string;
  /** Formats a calendar day such as 2026-11-23. */
  plainDay: (day: string) => string;
};

type Opening = { ts: readonly DocumentWords[]; measure: Measure; footLines: number };

/**
 * `ts`: one for each column. `footLines`: lines at the foot of each page, in addition to its usual
 * one.
 */
export function openCanvas(
  { quote, shop, language }: WorkOrder,
  { ts, measure, footLines }: Opening,
): Canvas {
  // An unknown time zone does not prevent printing.
  const zone = isTimeZone(shop.timeZone) ? shop.timeZone : "UTC";
  const sheets = new Sheets(paperFor(quote.currency), footLines);
  const all: DocumentWords = (key, params) =>
    printable([...new Set(ts.map((t) => t(key, params)))].join(" / "));
  return {
    sheets,
    set: new Setter(sheets, measure),
    t: all,
    language,
    label: (key) => all(key).toLocaleUpperCase(language),
    columns: ts.length,
    languages: ts.length > 1 ? [language, ...otherLanguages(language)] : [],
    labels: (key) => ts.map((t) => printable(t(key)).toLocaleUpperCase(language)),
    tOf: (column, ...sentence) => printable(ts[column]!(...sentence)),
    money: (cents) => printable(formatMoney(cents, quote.currency, language, quote.decimals)),
    day: (instant) => printable(formatDay(instant, language, zone)),
    moment: (instant) => printable(formatMoment(instant, language, zone)),
    plainDay: (day) => printable(formatDay(Date.parse(day), language, "UTC")),
  };
}
