import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { yearAndVin } from "#app/features/customers/fill.server.ts";
import { customerImportKeys } from "#app/features/customers/import.tables.server.ts";
import {
  customers,
  customerTerms,
  vehicleOwners,
  vehicles,
  vehicleTerms,
} from "#app/features/customers/tables.server.ts";
import { searchTermsOfCustomer, searchTermsOfVehicle } from "#app/features/customers/terms.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { elementsOf, given, insertRows } from "#app/platform/db/json-rows.server.ts";
import type { CustomerDraft, VehicleDraft } from "./drafts.ts";
import { carKeys, contactKeys, idKey, type Plan } from "./plan.ts";

type Statement = BatchItem<"sqlite">;
type Ref = { shopId: string; importId: string };
type To = { shopId: string; now: number };

/** Statements that write the changes of a plan, customers and vehicles with their terms. */
export function writePlan(db: Db, plan: Plan, to: To): Statement[] {
  const people = [...plan.customers].filter(({ facts }) => facts);
  const cars = [...plan.vehicles].filter(({ facts }) => facts);
  return [
    insertCustomers(db, people.filter(isNew).map(customerJson), to),
    fillCustomers(db, people.filter((one) => !isNew(one)).map(customerJson), to),
    insertTerms(db, people, to),
    insertVehicles(db, cars.filter(isNew).map(vehicleJson), to),
    fillVehicles(db, cars.filter((one) => !isNew(one)).map(vehicleJson), to),
    insertOwners(db, cars, to),
    insertVehicleTerms(db, cars, to),
  ];
}

const isNew = ({ state }: { state: string }) => state === "new";
const customerJson = ({ facts, ...found }: CustomerDraft) => ({ ...facts!, ...found });
const vehicleJson = ({ facts, ...found }: VehicleDraft) => ({ ...facts!, ...found });

/** A concurrently created customer is not inserted: its terms then fail the whole batch. */
const insertCustomers = (db: Db, rows: ReturnType<typeof customerJson>[], { shopId, now }: To) =>
  insertRows(
    db,
    customers,
    rows,
    { shopId, createdAt: new Date(now), updatedAt: new Date(now), version: 1 },
    { where: sql`NOT (${isKnownBy("phone", shopId)} OR ${isKnownBy("email", shopId)})` },
  );

const isKnownBy = (by: "phone" | "email", shopId: string) =>
  sql`EXISTS (SELECT 1 FROM customers c INDEXED BY ${sql.raw(`customers_by_name_and_${by}`)}
    WHERE c.shop_id = ${shopId} AND c.name_found_by = ${given("nameFoundBy")} AND c.${sql.raw(`${by}_found_by`)} = ${given(`${by}FoundBy`)})`;

function fillCustomers(db: Db, rows: object[], { shopId, now }: To) {
  const { company, email, emailFoundBy, phone, phoneFoundBy, address, taxId, exemptNumber, note } =
    customers;
  const filled = {
    company,
    email,
    emailFoundBy,
    phone,
    phoneFoundBy,
    address,
    taxId,
    exemptNumber,
    note,
  };
  return db
    .update(customers)
    .set({
      ...Object.fromEntries(
        Object.entries(filled).map(([name, column]) => [
          name,
          sql`coalesce(${column}, ${given(name)})`,
        ]),
      ),
      updatedAt: new Date(now),
      version: sql`${customers.version} + 1`,
    })
    .from(elementsOf(rows))
    .where(and(eq(customers.shopId, shopId), eq(customers.id, given("id"))));
}

const insertTerms = (db: Db, people: CustomerDraft[], { shopId }: To) =>
  insertRows(
    db,
    customerTerms,
    people.flatMap((one) =>
      searchTermsOfCustomer({ ...one.facts!, ...one }).map((term) => ({
        customerId: one.id,
        term,
      })),
    ),
    { shopId },
  ).onConflictDoNothing();

const insertVehicles = (db: Db, rows: ReturnType<typeof vehicleJson>[], { shopId, now }: To) =>
  insertRows(db, vehicles, rows, {
    shopId,
    createdAt: new Date(now),
    updatedAt: new Date(now),
    version: 1,
  });

function fillVehicles(db: Db, rows: object[], { shopId, now }: To) {
  const { make, model, engine, plate, plateFoundBy, odometer, odometerUnit } = vehicles;
  const filled = { engine, plate, plateFoundBy, odometer, odometerUnit };
  return db
    .update(vehicles)
    .set({
      ...Object.fromEntries(
        Object.entries(filled).map(([name, column]) => [
          name,
          sql`coalesce(${column}, ${given(name)})`,
        ]),
      ),
      ...yearAndVin({ year: given("year"), vin: given("vin") }),
      make: sql`coalesce(nullif(${make}, ''), ${given("make")})`,
      model: sql`coalesce(nullif(${model}, ''), ${given("model")})`,
      updatedAt: new Date(now),
      version: sql`${vehicles.version} + 1`,
    })
    .from(elementsOf(rows))
    .where(and(eq(vehicles.shopId, shopId), eq(vehicles.id, given("id"))));
}

const insertOwners = (db: Db, cars: VehicleDraft[], { shopId, now }: To) =>
  insertRows(
    db,
    vehicleOwners,
    cars
      .filter(({ owned }) => owned)
      .map(({ id, ownerId }) => ({ vehicleId: id, customerId: ownerId })),
    { shopId, since: new Date(now), until: null },
    {
      where: sql`NOT EXISTS (SELECT 1 FROM vehicle_owners o WHERE o.shop_id = ${shopId}
        AND o.vehicle_id = ${given("vehicleId")} AND o.until IS NULL)`,
    },
  );

const insertVehicleTerms = (db: Db, cars: VehicleDraft[], { shopId }: To) =>
  insertRows(
    db,
    vehicleTerms,
    cars.flatMap((one) => searchTermsOfVehicle(one).map((term) => ({ vehicleId: one.id, term }))),
    { shopId },
  ).onConflictDoNothing();

/** Keys that later rows of a preview are compared with. */
export function writeKeys(db: Db, plan: Plan, { shopId, importId }: Ref): Statement {
  const rows = [
    ...[...plan.customers].flatMap(({ facts: _, changed: __, ...record }) =>
      [idKey(record.id), ...contactKeys(record)].map((key) => ({ key, record })),
    ),
    ...[...plan.vehicles].flatMap(({ facts: _, changed: __, ...car }) => {
      const { id, state, ownerId, plateFoundBy, vin, make, model, year } = car;
      const record = { id, state, ownerId, plateFoundBy, vin, make, model, year };
      return [idKey(id), ...carKeys(car, ownerId)].map((key) => ({ key, record }));
    }),
  ];
  return insertRows(db, customerImportKeys, rows, { shopId, importId }).onConflictDoUpdate({
    target: [customerImportKeys.shopId, customerImportKeys.importId, customerImportKeys.key],
    set: { record: sql`excluded.record` },
  });
}
