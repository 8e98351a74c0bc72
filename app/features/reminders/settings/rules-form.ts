import { z } from "zod";
import { readAs, tick } from "#app/features/calendar/form-fields.ts";
import { ruleLimits as limits } from "#app/features/reminders/service.ts";
import { optionalParagraph, version } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { readServices } from "./services-text.ts";

const servicesLength = limits.services * 400;
export const rulesFormSize = formOf(servicesLength + 1_000, 20);

const numberWrong: WordKey = "reminders:settings.numberWrong";
const wholeNumber = (min: number, max: number) =>
  z
    .string(numberWrong)
    .trim()
    .regex(/^\d{1,3}$/, numberWrong)
    .transform(Number)
    .pipe(z.number().min(min, numberWrong).max(max, numberWrong));

/** The form of when a shop thinks of work again. */
export const rulesForm = z
  .object({
    services: readAs(
      readServices,
      "reminders:settings.servicesWrong",
      optionalParagraph(servicesLength).default(""),
    ),
    declinedMonths: wholeNumber(1, limits.months),
    yellowMonths: wholeNumber(1, limits.months),
    redMonths: wholeNumber(0, limits.months),
    leadDays: wholeNumber(0, limits.leadDays),
    asksByItself: tick,
    version,
  })
  .transform(({ version: opened, ...settings }) => ({ settings, version: opened ?? 0 }));
