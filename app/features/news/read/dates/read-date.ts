import { day } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { timeIn } from "./clock.ts";
import { byName } from "./named-day.ts";
import { bySlashes, byWeek, byYearFirst } from "./numeric-day.ts";
import { relative } from "./relative.ts";
import { instantAt } from "./zones.ts";

/** Older dates are default values of a program. */
const earliest = Date.UTC(1995, 0, 1);

/**
 * When an article was published, from a text in English, Spanish or Portuguese, in milliseconds;
 * undefined when there is no plausible date (1601, 9999, next week). A time without a zone is in
 * `zone`; 3/12 is March in English and December in Spanish. `now` in milliseconds.
 */
export function readDate(
  written: string | undefined,
  now: number,
  language: Language = "en",
  zone = "UTC",
): number | undefined {
  const text = fold(written ?? "");
  if (!text || text.length > 120) return undefined;
  const read = [
    () => numbered(text),
    () => relative(text, now, zone),
    () => absolute(text, language, zone),
  ];
  for (const one of read) {
    const at = one();
    if (at !== undefined && at >= earliest && at <= now + day) return Math.min(at, now);
  }
  return undefined;
}

const fold = (text: string) =>
  text
    .slice(0, 200)
    .replace(/\p{Cf}/gu, "")
    .replace(/[ºª°]/g, "o")
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();

/** Seconds or milliseconds since 1970, also with a fraction. */
function numbered(text: string): number | undefined {
  const [, digits] = /^@?(\d{9,13})(?:\.\d{1,9})?$/.exec(text) ?? [];
  if (!digits) return undefined;
  return digits.length > 10 ? Number(digits) : Number(digits) * 1_000;
}

function absolute(text: string, language: Language, zone: string): number | undefined {
  const found = byYearFirst(text) ?? byWeek(text) ?? byName(text) ?? bySlashes(text, language);
  if (!found) return undefined;
  const { year, month, date, rest, joined } = found;
  const midnight = Date.UTC(year, month - 1, date);
  const made = new Date(midnight);
  if (
    Number.isNaN(midnight) ||
    made.getUTCMonth() !== month - 1 ||
    made.getUTCDate() !== date ||
    year < 100
  )
    return undefined;
  const time = timeIn(rest, joined);
  return time ? instantAt(midnight + time.at, time.behind, zone) : instantAt(midnight, "", zone);
}
