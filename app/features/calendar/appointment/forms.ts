import { z } from "zod";
import { readHours } from "#app/features/calendar/page/hours-text.ts";
import { choice, optionalLine, optionalParagraph, version } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { readDay } from "#app/values/wall-time.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { appointmentStates, appointmentLimits as limits } from "./appointment.ts";

const key = (word: WordKey) => word;

/** Hours of work, in hundredths, in quarters of an hour. */
const hours = z.string(key("calendar:form.hoursWrong")).transform((text, context) => {
  const found = readHours(text);
  if (found !== undefined && found >= limits.hours.min && found <= limits.hours.max) return found;
  context.addIssue({ code: "custom", message: key("calendar:form.hoursWrong") });
  return z.NEVER;
});

const day = z.string(key("calendar:form.dayWrong")).transform((text, context) => {
  const found = readDay(text);
  if (found) return found;
  context.addIssue({ code: "custom", message: key("calendar:form.dayWrong") });
  return z.NEVER;
});

const time = z
  .string(key("calendar:form.timeWrong"))
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, key("calendar:form.timeWrong"));

const orNull = (text: string): string | null => text || null;
const technicianId = optionalLine(64).transform(orNull);
const waits = z
  .literal("yes")
  .optional()
  .catch(undefined)
  .transform((one) => one === "yes");

/** When an appointment is, and how long; beside the fields of a job. */
export const timeForm = z.object({
  day,
  time,
  hours,
  waits,
  technicianId: technicianId.default(null),
  note: optionalParagraph(limits.note).default(""),
});

/** The same for one that is there: what is absent stays. */
export const moveForm = z.object({
  day,
  time: time.optional(),
  hours: hours.optional(),
  /** Whether the form has a tick for those who wait. */
  whole: z.string().optional(),
  waits,
  technicianId: technicianId.optional(),
  note: optionalParagraph(limits.note).optional(),
  tells: waits,
  version,
  back: z.string().optional(),
});

export const moveFormSize = formOf(limits.note, 20);

export const stateForm = z.object({
  state: choice(appointmentStates),
  tells: waits,
  version,
  back: z.string().optional(),
});
