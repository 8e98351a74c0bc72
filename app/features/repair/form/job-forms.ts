import { z } from "zod";
import { isPhone, phoneText } from "#app/features/customers/phone-text.ts";
import { cleanVin, vinProblem } from "#app/features/customers/vin/vin.ts";
import { carYears, jobLimits, jobStatuses } from "#app/features/repair/job.ts";
import { translationFields } from "#app/features/repair/texts/typed-texts.ts";
import { cleanText } from "#app/http/clean-text.ts";
import {
  choice,
  email,
  line,
  optionalLine,
  optionalParagraph,
  paragraph,
  version,
} from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { plainTyped } from "#app/values/amount.ts";
import { isTimeZone } from "#app/values/calendar.ts";
import { distanceUnits } from "#app/values/distance.ts";
import { languages } from "#app/values/language.ts";
import { instantOf } from "#app/values/wall-time.ts";
import type { WordKey } from "#app/values/word-key.ts";

const key = (word: WordKey) => word;
const orNull = (text: string): string | null => text || null;

/**
 * A telephone number as people write them, extensions too; it is shown and dialled, never computed
 * with.
 */
const phone = line(jobLimits.phone, phoneText).refine(isPhone, key("ui:form.phone"));

/** A whole number, written with or without separators of thousands. */
const wholeNumber = (problem: WordKey, { min, max }: { min: number; max: number }) =>
  z
    .string()
    .transform((text) => (/^\d{1,3}([., ]\d{3})+$/.test(text) ? text.replace(/\D/g, "") : text))
    .pipe(z.string().regex(/^-?\d+$/, problem))
    .transform(Number)
    .pipe(z.number(problem).min(min, key("ui:form.tooSmall")).max(max, key("ui:form.tooBig")));

/** The unit that is written behind a reading: `120 000 km`. */
const unit = /\s*(?:(kms?|kilómetros|kilometers)|mi|miles|millas)\.?$/i;

const odometer = optionalLine(40)
  .default("")
  .transform((text) => orNull(plainTyped(text).replace(unit, "")))
  .pipe(wholeNumber("repair:jobs.wholeNumber", { min: 0, max: jobLimits.odometer }).nullable());

/** A tick: the VIN stays, though its check digit does not match. */
const tick = z.literal("yes").optional().catch(undefined);

/** Required unless a checkbox tells that there is none; then the field's content is discarded. */
const withEmail = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((form) => {
    const { noEmail, ...rest } = form as Record<string, unknown>;
    return noEmail === "yes" ? { ...rest, customerEmail: null } : rest;
  }, schema);

const onFile = z.string().max(64).nullable().catch(null).default(null);

/**
 * The fields of a job's form (specification, section 5). What is not named here is not the reader's
 * to set.
 */
const fields = (currentYear: number, nameless: boolean) => ({
  customerFirstName: line(jobLimits.name),
  customerLastName: nameless ? optionalLine(jobLimits.name).default("") : line(jobLimits.name),
  customerEmail: email.nullable().transform((address) => address ?? ""),
  customerPhone: phone,
  carMake: line(jobLimits.make),
  carModel: line(jobLimits.model),
  carYear: line(40, plainTyped)
    .pipe(z.string().regex(/^-?\d+$/, key("repair:jobs.yearNumber")))
    .transform(Number)
    .pipe(
      z
        .number(key("repair:jobs.yearNumber"))
        .min(carYears(currentYear).min, key("ui:form.tooSmall"))
        .max(carYears(currentYear).max, key("ui:form.tooBig")),
    ),
  licensePlate: line(jobLimits.plate, (text) => plainTyped(text).toUpperCase()),
  vin: optionalLine(100).default("").transform(cleanVin).transform(orNull),
  odometer,
  odometerUnit: choice(distanceUnits).nullable(),
  issues: paragraph(jobLimits.issues),
  language: choice(languages),
  /** Chosen by hand: a box with the id of the record, ticked or absent. */
  customerId: onFile,
  vehicleId: onFile,
  // Absent: the form did not ask, and what is stored stays.
  technicianId: optionalLine(64).transform(orNull).optional(),
  /** Local time in `promisedZone`. */
  promised: optionalLine(40).optional(),
  promisedZone: z.string().max(64).refine(isTimeZone).catch("UTC"),
});

