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

/** Size limit of a customer's form: its note, its address, and a few lines. */
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
 * Schema of a customer. The email address is required, unless a tick says that there is none; then
 * its field is ignored. The last name may be empty with a company, or with `nameless`, of a
 * customer stored without one. `id`: a new one's, so that a repeated post makes one customer.
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

// An unknown year counts as a modern one.
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

/** Schema of a vehicle. `currentYear` in the viewer's zone; `id`: a new one's. */
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

/** Next owner of a vehicle; `version` of the vehicle as shown. */
export const handOverForm = z.object({ customerId: z.string().max(64), version });
