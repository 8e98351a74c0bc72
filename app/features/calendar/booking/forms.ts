import { z } from "zod";
import { appointmentLimits } from "#app/features/calendar/appointment/appointment.ts";
import { tick } from "#app/features/calendar/form-fields.ts";
import { plateFoundBy } from "#app/features/customers/found-by.ts";
import { isPhone, phoneText } from "#app/features/customers/phone-text.ts";
import { cleanVin, vinProblem } from "#app/features/customers/vin/vin.ts";
import { carYears, jobLimits } from "#app/features/repair/job.ts";
import { email, line, optionalLine, optionalParagraph } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { plainTyped } from "#app/values/amount.ts";
import { readDay } from "#app/values/wall-time.ts";
import type { WordKey } from "#app/values/word-key.ts";

const key = (word: WordKey) => word;

export const bookingFormSize = formOf(appointmentLimits.complaint + 1_000, 30);

/** The first step: the complaint, and the index of the shop's service. */
const whatFields = z.object({
  complaint: optionalParagraph(appointmentLimits.complaint).default(""),
  service: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .catch(0),
  waits: tick,
  /** Created when the form is first shown: sent twice, it is one appointment. */
  key: z.string().max(64).optional(),
  /** The secret of an earlier visit with this vehicle. */
  again: z.string().max(64).catch("").default(""),
});

/** A complaint is optional for a named service. Service 0 is for all others. */
export const whatForm = whatFields.refine(
  ({ complaint, service }) => complaint !== "" || service > 0,
  { path: ["complaint"], message: key("ui:form.required") },
);

/** The day, and the hour, when they are chosen. */
export const whenForm = z.object({
  day: z
    .string()
    .optional()
    .transform((text) => readDay(text ?? null)),
  time: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .optional()
    .catch(undefined),
});

/** The last step: the customer and the vehicle. */
export const whoForm = (currentYear: number) =>
  z
    .object({
      firstName: line(jobLimits.name),
      lastName: line(jobLimits.name),
      phone: line(jobLimits.phone, phoneText).refine(isPhone, key("ui:form.phone")),
      email: z.preprocess((text) => (text === "" ? undefined : text), email.optional()),
      make: line(jobLimits.make),
      model: line(jobLimits.model),
      year: line(40, plainTyped)
        .pipe(z.string().regex(/^\d+$/, key("repair:jobs.yearNumber")))
        .transform(Number)
        .pipe(
          z
            .number()
            .min(carYears(currentYear).min, key("ui:form.tooSmall"))
            .max(carYears(currentYear).max, key("ui:form.tooBig")),
        ),
      plate: optionalLine(jobLimits.plate)
        .default("")
        .transform((text) => plainTyped(text).toUpperCase()),
      vin: optionalLine(100)
        .default("")
        .transform(cleanVin)
        .refine(
          (vin) => vin === "" || !["characters", "length"].includes(String(vinProblem(vin, 9999))),
          key("booking:vinWrong"),
        ),
      consent: z.literal("yes", key("booking:consentMissing")),
      marketing: tick,
      /** No person sees this field: who fills it in is a program. */
      website: z.string().max(2_000).default(""),
    })
    .superRefine(({ plate, vin }, context) => {
      if (plateFoundBy(plate) === null && vin === "")
        context.addIssue({ code: "custom", message: key("booking:plateOrVin"), path: ["plate"] });
    });
