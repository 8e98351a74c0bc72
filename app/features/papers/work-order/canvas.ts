import type { SayOnPaper, WorkOrder } from "#app/features/papers/work-order.ts";
import type { Measure } from "#app/platform/paper/marks.ts";
import { formatDay } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { formatMoney } from "#app/values/money.ts";
import { printable } from "#app/values/print-letters.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { Setter } from "./setter.ts";
import { paperFor, Sheets } from "./sheet.ts";

/**
 * What every section of the paper needs: where it writes, what it says, and how numbers and days
 * look to this customer.
 */
export type Canvas = {
  sheets: Sheets;
  set: Setter;
  t: SayOnPaper;
  /** The same in capitals, as labels are set. */
  label: (key: WordKey) => string;
  money: (cents: number) => string;
  day: (instant: number) => string;
};

export function openCanvas(
  { quote, shop, language }: WorkOrder,
  t: SayOnPaper,
  measure: Measure,
): Canvas {
  const sheets = new Sheets(paperFor(quote.currency));
  return {
    sheets,
    set: new Setter(sheets, measure),
    t: (key, params) => printable(t(key, params)),
    label: (key) => printable(t(key)).toLocaleUpperCase(language),
    money: (cents) => printable(formatMoney(cents, quote.currency, language, quote.decimals)),
    day: (instant) => printable(dayIn(shop.timeZone, instant, language)),
  };
}

/** A zone that this runtime does not know (any more) is no reason to go without the paper. */
function dayIn(zone: string, instant: number, language: Language): string {
  try {
    return formatDay(instant, language, zone);
  } catch {
    return formatDay(instant, language, "UTC");
  }
}
