import { z } from "zod";
import type { CustomerDetails } from "#app/features/customers/person/customer.server.ts";
import type { VehicleDetails } from "#app/features/customers/vehicle/vehicle.server.ts";
import { cleanVin, isUniqueVin, vinProblem } from "#app/features/customers/vin/vin.ts";
import { email, optionalLine, optionalParagraph } from "#app/http/form.ts";
import type { Language } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { languageNamed, nameParts, odometerOf, unitNamed } from "./cells.ts";
import { fieldLimits, type ImportColumns, type ImportField, importLimits } from "./fields.ts";

const key = (word: WordKey) => word;

/** The ids are those of an export. */
export type ImportedRow = {
  customer: CustomerDetails;
  vehicle: VehicleDetails | null;
  customerId: string | null;
  vehicleId: string | null;
};

export type RowProblem = { field: ImportField | null; problem: WordKey };

const short = (field: ImportField) => optionalLine(fieldLimits[field]!);
const long = (field: ImportField) => optionalParagraph(fieldLimits[field]!);
const id = z.string().transform((one) => (/^[\w-]{1,64}$/.test(one) ? one : ""));

/** How a cell is read that is not empty. */
const schemas: Record<ImportField, z.ZodType<string>> = {
  firstName: short("firstName"),
  lastName: short("lastName"),
  fullName: short("fullName"),
  company: short("company"),
  email: email,
  phone: short("phone")
    .transform((one) => one.replace(/\p{Pd}/gu, "-"))
    .refine((one) => /^(?:(?=.*\d)(?:[\d\s+()./-]|ext\.?|x)+)?$/i.test(one), key("ui:form.phone")),
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
  year: optionalLine(60).refine((one) => /^(\d{4})?$/.test(one), key("imports:problem.year")),
  engine: short("engine"),
  plate: short("plate").transform((one) => one.toUpperCase()),
  vin: optionalLine(100).transform(cleanVin),
  odometer: optionalLine(60).refine(
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

class Refused extends Error {
  readonly problem: RowProblem;
  constructor(field: ImportField | null, problem: WordKey) {
    super(problem);
    this.problem = { field, problem };
  }
}

type Reading = { columns: ImportColumns; currentYear: number; language: Language };

/** What a row says, or why it is refused. `language` is that of a customer whose row names none. */
export function readRow(
  cells: readonly string[],
  reading: Reading,
): { ok: true; row: ImportedRow } | ({ ok: false } & RowProblem) {
  try {
    return { ok: true, row: rowOf(valuesOf(cells, reading.columns), reading) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, ...error.problem };
    throw error;
  }
}

type Values = Partial<Record<ImportField, string>>;

function valuesOf(cells: readonly string[], columns: ImportColumns): Values {
  const values: Values = {};
  for (const [at, field] of columns.slice(0, importLimits.columns).entries()) {
    const cell = cells[at]?.trim() ?? "";
    if (!field || cell === "") continue;
    if (cell.includes("\ufffd")) throw new Refused(field, "imports:problem.unreadable");
    const read = schemas[field].safeParse(cell);
    if (!read.success) throw new Refused(field, read.error.issues[0]!.message as WordKey);
    values[field] = read.data;
  }
  return values;
}

const rowOf = (values: Values, reading: Reading): ImportedRow => ({
  customer: customerOf(values, reading.language),
  vehicle: vehicleOf(values, reading.currentYear),
  customerId: values.customerId || null,
  vehicleId: values.vehicleId || null,
});

function customerOf(values: Values, language: Language): CustomerDetails {
  const whole = nameParts(values.fullName ?? "");
  const company = values.company || null;
  const named = {
    firstName: values.firstName || (values.lastName ? "" : whole.firstName),
    lastName: values.lastName || (values.firstName ? "" : whole.lastName),
  };
  // A company without a person is called by its own name.
  const name = named.firstName || named.lastName ? named : { firstName: company, lastName: "" };
  const firstName = name.firstName || name.lastName;
  if (!firstName) throw new Refused(null, "imports:problem.noName");
  for (const field of ["firstName", "lastName"] as const)
    if ((name[field] ?? "").length > fieldLimits[field]!)
      throw new Refused(values.fullName ? "fullName" : field, "ui:form.tooLong");
  return {
    firstName,
    lastName: name.firstName ? name.lastName : "",
    company,
    email: values.email || null,
    phone: values.phone || null,
    address: values.address || null,
    taxId: values.taxId || null,
    exemptNumber: values.exemptNumber || null,
    language: languageNamed(values.language ?? "") ?? language,
    note: values.note || null,
  };
}

function vehicleOf(values: Values, currentYear: number): VehicleDetails | null {
  const { make = "", model = "", engine = "", plate = "", vin = "", odometer = "" } = values;
  const year = values.year ? Number(values.year) : null;
  if (!make && !model && !plate && !vin) {
    if (year === null && !engine && !odometer) return null;
    throw new Refused("make", "imports:problem.noMake");
  }
  if (year !== null && (year < 1900 || year > currentYear + 1))
    throw new Refused("year", "imports:problem.year");
  const problem = vin && vinProblem(vin, year ?? (isUniqueVin(vin) ? currentYear : 0));
  if (problem && problem !== "checkDigit")
    throw new Refused("vin", `imports:problem.vin.${problem}`);
  const reading = odometerOf(odometer);
  return {
    make,
    model,
    year,
    engine: engine || null,
    plate: plate || null,
    vin: vin || null,
    odometer: reading?.reading ?? null,
    odometerUnit: reading ? (reading.unit ?? unitNamed(values.odometerUnit ?? "") ?? null) : null,
  };
}
