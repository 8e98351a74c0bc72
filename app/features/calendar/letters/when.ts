import type { Language } from "#app/values/language.ts";

const locales: Record<Language, string> = { en: "en-US", es: "es-MX" };

/** A day and the time of it in full: "Monday, November 30 at 9:00 AM", "lunes, 30 de noviembre, 9:00 a.m.". */
export const formatWhen = (instant: number, language: Language, zone: string): string =>
  new Intl.DateTimeFormat(locales[language], {
    timeZone: zone,
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(instant);

/** A calendar day in full, without its year: "Monday, November 30". */
export const formatLongDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    timeZone: "UTC",
    weekday: "long",
    month: "long",
    day: "numeric",
  }).format(Date.parse(day));
