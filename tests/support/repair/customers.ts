import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import {
  type CustomerFacts,
  customerRow,
  insertCustomer,
  insertOwner,
  insertVehicle,
  type VehicleFacts,
  vehicleRow,
} from "#app/features/customers/store.server.ts";
import {
  writeCustomerTerms,
  writeVehicleTerms,
} from "#app/features/customers/store-terms.server.ts";
import { customers, vehicles } from "#app/features/customers/tables.server.ts";
import { searchTermsOfCustomer, searchTermsOfVehicle } from "#app/features/customers/terms.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Country } from "#app/values/country.ts";
import { shopOf } from "../people.ts";

type Owner = { id: string };

export const customerFacts: CustomerFacts = {
  firstName: "María",
  lastName: "Pérez",
  company: null,
  email: "maria.perez@example.com",
  phone: "+1 (555) 010-2030",
  address: null,
  taxId: null,
  exemptNumber: null,
  language: "es",
  note: null,
};

type CustomerTraits = Partial<CustomerFacts> & {
  owner: Owner;
  id?: string;
  country?: Country;
  now?: number;
};

/** A customer of this owner's shop. */
export async function aCustomer(
  db: Db,
  { owner, id = newId(), country = "US", now = Date.now(), ...facts }: CustomerTraits,
): Promise<typeof customers.$inferSelect> {
  const shopId = await shopOf(db, owner);
  const row = await customerRow({ ...customerFacts, ...facts }, country);
  await db.batch([
    insertCustomer(db, { shopId, id, now }, row),
    ...writeCustomerTerms(db, { shopId, id }, searchTermsOfCustomer(row)),
  ]);
  return (await db.select().from(customers).where(eq(customers.id, id)).get())!;
}

export const vehicleFacts: VehicleFacts = {
  make: "Toyota",
  model: "Corolla",
  year: 2018,
  engine: null,
  plate: "ABC-123",
  vin: null,
  odometer: null,
  odometerUnit: null,
};

type VehicleTraits = Partial<VehicleFacts> & {
  owner: Owner;
  customer?: { id: string };
  id?: string;
  now?: number;
};

/** A vehicle of this owner's shop, and of this customer, if there is one. */
export async function aVehicle(
  db: Db,
  { owner, customer, id = newId(), now = Date.now(), ...facts }: VehicleTraits,
): Promise<typeof vehicles.$inferSelect> {
  const shopId = await shopOf(db, owner);
  const row = vehicleRow({ ...vehicleFacts, ...facts });
  const owns = customer
    ? [insertOwner(db, { shopId, vehicleId: id, customerId: customer.id, now })]
    : [];
  await db.batch([
    insertVehicle(db, { shopId, id, now }, row),
    ...writeVehicleTerms(db, { shopId, id }, searchTermsOfVehicle(row)),
    ...owns,
  ]);
  return (await db.select().from(vehicles).where(eq(vehicles.id, id)).get())!;
}
