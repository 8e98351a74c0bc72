import { readHours } from "#app/features/calendar/appointment/hours-text.ts";
import {
  calendarLimits as limits,
  type Service,
} from "#app/features/calendar/opening/calendar-settings.ts";
import { inLanguage, languages } from "#app/values/language.ts";

/** Services as typed: a line each with ` | `, the name in every language and the hours. */
export function readServices(text: string): Service[] | undefined {
  const services = text
    .split("\n")
    .flatMap((one) => one.trim() || [])
    .map((one): Service | undefined => {
      const [en = "", es = "", typed = "", ...more] = one.split("|").map((part) => part.trim());
      const hours = readHours(typed);
      const isName = (name: string) => name !== "" && name.length <= limits.serviceName;
      if (!isName(en) || !isName(es) || !hours || more.length > 0) return undefined;
      return hours <= limits.serviceHours ? { names: { en, es }, hours } : undefined;
    });
  const read = services.filter((one) => one !== undefined);
  const isWhole = read.length === services.length && read.length <= limits.services;
  return isWhole && read.length > 0 ? read : undefined;
}

export const servicesText = (services: readonly Service[]): string =>
  services
    .map(({ names, hours }) =>
      [...languages.map((one) => inLanguage(names, one)), hours / 100].join(" | "),
    )
    .join("\n");
