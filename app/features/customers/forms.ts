import { z } from "zod";
import { choice, email, line, optionalLine, optionalParagraph, version } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { plainTyped } from "#app/values/amount.ts";
import { distanceUnits } from "#app/values/distance.ts";
import { languages } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { customerLimits } from "./customer.ts";
import { isPhone, phoneText } from "./phone-text.ts";
import { cleanVin, vinProblem } from "./vin/vin.ts";

const key = (word: WordKey) => word;
const orNull = (text: string): string | null => text || null;
const optional = (max: number) => optionalLine(max).default("").transform(orNull);

const phone = optionalLine(customerLimits.phone)
  .default("")
  .transform(phoneText)
  .refine((text) => text === "" || isPhone(text), key("ui:form.phone"))
  .transform(orNull);

/** How much the form of a customer may be: its note, its address, and a few lines. */
export const customerFormSize = formOf(customerLimits.note + customerLimits.address + 1_000);

const customer = z.object({
  firstName: line(customerLimits.name),
  lastName: optionalLine(customerLimits.name).default(""),
  company: optional(customerLimits.company),
  email: email.nullable(),
  phone,
  address: optionalParagraph(customerLimits.address).default("").transform(orNull),
  taxId: optional(customerLimits.taxId),
  exemptNumber: optional(customerLimits.taxId),
  language: choice(languages),
  note: optionalParagraph(customerLimits.note).default("").transform(orNull),
  version,
  id: z.uuid().toLowerCase().optional().catch(undefined),
});

const isNamed = ({ lastName, company }: { lastName: string; company: string | null }) =>
  lastName !== "" || Boolean(company);

const lastNameIsMissing = {
  path: ["lastName"],
  message: key("ui:form.required"),
  when: ({ value }: { value: unknown }) =>
    typeof (value as { lastName?: unknown } | undefined)?.lastName === "string",
};

/**
 * A customer. The e-mail address is required, unless a tick says that there is none; then nothing
 * is kept, whatever stands in the field. The last name may be missing where there is a company, and
 * with `nameless`, of one who is stored without. `id`: a new one's, so that the form makes one
 * customer even when it is sent twice.
 */
export const customerForm = (nameless = false) =>
  z.preprocess(
    (form) => {
      const { noEmail, ...rest } = form as Record<string, unknown>;
      return noEmail === "yes" ? { ...rest, email: null } : rest;
    },
    nameless ? customer : customer.refine(isNamed, lastNameIsMissing),
  );

const wholeNumber = (problem: WordKey, max: number, min = 0) =>
  z
    .string()
    .transform(plainTyped)
    .transform((text) => (/^\d{1,3}([., ]\d{3})+$/.test(text) ? text.replace(/\D/g, "") : text))
    .pipe(z.string().regex(/^-?\d+$/, problem))
    .transform(Number)
    .pipe(z.number(problem).min(min, key("ui:form.tooSmall")).max(max, key("ui:form.tooBig")))
    .nullable();

type Car = { vin: string | null; year: number | null; keepVin?: "yes" | undefined };

// A year that is not known counts as a modern one.
const vinIsNot =
  (problem: ReturnType<typeof vinProblem>) =>
  ({ vin, year, keepVin }: Car) =>
    vin === null ||
    (problem === "checkDigit" && keepVin === "yes") ||
    vinProblem(vin, Number(year) || 9999) !== problem;

const vinSays = (message: WordKey) => ({
  path: ["vin"],
  message,
  when: ({ value }: { value: unknown }) =>
    typeof (value as Partial<Car> | undefined)?.vin === "string",
});

/** A vehicle. `currentYear` is the calendar year in the reader's zone; `id`: a new one's. */
export const vehicleForm = (currentYear: number) =>
  z
    .object({
      make: line(customerLimits.make),
      model: line(customerLimits.model),
      year: optional(40).pipe(
        wholeNumber("customers:vehicleForm.yearNumber", currentYear + 1, 1900),
      ),
      engine: optional(customerLimits.engine),
      plate: optionalLine(customerLimits.plate)
        .default("")
        .transform((text) => orNull(plainTyped(text).toUpperCase())),
      vin: optionalLine(100).default("").transform(cleanVin).transform(orNull),
      keepVin: z.literal("yes").optional().catch(undefined),
      odometer: optional(40).pipe(
        wholeNumber("customers:vehicleForm.wholeNumber", customerLimits.odometer),
      ),
      odometerUnit: choice(distanceUnits).nullable().default(null),
      version,
      id: z.uuid().toLowerCase().optional().catch(undefined),
    })
    .refine(vinIsNot("characters"), vinSays("repair:jobs.vin.characters"))
    .refine(vinIsNot("length"), vinSays("repair:jobs.vin.length"))
    .refine(vinIsNot("checkDigit"), vinSays("repair:jobs.vin.checkDigit"))
    .transform(({ keepVin: _, odometerUnit, ...form }) => ({
      ...form,
      odometerUnit: form.odometer === null ? null : odometerUnit,
    }));

/** The customer who gets a vehicle; `version` of the vehicle that the choice was made over. */
export const handOverForm = z.object({ customerId: z.string().max(64), version });
