import { readHours } from "#app/features/calendar/appointment/hours-text.ts";
import { readParts } from "#app/features/calendar/form-fields.ts";
import {
  calendarLimits as limits,
  type Service,
} from "#app/features/calendar/opening/calendar-settings.ts";
import { inLanguage, languages } from "#app/values/language.ts";

/** Services as typed: a line each with ` | `, the name in every language and the hours. */
export function readServices(text: string): Service[] | undefined {
  const services = readParts(text, "\n", readService, limits.services);
  return services && services.length > 0 ? services : undefined;
}

function readService(line: string): Service | undefined {
  const [en = "", es = "", typed = "", ...more] = line.split("|").map((part) => part.trim());
  const hours = readHours(typed);
  const isName = (name: string) => name !== "" && name.length <= limits.serviceName;
  if (!isName(en) || !isName(es) || !hours || more.length > 0) return undefined;
  return hours <= limits.serviceHours ? { names: { en, es }, hours } : undefined;
}

export const servicesText = (services: readonly Service[]): string =>
  services
    .map(({ names, hours }) =>
      [...languages.map((one) => inLanguage(names, one)), hours / 100].join(" | "),
    )
    .join("\n");
