import type { CustomerDetails } from "#app/features/customers/person/customer.server.ts";
import type { VehicleDetails } from "#app/features/customers/vehicle/vehicle.server.ts";
import { isUniqueVin, vinProblem } from "#app/features/customers/vin/vin.ts";
import type { Language } from "#app/values/language.ts";
import { languageNamed, odometerOf, unitNamed } from "./cells.ts";
import { type ImportColumns, type ImportField, importLimits } from "./fields.ts";
import { nameOf } from "./names.ts";
import type { Leave, RowProblem } from "./row-problem.ts";
import { type Values, valuesOf } from "./row-values.ts";

/** Ids are from an export. */
export type ImportedRow = {
  customer: CustomerDetails;
  vehicle: VehicleDetails | null;
  customerId: string | null;
  vehicleId: string | null;
  /** Whether the row names the customer's language. */
  saysLanguage: boolean;
};

type Reading = {
  columns: ImportColumns;
  headings?: readonly string[];
  currentYear: number;
  language: Language;
};
/** `without`: values that a row is imported without, and why. */
type RowResult =
  | { ok: true; row: ImportedRow; without: RowProblem[] }
  | { ok: false; problems: RowProblem[] };
const nameFields: readonly (ImportField | null)[] = ["firstName", "lastName", "fullName"];

/**
 * Parses a row, with its incomplete values; or why it is refused: without a name, or with more
 * cells than headings, so that the columns are unclear. `language` is the default of a customer.
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

/** A VIN without its check digit is accepted: it was read off a car, and may be corrected later. */
function vinOf(vin: string, year: number | undefined, currentYear: number, leave: Leave): string {
  const problem = vin && vinProblem(vin, year ?? (isUniqueVin(vin) ? currentYear : 0));
  if (!problem || problem === "checkDigit") return vin;
  leave("vin", `imports:problem.vin.${problem}`);
  return "";
}
