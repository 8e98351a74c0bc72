import { day } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";

const [minute, hour] = [60_000, 60 * 60_000];
/** The web is younger than this; what is older is a default value of somebody's program. */
const earliest = Date.UTC(1995, 0, 1);

const months = "jan ene|feb|mar|apr abr|may|jun|jul|aug ago|sep set|oct|nov|dec dic".split("|").map((names) => names.split(" "));
const units: readonly (readonly [RegExp, number])[] = [
  [/^(s|secs?|seconds?|segs?|segundos?)$/, 1_000],
  [/^(m|mins?|minutes?|minutos?)$/, minute],
  [/^(h|hrs?|hours?|horas?)$/, hour],
  [/^(d|days?|dias?)$/, day],
  [/^(w|wks?|weeks?|sem|semanas?)$/, 7 * day],
  [/^(mo|months?|mes|meses)$/, 30 * day],
  [/^(y|yrs?|years?|anos?)$/, 365 * day],
];
const zones: Record<string, number> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
  art: -3,
  cet: 1,
  cest: 2,
};

/**
 * When something was published, as English and Spanish pages and feeds write it, in milliseconds; undefined when it does not say, or
 * says what cannot be (1601, 9999, next week). Without a zone it is UTC; 3/12 is March in English and December in Spanish. `now` in
 * milliseconds.
 */
export function readDate(written: string | undefined, now: number, language: Language = "en"): number | undefined {
  const text = fold(written ?? "");
  if (!text || text.length > 120) return undefined;
  const at = numbered(text) ?? relative(text, now) ?? byYearFirst(text) ?? byName(text) ?? bySlashes(text, language);
  if (at === undefined || Number.isNaN(at) || at < earliest || at > now + day) return undefined;
  return Math.min(at, now);
}

const fold = (text: string) =>
  text
    .slice(0, 200)
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();

/** Seconds or milliseconds since 1970. */
function numbered(text: string): number | undefined {
  if (!/^\d{9,13}$/.test(text)) return undefined;
  return text.length > 10 ? Number(text) : Number(text) * 1_000;
}

/** "hace 2 horas", "3 days ago", "ayer", "just now". */
function relative(text: string, now: number): number | undefined {
  if (/\b(just now|hoy|today|ahora( mismo)?|recien|hace (un momento|instantes|segundos))\b/.test(text)) return now;
  if (/\b(yesterday|ayer)\b/.test(text)) return now - (/\bantes de ayer\b|\banteayer\b/.test(text) ? 2 : 1) * day;
  if (/\banteayer\b/.test(text)) return now - 2 * day;
  const match = /\bhace (?:mas de |unos |unas )?(\d{1,3}|un|una) ([a-z]+)/.exec(text) ?? /\b(\d{1,3}|an?|one) ?([a-z]+) ago\b/.exec(text);
  if (!match) return undefined;
  const unit = units.find(([name]) => name.test(match[2]!))?.[1];
  return unit && now - (Number(match[1]) || 1) * unit;
}

const clock = String.raw`(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:\.\d+)? ?([ap])?\.? ?m?`;
const time = new RegExp(`(?:^|[^\\d])${clock}`);

/** ISO 8601 and its relatives: 2026-03-12, 2026/03/12 14:05, 2026-03-12T14:05:00.123-06:00, 20260312. */
function byYearFirst(text: string): number | undefined {
  const match =
    /(?:^|\D)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)(.*)$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})(?:t(.*))?$/.exec(text.replace(/^(\d{8}t\d\d)(\d\d)/, "$1:$2"));
  return match ? instant(Number(match[1]), Number(match[2]), Number(match[3]), (match[4] ?? "").replace(/^t/, " ")) : undefined;
}

/** "Thu, 12 Mar 2026 14:05:00 GMT", "12 de marzo de 2026", "March 12th, 2026 at 2:05 pm". */
function byName(text: string): number | undefined {
  const first =
    /(?:^|\D)(\d{1,2})(?:st|nd|rd|th|o)?[\s.,/-]*(?:de |of )?([a-z]{3,10})\.?[\s.,/-]*(?:de |del )?(\d{4}|\d{2})(?!\d|:)(.*)$/.exec(text);
  const month = first && monthOf(first[2]!);
  if (first && month) return instant(whole(first[3]!), month, Number(first[1]), first[4]!);
  for (const [, name, date, year, rest] of text.matchAll(/([a-z]{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (?:de |del )?(\d{4})(?!\d)(.*)/g)) {
    const named = monthOf(name!);
    if (named) return instant(Number(year), named, Number(date), rest!);
  }
  return undefined;
}

/** 12/03/2026: as the language has it, unless only the other way makes a date. */
function bySlashes(text: string, language: Language): number | undefined {
  const match = /(?:^|\D)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?!\d)(.*)$/.exec(text);
  if (!match) return undefined;
  const [one, two] = [Number(match[1]), Number(match[2])];
  const monthFirst = two > 12 || (language === "en" && one <= 12);
  const [date, month] = monthFirst ? [two, one] : [one, two];
  return instant(Number(match[3]), month, date, match[4]!);
}

const monthOf = (name: string) => months.findIndex((names) => names.some((start) => name.startsWith(start))) + 1 || undefined;
const whole = (year: string) => Number(year) + (year.length === 2 ? 2000 : 0);

function instant(year: number, month: number, date: number, rest: string): number | undefined {
  const at = Date.UTC(year, month - 1, date);
  const made = new Date(at);
  if (Number.isNaN(at) || made.getUTCMonth() !== month - 1 || made.getUTCDate() !== date || year < 100) return undefined;
  const match = time.exec(rest);
  if (!match) return at;
  const [hours, minutes, seconds] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)];
  if (hours > 24 || minutes > 59 || seconds > 60) return at;
  const turned = match[4] === "p" && hours < 12 ? hours + 12 : match[4] === "a" && hours === 12 ? 0 : hours;
  return at + turned * hour + minutes * minute + seconds * 1_000 - offset(rest.slice(match.index + match[0].length));
}

/** What a zone is ahead of UTC, in milliseconds: "-06:00", "+0530", "EST", "(GMT-3)". Nothing is UTC. */
function offset(text: string): number {
  const match = /([+−-])(\d{1,2}):?(\d{2})?/.exec(text);
  if (match && Number(match[2]) <= 14) return (match[1] === "+" ? 1 : -1) * (Number(match[2]) * hour + Number(match[3] ?? 0) * minute);
  const name = /[a-z]+/.exec(text)?.[0] ?? "";
  return (Object.hasOwn(zones, name) ? zones[name]! : 0) * hour;
}
