import type { RowProblem } from "#app/features/customers/import/file/row-problem.ts";
import { isOtherCar, isOtherCarOfVin } from "#app/features/customers/same-car.ts";
import type { VehicleDetails } from "#app/features/customers/vehicle/vehicle.server.ts";
import { firstVinYear, isUniqueVin } from "#app/features/customers/vin/vin.ts";
import type { CustomerDraft, KeyedRow, KnownRecords, VehicleDraft } from "./drafts.ts";
import { keptOfCustomer, keptOfVehicle } from "./kept.ts";

type Contact = Pick<CustomerDraft, "nameFoundBy" | "phoneFoundBy" | "emailFoundBy">;

export const idKey = (id: string) => `id ${id}`;

/** Keys of a customer's telephone and email address, each with the name (matching.ts). */
export const contactKeys = ({ nameFoundBy, phoneFoundBy, emailFoundBy }: Contact): string[] => [
  ...(phoneFoundBy ? [`phone ${phoneFoundBy} ${nameFoundBy}`] : []),
  ...(emailFoundBy ? [`email ${emailFoundBy} ${nameFoundBy}`] : []),
];

/** Keys of a row's customer, the surest first. */
export const customerKeys = (row: KeyedRow): string[] => [
  ...(row.customerId ? [idKey(row.customerId)] : []),
  idKey(row.customerHash),
  ...contactKeys(row),
];

type Car = { plateFoundBy: string | null; vin: string | null };

/** Keys of a row's vehicle: the VIN, or an owner's plate and old chassis number. */
export const carKeys = ({ plateFoundBy, vin }: Car, ownerId: string | null): string[] => [
  ...(isUniqueVin(vin) ? [`vin ${vin}`] : []),
  ...(vin && !isUniqueVin(vin) && ownerId ? [`chassis ${vin} ${ownerId}`] : []),
  ...(plateFoundBy && ownerId ? [`plate ${plateFoundBy} ${ownerId}`] : []),
];

export const vehicleKeys = (row: KeyedRow, ownerId: string): string[] => [
  ...(row.vehicleId ? [idKey(row.vehicleId)] : []),
  idKey(row.vehicleHash),
  ...carKeys(row, ownerId),
];

/** An incomplete row, with the ids that it becomes. */
type Incomplete = {
  row: number;
  problems: RowProblem[];
  customerId?: string;
  vehicleId?: string | null;
};
export type Plan = {
  added: number;
  joined: number;
  vehiclesAdded: number;
  partial: Incomplete[];
  customers: Set<CustomerDraft>;
  vehicles: Set<VehicleDraft>;
};

/**
 * Plans rows one after another: each customer and vehicle is new, or on file. On a record on file
 * only empty values are filled. Adds the new ones to `known`.
 */
export function planRows(rows: readonly KeyedRow[], known: KnownRecords): Plan {
  const plan: Plan = {
    added: 0,
    joined: 0,
    vehiclesAdded: 0,
    partial: [],
    customers: new Set(),
    vehicles: new Set(),
  };
  for (const row of rows) {
    const stored = firstOf(customerKeys(row), known.customers);
    const ownerId = stored?.id ?? row.customerHash;
    const customer = stored ?? newCustomer(row);
    fillCustomer(customer, row);
    for (const key of [idKey(customer.id), ...contactKeys(customer)])
      known.customers.set(key, customer);
    plan[stored ? "joined" : "added"]++;
    if (customer.changed) plan.customers.add(customer);
    const problems = [...row.without, ...(stored ? keptOfCustomer(stored, row) : [])];
    const vehicleId = planVehicle(row, ownerId, { plan, known, problems });
    if (problems.length > 0)
      plan.partial.push({ row: row.number, problems, customerId: customer.id, vehicleId });
  }
  return plan;
}

const firstOf = <Value>(keys: string[], known: Map<string, Value>): Value | undefined =>
  known.get(keys.find((key) => known.has(key)) ?? "");

