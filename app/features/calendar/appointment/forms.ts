import { z } from "zod";
import { memberId, readAs, tick } from "#app/features/calendar/form-fields.ts";
import { choice, optionalParagraph, version } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { readDay } from "#app/values/wall-time.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { appointmentStates, appointmentLimits as limits } from "./appointment.ts";
import { readHours } from "./hours-text.ts";

const key = (word: WordKey) => word;

/** Hours of work, in hundredths, in quarters of an hour. */
const hours = readAs((text) => {
  const found = readHours(text);
  return found && found >= limits.hours.min && found <= limits.hours.max ? found : undefined;
}, "calendar:form.hoursWrong");

const day = readAs(readDay, "calendar:form.dayWrong");

const time = z
  .string(key("calendar:form.timeWrong"))
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, key("calendar:form.timeWrong"));

/** Start and length of an appointment, in addition to the fields of a job. */
export const timeForm = z.object({
  day,
  time,
  hours,
  waits: tick,
  technicianId: memberId.default(null),
  note: optionalParagraph(limits.note).default(""),
});

/** Changes to an existing appointment. Absent fields stay unchanged. */
export const moveForm = z.object({
  day,
  time: time.optional(),
  hours: hours.optional(),
  /** Whether the form has a tick for those who wait. */
  whole: z.string().optional(),
  waits: tick,
  technicianId: memberId.optional(),
  note: optionalParagraph(limits.note).optional(),
  /** Whether the customer is written to about another time. */
  tells: tick,
  version,
  back: z.string().optional(),
});

export const moveFormSize = formOf(limits.note, 20);

export const stateForm = z.object({
  state: choice(appointmentStates),
  tells: tick,
  version,
  back: z.string().optional(),
});
