import type { CustomerDetails } from "#app/features/customers/person/customer.server.ts";
import type { VehicleDetails } from "#app/features/customers/vehicle/vehicle.server.ts";
import { isUniqueVin, vinProblem } from "#app/features/customers/vin/vin.ts";
import type { Language } from "#app/values/language.ts";
import { languageNamed, odometerOf, unitNamed } from "./cells.ts";
import { type ImportColumns, type ImportField, importLimits } from "./fields.ts";
import { nameOf } from "./names.ts";
import type { Leave, RowProblem } from "./row-problem.ts";
import { type Values, valuesOf } from "./row-values.ts";

/** The ids are those of an export. */
export type ImportedRow = {
  customer: CustomerDetails;
  vehicle: VehicleDetails | null;
  customerId: string | null;
  vehicleId: string | null;
  /** Whether the row itself names the customer's language. */
  saysLanguage: boolean;
};

type Reading = {
  columns: ImportColumns;
  headings?: readonly string[];
  currentYear: number;
  language: Language;
};
/** `without`: what a row comes in without, and why. */
type RowResult =
  | { ok: true; row: ImportedRow; without: RowProblem[] }
  | { ok: false; problems: RowProblem[] };
const nameFields: readonly (ImportField | null)[] = ["firstName", "lastName", "fullName"];

/**
 * What a row says, and what of it cannot be taken; or why it is refused: it names nobody, or has more
 * cells than there are headings, so that nobody knows which is which. `language` is that of a
 * customer whose row names none.
 */
export function readRow(cells: readonly string[], reading: Reading): RowResult {
  const { columns, headings = [], currentYear, language } = reading;
  if (columns.length < importLimits.columns && cells.slice(columns.length).some(isFilled))
    return { ok: false, problems: [{ field: null, problem: "imports:problem.tooManyCells" }] };
  const without: RowProblem[] = [];
  const leave: Leave = (field, problem) => without.push({ field, problem });
  const values = valuesOf(cells, { columns, headings }, leave);
  const name = nameOf(values, leave);
  const isNameless = name.firstName === "" && name.lastName === "";
  const lostName = without.some(({ field }) => nameFields.includes(field));
  if (isNameless && !lostName && !without.some(({ field }) => field === "company"))
    leave(null, "imports:problem.noName");
  if (isNameless || lostName) return { ok: false, problems: without };
  const named = languageNamed(values.language ?? "");
  const vehicle = vehicleOf(values, currentYear, leave);
  return {
    ok: true,
    without,
    row: {
      customer: {
        ...name,
        email: values.email || null,
        phone: values.phone || null,
        address: values.address || null,
        taxId: values.taxId || null,
        exemptNumber: values.exemptNumber || null,
        language: named ?? language,
        note: values.note || null,
      },
      vehicle,
      customerId: values.customerId || null,
      vehicleId: values.vehicleId || null,
      saysLanguage: named !== undefined,
    },
  };
}

const isFilled = (cell: string) => cell.trim() !== "";

function vehicleOf(values: Values, currentYear: number, leave: Leave): VehicleDetails | null {
  const { make = "", model = "", engine = "", plate = "", odometer = "" } = values;
  const year = yearOf(values, currentYear, leave);
  const vin = vinOf(values.vin ?? "", year ?? undefined, currentYear, leave);
  if (!make && !model && !plate && !vin) {
    for (const field of ["year", "engine", "odometer"] as const)
      if (values[field] && !(field === "year" && year === null))
        leave(field, "imports:problem.noMake");
    return null;
  }
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

function yearOf({ year: typed }: Values, currentYear: number, leave: Leave): number | null {
  if (!typed) return null;
  const year = Number(typed);
  if (year >= 1900 && year <= currentYear + 1) return year;
  leave("year", "imports:problem.year");
  return null;
}

/** A VIN without its check digit comes in: people read it off a car, and may correct it later. */
function vinOf(vin: string, year: number | undefined, currentYear: number, leave: Leave): string {
  const problem = vin && vinProblem(vin, year ?? (isUniqueVin(vin) ? currentYear : 0));
  if (!problem || problem === "checkDigit") return vin;
  leave("vin", `imports:problem.vin.${problem}`);
  return "";
}
