import { z } from "zod";
import { isPhone, phoneText } from "#app/features/customers/phone-text.ts";
import { cleanVin } from "#app/features/customers/vin/vin.ts";
import { email, optionalLine, optionalParagraph } from "#app/http/form.ts";
import { plainTyped } from "#app/values/amount.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { languageNamed, odometerOf, unitNamed } from "./cells.ts";
import { fieldLimits, type ImportField } from "./fields.ts";

const key = (word: WordKey) => word;
const short = (field: ImportField) => optionalLine(fieldLimits[field]!);
const long = (field: ImportField) => optionalParagraph(fieldLimits[field]!);
const id = z.string().transform((one) => (/^[\w-]{1,64}$/.test(one) ? one : ""));

/** Spreadsheets write whole numbers as `2015.0`. */
const wholeNumber = (text: string) => plainTyped(text).replace(/(?<=\d)\.0+$/, "");

const schemas: Record<ImportField, z.ZodType<string>> = {
  firstName: short("firstName"),
  lastName: short("lastName"),
  fullName: short("fullName"),
  company: short("company"),
  email,
  phone: short("phone").transform(phoneText).refine(isPhone, key("ui:form.phone")),
  address: long("address"),
  taxId: short("taxId"),
  exemptNumber: short("exemptNumber"),
  language: optionalLine(60).refine(
    (one) => one === "" || languageNamed(one) !== undefined,
    key("imports:problem.language"),
  ),
  note: long("note"),
  make: short("make"),
  model: short("model"),
  year: optionalLine(60)
    .transform(wholeNumber)
    .refine((one) => /^(\d{4})?$/.test(one), key("imports:problem.year")),
  engine: short("engine"),
  plate: short("plate").transform((one) => plainTyped(one).toUpperCase()),
  vin: optionalLine(100).transform(cleanVin),
  odometer: optionalLine(60)
    .transform(wholeNumber)
    .refine(
      (one) => one === "" || (odometerOf(one)?.reading ?? Infinity) <= fieldLimits.odometer!,
      key("imports:problem.odometer"),
    ),
  odometerUnit: optionalLine(60).refine(
    (one) => one === "" || unitNamed(one) !== undefined,
    key("imports:problem.unit"),
  ),
  customerId: id,
  vehicleId: id,
};

/** `partly`: the cell contains more than its value, and goes into the note, too. */
type ReadCell = { value: string; partly: boolean } | { problem: WordKey };

/** Longest cell searched for a number or an address. */
const longestSearched = 1_000;

/** A number among other words: at least seven digits, in usual grouping. */
const numbers = /\+?\(?\d(?:[\s().-]{0,3}\d){6,}/g;
const addresses = /[^\s<>,;:"'()[\]]+@[^\s<>,;:"'()[\]@]+/g;

const finders: Partial<Record<ImportField, (cell: string) => string[]>> = {
  phone: (cell) => phoneText(cell).match(numbers) ?? [],
  email: (cell) => cell.match(addresses) ?? [],
};

/**
 * Parses a cell that is not empty. Of several numbers or addresses, or one among other words, the
 * first valid one counts.
 */
export function readCell(field: ImportField, cell: string): ReadCell {
  if (cell.includes("\ufffd")) return { problem: "imports:problem.unreadable" };
  const read = schemas[field].safeParse(cell);
  if (read.success) return { value: read.data, partly: false };
  const found = cell.length <= longestSearched ? finders[field]?.(cell) : undefined;
  for (const one of found ?? []) {
    const part = schemas[field].safeParse(one);
    if (part.success) return { value: part.data, partly: true };
  }
  return { problem: read.error.issues[0]!.message as WordKey };
}
