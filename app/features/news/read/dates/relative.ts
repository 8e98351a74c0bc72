import { day } from "#app/values/calendar.ts";
import { timeIn } from "./clock.ts";
import { dayShown, instantAt } from "./zones.ts";

const [minute, hour] = [60_000, 60 * 60_000];
const units: readonly (readonly [RegExp, number])[] = [
  [/^(s|secs?|seconds?|segs?|segundos?)$/, 1_000],
  [/^(m|mins?|minutes?|minutos?)$/, minute],
  [/^(h|hs|hrs?|hours?|horas?)$/, hour],
  [/^(d|days?|dias?)$/, day],
  [/^(w|wks?|weeks?|sem|semanas?)$/, 7 * day],
  [/^(mo|mos|months?|mes|meses)$/, 30 * day],
  [/^(y|yrs?|years?|anos?)$/, 365 * day],
];

const days: readonly (readonly [RegExp, number])[] = [
  [/\b(anteayer|antes de ayer|antier|day before yesterday)\b/, 2],
  [/\b(yesterday|ayer|ontem)\b/, 1],
  [/\b(today|hoy|hoje)\b/, 0],
];

/**
 * "hace 2 horas", "3 days ago", "ayer, 18:30", "Hoy, 08:15", "just now". A time of day is in
 * `zone`.
 */
export function relative(text: string, now: number, zone: string): number | undefined {
  if (
    /\b(just now|right now|ahora( mismo)?|agora|recien|hace (un momento|instantes|segundos|poco)|moments? ago)\b/.test(
      text,
    )
  )
    return now;
  const back = days.find(([words]) => words.test(text))?.[1];
  if (back !== undefined) {
    const time = timeIn(text);
    return time
      ? instantAt(dayShown(now, zone) - back * day + time.at, time.behind, zone)
      : now - back * day;
  }
  if (/\bhace media hora\b|\bhalf an hour ago\b/.test(text)) return now - hour / 2;
  const match =
    /\b(?:hace|ha) (?:mas de |casi |unos |unas |aprox\.? )?(\d{1,3}|un|una|uma) ?([a-z]+)/.exec(
      text,
    ) ?? /\b(\d{1,3}|an?|one) ?([a-z]+)(?:,? (?:and )?\d{1,3} ?[a-z]+)? ago\b/.exec(text);
  const unit = match && units.find(([name]) => name.test(match[2]!))?.[1];
  return match && unit ? now - (Number(match[1]) || 1) * unit : undefined;
}
