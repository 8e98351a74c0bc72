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
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { CustomerDraft, VehicleDraft } from "./drafts.ts";
import { carKeys, contactKeys, idKey, type Plan } from "./plan.ts";

type Statement = BatchItem<"sqlite">;
type Ref = { shopId: string; importId: string };
type To = { shopId: string; now: number };

// Whatever the number of rows, a statement each: the rows are one parameter, as JSON.
const rowsOf = (rows: readonly object[]) => sql`FROM json_each(${JSON.stringify(rows)})`;
const field = (name: string) => sql`value ->> ${sql.raw(`'${name}'`)}`;

/** The statements that write what a plan changes. Each customer and vehicle with its terms. */
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
const customerJson = ({ facts, ...found }: CustomerDraft) => ({ ...facts, ...found });
const vehicleJson = ({ facts, ...found }: VehicleDraft) => ({ ...facts, ...found });

/**
 * One that someone else made since it was looked for is not made again: then its terms have no
 * customer, and the batch fails as a whole.
 */
const insertCustomers = (db: Db, rows: object[], { shopId, now }: To) =>
  insertSelect(
    db,
    customers,
    {
      shopId,
      id: field("id"),
      firstName: field("firstName"),
      lastName: field("lastName"),
      nameFoundBy: field("nameFoundBy"),
      company: field("company"),
      email: field("email"),
      emailFoundBy: field("emailFoundBy"),
      phone: field("phone"),
      phoneFoundBy: field("phoneFoundBy"),
      address: field("address"),
      taxId: field("taxId"),
      exemptNumber: field("exemptNumber"),
      language: field("language"),
      note: field("note"),
      createdAt: new Date(now),
      updatedAt: new Date(now),
      version: 1,
    },
    sql`${rowsOf(rows)} WHERE NOT (${isKnownBy("phone", shopId)} OR ${isKnownBy("email", shopId)})`,
  );

const isKnownBy = (by: "phone" | "email", shopId: string) =>
  sql`EXISTS (SELECT 1 FROM customers c INDEXED BY ${sql.raw(`customers_by_name_and_${by}`)}
    WHERE c.shop_id = ${shopId} AND c.name_found_by = ${field("nameFoundBy")} AND c.${sql.raw(`${by}_found_by`)} = ${field(`${by}FoundBy`)})`;

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
          sql`coalesce(${column}, ${field(name)})`,
        ]),
      ),
      updatedAt: new Date(now),
      version: sql`${customers.version} + 1`,
    })
    .from(sql`json_each(${JSON.stringify(rows)})`)
    .where(and(eq(customers.shopId, shopId), eq(customers.id, field("id"))));
}

const insertTerms = (db: Db, people: CustomerDraft[], { shopId }: To) =>
  insertSelect(
    db,
    customerTerms,
    { shopId, term: field("term"), customerId: field("id") },
    sql`${rowsOf(
      people.flatMap((one) =>
        searchTermsOfCustomer({ ...one.facts!, ...one }).map((term) => ({ id: one.id, term })),
      ),
    )} WHERE 1`,
  ).onConflictDoNothing();

const insertVehicles = (db: Db, rows: object[], { shopId, now }: To) =>
  insertSelect(
    db,
    vehicles,
    {
      shopId,
      id: field("id"),
      make: field("make"),
      model: field("model"),
      year: field("year"),
      engine: field("engine"),
      plate: field("plate"),
      plateFoundBy: field("plateFoundBy"),
      vin: field("vin"),
      odometer: field("odometer"),
      odometerUnit: field("odometerUnit"),
      createdAt: new Date(now),
      updatedAt: new Date(now),
      version: 1,
    },
    sql`${rowsOf(rows)} WHERE 1`,
  );

function fillVehicles(db: Db, rows: object[], { shopId, now }: To) {
  const { make, model, engine, plate, plateFoundBy, odometer, odometerUnit } = vehicles;
  const filled = { engine, plate, plateFoundBy, odometer, odometerUnit };
  return db
    .update(vehicles)
    .set({
      ...Object.fromEntries(
        Object.entries(filled).map(([name, column]) => [
          name,
          sql`coalesce(${column}, ${field(name)})`,
        ]),
      ),
      ...yearAndVin({ year: field("year"), vin: field("vin") }),
      make: sql`coalesce(nullif(${make}, ''), ${field("make")})`,
      model: sql`coalesce(nullif(${model}, ''), ${field("model")})`,
      updatedAt: new Date(now),
      version: sql`${vehicles.version} + 1`,
    })
    .from(sql`json_each(${JSON.stringify(rows)})`)
    .where(and(eq(vehicles.shopId, shopId), eq(vehicles.id, field("id"))));
}

const insertOwners = (db: Db, cars: VehicleDraft[], { shopId, now }: To) =>
  insertSelect(
    db,
    vehicleOwners,
    {
      shopId,
      vehicleId: field("id"),
      customerId: field("ownerId"),
      since: new Date(now),
      until: null,
    },
    sql`${rowsOf(cars.filter(({ owned }) => owned).map(({ id, ownerId }) => ({ id, ownerId })))}
      WHERE NOT EXISTS (SELECT 1 FROM vehicle_owners o WHERE o.shop_id = ${shopId}
        AND o.vehicle_id = ${field("id")} AND o.until IS NULL)`,
  );

const insertVehicleTerms = (db: Db, cars: VehicleDraft[], { shopId }: To) =>
  insertSelect(
    db,
    vehicleTerms,
    { shopId, term: field("term"), vehicleId: field("id") },
    sql`${rowsOf(
      cars.flatMap((one) => searchTermsOfVehicle(one).map((term) => ({ id: one.id, term }))),
    )} WHERE 1`,
  ).onConflictDoNothing();

/** What later rows of a preview are compared with. */
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
  return insertSelect(
    db,
    customerImportKeys,
    { shopId, importId, key: field("key"), record: field("record") },
    sql`${rowsOf(rows)} WHERE 1`,
  ).onConflictDoUpdate({
    target: [customerImportKeys.shopId, customerImportKeys.importId, customerImportKeys.key],
    set: { record: sql`excluded.record` },
  });
}
