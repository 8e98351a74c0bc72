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

type Reading = { columns: ImportColumns; currentYear: number; language: Language };
type Read = { ok: true; row: ImportedRow } | { ok: false; problems: RowProblem[] };
/** Notes a problem of a row, which is then refused. */
type Refuse = (field: ImportField | null, problem: WordKey) => void;

/**
 * What a row says, or everything that it is refused for. `language` is that of a customer whose row
 * names none.
 */
export function readRow(cells: readonly string[], reading: Reading): Read {
  const problems: RowProblem[] = [];
  const refuse: Refuse = (field, problem) => problems.push({ field, problem });
  const values = valuesOf(cells, reading.columns, refuse);
  // What cannot be read is not missing, too.
  const lacks = (...fields: ImportField[]) =>
    !problems.some(({ field }) => field && fields.includes(field));
  const row = {
    customer: customerOf(values, reading.language, { refuse, lacks }),
    vehicle: vehicleOf(values, reading.currentYear, { refuse, lacks }),
    customerId: values.customerId || null,
    vehicleId: values.vehicleId || null,
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, row };
}

type Values = Partial<Record<ImportField, string>>;
type Judge = { refuse: Refuse; lacks: (...fields: ImportField[]) => boolean };

function valuesOf(cells: readonly string[], columns: ImportColumns, refuse: Refuse): Values {
  const values: Values = {};
  for (const [at, field] of columns.slice(0, importLimits.columns).entries()) {
    const cell = cells[at]?.trim() ?? "";
    if (!field || cell === "") continue;
    const read = schemas[field].safeParse(cell);
    if (cell.includes("\ufffd")) refuse(field, "imports:problem.unreadable");
    else if (!read.success) refuse(field, read.error.issues[0]!.message as WordKey);
    else values[field] = read.data;
  }
  return values;
}

function customerOf(values: Values, language: Language, { refuse, lacks }: Judge): CustomerDetails {
  const whole = nameParts(values.fullName ?? "");
  const company = values.company || null;
  const named = {
    firstName: values.firstName || (values.lastName ? "" : whole.firstName),
    lastName: values.lastName || (values.firstName ? "" : whole.lastName),
  };
  // A company without a person is called by its own name.
  const name = named.firstName || named.lastName ? named : { firstName: company, lastName: "" };
  const firstName = name.firstName || name.lastName;
  if (!firstName && lacks("fullName", "firstName", "lastName", "company"))
    refuse(null, "imports:problem.noName");
  for (const field of ["firstName", "lastName"] as const)
    if ((name[field] ?? "").length > fieldLimits[field]!)
      refuse(values.fullName ? "fullName" : field, "ui:form.tooLong");
  return {
    firstName: firstName ?? "",
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

function vehicleOf(
  values: Values,
  currentYear: number,
  { refuse, lacks }: Judge,
): VehicleDetails | null {
  const { make = "", model = "", engine = "", plate = "", vin = "", odometer = "" } = values;
  const year = values.year ? Number(values.year) : null;
  if (!make && !model && !plate && !vin) {
    if (year === null && !engine && !odometer) return null;
    if (lacks("make", "model", "plate", "vin")) refuse("make", "imports:problem.noMake");
  }
  if (year !== null && (year < 1900 || year > currentYear + 1))
    refuse("year", "imports:problem.year");
  const problem = vin && vinProblem(vin, year ?? (isUniqueVin(vin) ? currentYear : 0));
  if (problem && problem !== "checkDigit") refuse("vin", `imports:problem.vin.${problem}`);
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
