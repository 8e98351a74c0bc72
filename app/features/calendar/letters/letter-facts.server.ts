import { href } from "react-router";
import type { Appointment } from "#app/features/calendar/appointment/rows.server.ts";
import type { Config } from "#app/platform/config/config.ts";
import type { Language } from "#app/values/language.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { LetterFacts } from "./letter-texts.ts";
import { formatWhen } from "./when.ts";

type Circumstances = { shop: string; token: string; config: Pick<Config, "appUrl"> };

/** Facts of an appointment for a letter or a text message, in a language. */
export const factsOf = (
  row: Appointment,
  language: Language,
  { shop, token, config }: Circumstances,
): LetterFacts => ({
  name: row.firstName,
  shop,
  when: formatWhen(row.startsAt.getTime(), language, row.zone),
  vehicle: vehicleName(row, language),
  link: config.appUrl + href("/appointments/:token", { token }),
});