type Vehicle = { vin: string | null; carYear: number; keepVin?: "yes" | undefined };

/**
 * Checks the VIN against the year even if other fields are invalid, so that all errors are shown at
 * once.
 */
const withVin = <Schema extends z.ZodType<Vehicle>>(schema: Schema): Schema =>
  schema
    .refine(vinIsNot("characters"), vinSays("repair:jobs.vin.characters"))
    .refine(vinIsNot("length"), vinSays("repair:jobs.vin.length"))
    .refine(vinIsNot("checkDigit"), vinSays("repair:jobs.vin.checkDigit"));

// A year that is no number yet counts as a modern one.
const vinIsNot =
  (problem: ReturnType<typeof vinProblem>) =>
  ({ vin, carYear, keepVin }: Vehicle) =>
    vin === null ||
    (problem === "checkDigit" && keepVin === "yes") ||
    vinProblem(vin, Number(carYear) || 9999) !== problem;

const vinSays = (message: WordKey) => ({
  path: ["vin"],
  message,
  when: ({ value }: { value: unknown }) =>
    typeof (value as Partial<Vehicle> | undefined)?.vin === "string",
});

/** Unit of the reading: the typed suffix, else the selected unit. Null without a reading. */
const withUnit = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((form) => {
    const { odometer, odometerUnit = null } = form as Record<string, unknown>;
    const text = cleanText(String(odometer ?? "").slice(0, 400));
    // Checks only the end: the length of the text is not validated yet.
    const typed = unit.exec(text.slice(-20));
    const meant = typed ? (typed[1] ? "km" : "mi") : odometerUnit;
    return { ...(form as object), odometerUnit: /\d/.test(text) ? meant : null };
  }, schema);

/** The reading alone, and the version of the job that it was made from. */
export const odometerForm = withUnit(
  z.object({
    odometer: odometer.refine((reading) => reading !== null, key("ui:form.required")),
    odometerUnit: choice(distanceUnits).nullable(),
    version,
  }),
);

/** Size limit of a job's form: its two long texts in each language, and a dozen lines. */
export const jobFormSize = formOf(
  (jobLimits.issues + jobLimits.diagnostic) * languages.length + 1_000,
);

/**
 * An existing job's details. `currentYear` is the calendar year in the reader's zone; `nameless`: the
 * last name may be missing (last-name.server.ts).
 */
export const jobForm = (currentYear: number, nameless = false) =>
  withEmail(
    withUnit(
      withVin(z.object({ ...fields(currentYear, nameless), version, keepVin: tick })).transform(
        edited,
      ),
    ),
  );

type JobInput = {
  keepVin?: unknown;
  promised?: string | undefined;
  promisedZone: string;
};

/** The form as it is saved: without the tick, its promised time as an instant. */
function edited<Form extends JobInput>(
  { keepVin: _, promised, promisedZone, ...form }: Form,
  context: z.RefinementCtx,
) {
  const at = promised ? instantOf(promised, promisedZone) : undefined;
  if (promised && at === undefined)
    context.addIssue({ code: "custom", path: ["promised"], message: key("repair:jobs.promised") });
  const promisedAt = promised === undefined ? undefined : at === undefined ? null : new Date(at);
  return { ...form, promisedAt };
}

/**
 * A new job: its details, the first diagnostic, and the id that the form was given, so that sent
 * twice it is one job.
 */
export const newJobForm = (currentYear: number, nameless = false) =>
  withEmail(
    withUnit(
      withVin(
        z.object({
          ...fields(currentYear, nameless),
          diagnostic: optionalParagraph(jobLimits.diagnostic).default("").transform(orNull),
          ...translationFields("issues", jobLimits.issues),
          ...translationFields("diagnostic", jobLimits.diagnostic),
          id: z.uuid().toLowerCase().optional().catch(undefined),
          keepVin: tick,
        }),
      ).transform(edited),
    ),
  );

export const statusForm = z.object({
  status: choice(jobStatuses),
  version,
  back: z.string().optional(),
});
