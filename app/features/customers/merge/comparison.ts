import { fullName } from "#app/features/customers/customer.ts";
import type { CustomerDetails } from "#app/features/customers/person/customer.server.ts";
import type { VehicleDetails } from "#app/features/customers/vehicle/vehicle.server.ts";
import { kilometers } from "#app/values/distance.ts";
import type { Language } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";

export type JoinedKind = "customers" | "vehicles";

/** Columns of the kept record that are filled from the other where they are empty. */
export const filledColumns = {
  customers: ["company", "email", "email_found_by", "phone", "phone_found_by"].concat([
    "address",
    "tax_id",
    "exempt_number",
    "note",
  ]),
  vehicles: ["year", "engine", "plate", "plate_found_by", "vin"],
} as const;

/** Number of jobs and others that move; more than `movesShown` are not counted. */
export type Moves = { jobs: number; owners: number };
export const movesShown = 999;

/** A fact of two records, and whose value is kept; null: neither has one. */
export type ComparedFact = {
  label: WordKey;
  kept: string;
  gone: string;
  survives: "kept" | "gone" | null;
};

const filled = (
  label: WordKey,
  kept: string | number | null,
  gone: string | number | null,
): ComparedFact => ({
  label,
  kept: `${kept ?? ""}`,
  gone: `${gone ?? ""}`,
  survives: kept !== null ? "kept" : gone !== null ? "gone" : null,
});

/** Result of each fact when two customers are joined. `languageName`: in the viewer's language. */
export const compareCustomers = (
  kept: CustomerDetails,
  gone: CustomerDetails,
  languageName: (language: Language) => string,
): ComparedFact[] => [
  filled("merge:fact.name", fullName(kept), fullName(gone)),
  filled("customers:form.company", kept.company, gone.company),
  filled("customers:form.phone", kept.phone, gone.phone),
  filled("customers:form.email", kept.email, gone.email),
  filled("customers:form.address", kept.address, gone.address),
  filled("customers:form.taxId", kept.taxId, gone.taxId),
  filled("customers:form.exemptNumber", kept.exemptNumber, gone.exemptNumber),
  filled("customers:form.language", languageName(kept.language), languageName(gone.language)),
  filled("customers:form.note", kept.note, gone.note),
];

/** Result of each fact when two vehicles are joined: the higher odometer reading is kept. */
export function compareVehicles(
  kept: VehicleDetails,
  gone: VehicleDetails,
  format: (n: number) => string,
) {
  const reading = ({ odometer, odometerUnit }: VehicleDetails) =>
    odometer === null ? null : `${format(odometer)} ${odometerUnit ?? ""}`.trim();
  const odometer = filled("customers:vehicle.odometer", reading(kept), reading(gone));
  const name = (car: VehicleDetails) => `${car.make} ${car.model}`.trim();
  return [
    filled("customers:list.vehicles", name(kept), name(gone)),
    filled("customers:vehicleForm.year", kept.year, gone.year),
    filled("customers:vehicle.engine", kept.engine, gone.engine),
    filled("customers:vehicle.plate", kept.plate, gone.plate),
    filled("customers:vehicle.vin", kept.vin, gone.vin),
    isHigher(gone, kept) ? { ...odometer, survives: "gone" as const } : odometer,
  ];
}

const isHigher = (one: VehicleDetails, other: VehicleDetails): boolean =>
  one.odometer !== null &&
  other.odometer !== null &&
  kilometers(one.odometer, one.odometerUnit) > kilometers(other.odometer, other.odometerUnit);