/** A plate with another VIN or name was moved to another car; a VIN with another was mistyped. */
function knownVehicle(row: KeyedRow, ownerId: string, known: Map<string, VehicleDraft>) {
  const said = { ...row.vehicle!, plateFoundBy: row.plateFoundBy };
  const byCar = new Set(carKeys(row, ownerId));
  const isOther = (car: VehicleDraft) =>
    row.vin && row.vin === car.vin
      ? isOtherCarOfVin(said, car)
      : (row.vin && car.vin) || isOtherCar(said, car);
  const found = vehicleKeys(row, ownerId).find((key) => {
    const car = known.get(key);
    return car && !(byCar.has(key) && isOther(car));
  });
  return found === undefined ? undefined : known.get(found);
}

const newCustomer = (row: KeyedRow): CustomerDraft => ({
  id: row.customerHash,
  facts: { ...row.customer },
  state: "new",
  changed: true,
  nameFoundBy: row.nameFoundBy,
  phoneFoundBy: row.phoneFoundBy,
  emailFoundBy: row.emailFoundBy,
});

function fillCustomer(customer: CustomerDraft, row: KeyedRow): void {
  const { firstName: _, lastName: __, ...rest } = row.customer;
  const keys = contactKeys(customer).length;
  customer.phoneFoundBy ??= row.phoneFoundBy;
  customer.emailFoundBy ??= row.emailFoundBy;
  const filled = customer.facts && fill(customer.facts, rest);
  if (filled || contactKeys(customer).length > keys) customer.changed = true;
}

type Planning = { plan: Plan; known: KnownRecords; problems: RowProblem[] };

/** Id of a row's vehicle; null when there is none, or it is another customer's. */
function planVehicle(row: KeyedRow, ownerId: string, { plan, known, problems }: Planning) {
  const { plateFoundBy, vin, vehicle } = row;
  if (!vehicle) return null;
  const stored = knownVehicle(row, ownerId, known.vehicles);
  if (stored?.ownerId && stored.ownerId !== ownerId) {
    problems.push({ field: vin ? "vin" : "plate", problem: "imports:problem.otherOwner" });
    return null;
  }
  const car: VehicleDraft = stored ?? {
    id: row.vehicleHash,
    make: vehicle.make,
    model: vehicle.model,
    year: vehicle.year,
    facts: { ...vehicle },
    state: "new",
    changed: true,
    ownerId: null,
    plateFoundBy,
    vin,
  };
  if (car.facts) {
    // A reading and its unit belong together.
    const { odometerUnit } = car.facts.odometer === null ? vehicle : car.facts;
    const said = { ...vehicle, odometerUnit };
    if (fill(car.facts, fitting(car.facts, said))) car.changed = true;
  }
  car.plateFoundBy ??= plateFoundBy;
  if (!car.facts || car.facts.vin) car.vin ??= vin;
  const { make, model, year } = car.facts ?? vehicle;
  [car.make, car.model, car.year] = [car.make || make, car.model || model, car.year ?? year];
  if (car.ownerId === null) [car.ownerId, car.owned, car.changed] = [ownerId, true, true];
  for (const key of [idKey(car.id), ...carKeys(car, ownerId)]) known.vehicles.set(key, car);
  if (!stored) plan.vehiclesAdded++;
  else problems.push(...keptOfVehicle(car, row));
  if (car.changed) plan.vehicles.add(car);
  return car.id;
}

/** `yearAndVin` (fill.server.ts) for a vehicle of the file. */
function fitting(facts: VehicleDetails, said: VehicleDetails): Partial<VehicleDetails> {
  const [year, vin] = [facts.year ?? said.year, facts.vin ?? said.vin];
  if (!vin || !year || vin.length === 17 || year < firstVinYear) return said;
  return { ...said, ...(facts.vin ? { year: null } : { vin: null }) };
}

/** Fills empty values. Returns whether there were any. */
function fill<Facts extends object>(facts: Facts, from: Partial<Facts>): boolean {
  let filled = false;
  for (const field of Object.keys(from) as (keyof Facts)[]) {
    const value = from[field];
    if (!isEmpty(facts[field]) || isEmpty(value)) continue;
    facts[field] = value as Facts[typeof field];
    filled = true;
  }
  return filled;
}

const isEmpty = (value: unknown): boolean => value === null || value === "";
