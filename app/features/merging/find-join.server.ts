import { v7 as newId } from "uuid";
import { fullName } from "#app/features/customers/customer.ts";
import { searchCustomers } from "#app/features/customers/list/customers.server.ts";
import type { JoinedKind } from "#app/features/customers/merge/comparison.ts";
import { findJoin } from "#app/features/customers/merge/joins.server.ts";
import { findCustomerPair, findVehiclePair } from "#app/features/customers/merge/pair.server.ts";
import { findCustomer } from "#app/features/customers/person/customer.server.ts";
import { findVehicle } from "#app/features/customers/vehicle/vehicle.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { notFound } from "#app/http/answers.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";

type Record = { kind: JoinedKind; shopId: string; id: string };
type Pair = { shopId: string; keptId: string; goneId: string };

/** Two customers to compare, and the id of their join. */
export const findCustomersToJoin = async (db: Db, pair: Pair) => ({
  ...((await findCustomerPair(db, repairJobs, pair)) ?? notFound()),
  mergeId: newId(),
});

export const findVehiclesToJoin = async (db: Db, pair: Pair) => ({
  ...((await findVehiclePair(db, repairJobs, pair)) ?? notFound()),
  mergeId: newId(),
});

/** Records that `?q=` finds to join one with, except itself. */
export async function findOthers(
  db: Db,
  { kind, shopId, id }: Record,
  { search, language }: { search: URLSearchParams; language: Language },
) {
  const text = (search.get("q") ?? "").slice(0, 200).trim();
  const [record, found] = await Promise.all([
    findName(db, { kind, shopId, id }, language),
    text ? searchCustomers(db, shopId, text) : { customers: [], vehicles: [] },
  ]);
  if (!record) notFound();
  const all = {
    customers: () =>
      found.customers.map(({ id, company, phone, email, ...name }) => ({
        id,
        name: fullName(name),
        details: [company, phone, email].filter(Boolean).join(" · "),
      })),
    vehicles: () =>
      found.vehicles.map(({ id, plate, vin, ownerFirstName, ownerLastName, ...car }) => {
        const owner = fullName({ firstName: ownerFirstName ?? "", lastName: ownerLastName ?? "" });
        return {
          id,
          name: vehicleName(car, language),
          details: [plate, vin, owner].filter(Boolean).join(" · "),
        };
      }),
  };
  return { text, others: all[kind]().filter((other) => other.id !== id) };
}

/** A join or split of a record, with the numbers that undoing it would move back. */
export async function findUndo(
  { db, now }: Pick<Platform, "db" | "now">,
  { kind, shopId, id, mergeId }: Record & { mergeId: string },
  language: Language,
) {
  const [kept, join] = await Promise.all([
    findName(db, { kind, shopId, id }, language),
    findJoin(db, repairJobs, { kind, shopId, keptId: id, mergeId }),
  ]);
  if (!kept || !join) notFound();
  return {
    kept,
    name: join.name ?? "",
    split: join.kind === "split",
    moves: { jobs: join.jobsBack, owners: join.ownersBack },
    edited: join.edited === 1,
    late: join.undoneAt !== null || join.undoUntil.getTime() <= now(),
  };
}

/** Id and name of a record; undefined when it is absent or another shop's. */
async function findName(db: Db, { kind, shopId, id }: Record, language: Language) {
  if (kind === "customers") {
    const customer = await findCustomer(db, shopId, id);
    return customer && { id, name: fullName(customer) };
  }
  const vehicle = await findVehicle(db, shopId, id);
  return vehicle && { id, name: vehicleName(vehicle, language) };
}
