import type { Language } from "#app/values/language.ts";

const locales: Record<Language, string> = { en: "en-US", es: "es-MX" };

/** The day and time: "Monday, November 30 at 9:00 AM", "lunes, 30 de noviembre, 9:00 a.m.". */
export const formatWhen = (instant: number, language: Language, zone: string): string =>
  new Intl.DateTimeFormat(locales[language], {
    timeZone: zone,
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(instant);

const longDays = new Map<Language, Intl.DateTimeFormat>();

/** A calendar day in full, without its year: "Monday, November 30". */
export function formatLongDay(day: string, language: Language): string {
  let format = longDays.get(language);
  if (!format) {
    const style = { weekday: "long", month: "long", day: "numeric" } as const;
    format = new Intl.DateTimeFormat(locales[language], { timeZone: "UTC", ...style });
    longDays.set(language, format);
  }
  return format.format(Date.parse(day));
}
