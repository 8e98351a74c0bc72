import { z } from "zod";
import { tick } from "#app/features/calendar/form-fields.ts";
import { choice, line, optionalLine } from "#app/http/form.ts";
import { clockLimits, withoutJob } from "./entry.ts";

const id = z.string().max(64).optional().catch(undefined);

const back = optionalLine(500).catch("");

/** The work that begins: a job, with or without one of its quotes, or another activity. */
export const startForm = z.object({
  id,
  quoteId: optionalLine(64)
    .transform((text) => text || null)
    .catch(null),
  activity: choice(withoutJob).catch("other"),
  back,
});

export const stopForm = z.object({ id: z.string().max(64).catch(""), back });

const wall = z.string("ui:form.required").regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/, "clock:form.noTime");

export const correctionForm = z.object({
  id,
  from: wall,
  to: wall,
  work: optionalLine(300),
  activity: choice(withoutJob).catch("other"),
  why: line(clockLimits.why),
});

/** A PIN that is typed to be checked. */
export const pin = z.string("clock:pin.wrongForm").regex(/^\d{4,6}$/, "clock:pin.wrongForm");

/** A new PIN. Equal digits and sequences are refused, because they are guessed first. */
export const pinForm = z.object({
  code: pin.refine((typed) => !isEasy(typed), "clock:pin.tooEasy"),
});

function isEasy(typed: string): boolean {
  const steps = [...typed].slice(1).map((digit, at) => Number(digit) - Number(typed[at]));
  return [0, 1, -1].some((step) => steps.every((one) => one === step));
}

export const clockSettingsForm = z.object({ usesClock: tick });
