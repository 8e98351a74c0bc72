import type { ImportField } from "#app/features/customers/import/file/fields.ts";
import type { RowProblem } from "#app/features/customers/import/file/row-problem.ts";
import { fold } from "#app/values/fold.ts";
import type { CustomerDraft, KeyedRow, VehicleDraft } from "./drafts.ts";

const isSame = (one: unknown, other: unknown): boolean =>
  fold(String(one)) === fold(String(other)) || String(one).includes(String(other));

/** Values of a row that are dropped, because the record has others. */
function keptOf<Facts extends Partial<Record<ImportField, unknown>>>(
  stored: Facts,
  said: Facts,
  fields: readonly (keyof Facts & ImportField)[],
): RowProblem[] {
  return fields
    .filter((field) => said[field] && stored[field] && !isSame(stored[field], said[field]))
    .map((field) => ({ field, problem: "imports:problem.kept" }));
}

const ofCustomer = ["company", "address", "taxId", "exemptNumber", "note"] as const;

/** Dropped values of a customer on file. */
export function keptOfCustomer({ facts, ...found }: CustomerDraft, row: KeyedRow): RowProblem[] {
  if (!facts) return [];
  const { firstName, lastName, language } = row.customer;
  const kept = keptOf(facts, row.customer, ofCustomer);
  const differs = (key: "phoneFoundBy" | "emailFoundBy") => row[key] && row[key] !== found[key];
  const others: [ImportField, unknown][] = [
    [
      firstName ? "firstName" : "lastName",
      (firstName || lastName) && row.nameFoundBy !== found.nameFoundBy,
    ],
    ["phone", differs("phoneFoundBy")],
    ["email", differs("emailFoundBy")],
    ["language", row.saysLanguage && language !== facts.language],
  ];
  const also = others
    .filter(([, is]) => is)
    .map(([field]) => ({ field, problem: "imports:problem.kept" }) as const);
  return [...also, ...kept];
}

const ofVehicle = ["make", "model", "year", "engine", "odometer"] as const;

/** Dropped values of a vehicle on file. */
export function keptOfVehicle({ facts, ...found }: VehicleDraft, row: KeyedRow): RowProblem[] {
  if (!facts || !row.vehicle) return [];
  const differs = (key: "plateFoundBy" | "vin") => row[key] && row[key] !== found[key];
  const others = [differs("plateFoundBy") && "plate", differs("vin") && "vin"] as const;
  const also = others
    .filter((field) => field === "plate" || field === "vin")
    .map((field) => ({ field, problem: "imports:problem.kept" }) as const);
  return [...keptOf(facts, row.vehicle, ofVehicle), ...also];
}
