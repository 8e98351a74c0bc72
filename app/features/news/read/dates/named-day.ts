import { type DayMatch, timeAround, wholeYear } from "./written-day.ts";

const nth = "(?:st|nd|rd|th|ro|do|to|er|o)?\\.?o?";

const dayFirst = new RegExp(
  `(?:^|[^\\d:])(\\d{1,2})${nth}[\\s.,/_-]*(?:de |of )?([a-z]{3,10})\\.?[\\s.,/_'-]*(?:de |del )?(\\d{4}|\\d{2})(?![\\d:])(.*)$`,
);

const monthFirst = new RegExp(
  `([a-z]{3,10})\\.?[ /-](\\d{1,2})${nth}[ ,/-]+(?:de |del )?(\\d{4}|\\d{2}(?=$| at | \\d))(?![\\d:])(.*)`,
  "g",
);

const asctime =
  /([a-z]{3,10})\.? {1,2}(\d{1,2}),? (\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?)\s?([a-z]{2,5})? (\d{4})(?!\d)(.*)/g;

/**
 * "Thu, 12 Mar 2026 14:05:00 GMT", "1º de marzo de 2026", "March 12th, 2026 at 2:05 pm", "Thu Mar
 * 12 14:05:00 PDT 2026".
 */
export function byName(text: string): DayMatch | undefined {
  const first = dayFirst.exec(text);
  const month = first && monthOf(first[2]!);
  if (month)
    return {
      year: wholeYear(first[3]!),
      month,
      date: Number(first[1]),
      rest: timeAround(text, first[4]!, first.index),
    };
  for (const [, name, date, year, rest] of text.matchAll(monthFirst)) {
    const named = monthOf(name!);
    if (named)
      return {
        year: wholeYear(year!),
        month: named,
        date: Number(date),
        rest: timeAround(text, rest!, text.indexOf(name!)),
      };
  }
  for (const [, name, date, time, zone = "", year, rest] of text.matchAll(asctime)) {
    const named = monthOf(name!);
    if (named)
      return {
        year: Number(year),
        month: named,
        date: Number(date),
        rest: `${time} ${zone}${rest}`,
      };
  }
  return undefined;
}

// In English, Spanish and Portuguese; without accents.
const months = [
  "january enero janeiro",
  "february febrero fevereiro",
  "march marzo marco",
  "april abril",
  "may mayo maio",
  "june junio junho",
  "july julio julho",
  "august agosto",
  "september septiembre setiembre setembro",
  "october octubre outubro",
  "november noviembre novembro",
  "december diciembre dezembro",
].map((month) => month.split(" "));

/** The month of a name or of an abbreviation of three letters or more, 1 to 12. */
function monthOf(word: string): number | undefined {
  if (word.length < 3) return undefined;
  return months.findIndex((month) => month.some((name) => name.startsWith(word))) + 1 || undefined;
}
