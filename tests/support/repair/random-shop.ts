import fc from "fast-check";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import {
  customers,
  customerTerms,
  vehicleOwners,
  vehicles,
  vehicleTerms,
} from "#app/features/customers/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";

/** When what is tried happens. */
export const now = Date.UTC(2026, 10, 22);
const size = 4;
const index = fc.nat(size - 1);
const maybe = fc.option(fc.constantFrom("a", "b", "c"));
const car = {
  vin: maybe,
  engine: maybe,
  odometer: fc.option(fc.nat(9)),
  odometerUnit: fc.option(fc.constantFrom("km" as const, "mi" as const)),
};
/** Each list is the records of one random shop, which refer to each other by their place. */
export const randomShop = fc.record({
  people: fc.tuple(...Array.from({ length: size }, () => fc.record({ phone: maybe, note: maybe }))),
  cars: fc.tuple(...Array.from({ length: size }, () => fc.record(car))),
  owners: fc.array(fc.record({ car: index, person: index, since: fc.nat(2), open: fc.boolean() })),
  jobs: fc.array(fc.record({ car: fc.option(index), person: fc.option(index) })),
});
export type RandomShop = typeof randomShop extends fc.Arbitrary<infer Value> ? Value : never;

let made = 0;
const at = new Date(now - 90 * day);
const facts = { createdAt: at, updatedAt: at, version: 3 };

/** Writes them into a shop of their own, whose id it returns. The versions are 3. */
export async function storeShop(
  db: Db,
  { people, cars, owners, jobs }: RandomShop,
): Promise<string> {
  const shopId = `shop-${++made}`;
  const id = (kind: string, place: number) => `${kind}-${place}`;
  await db
    .insert(users)
    .values({ id: shopId, name: "", email: shopId, createdAt: at, updatedAt: at });
  await db.insert(shops).values({ id: shopId, ownerId: shopId, createdAt: at });
  for (const [place, { phone, note }] of people.entries()) {
    const one = { ...facts, shopId, id: id("customers", place) };
    const name = { firstName: "Ana", lastName: "Ruiz", nameFoundBy: "ana ruiz" };
    await db
      .insert(customers)
      .values({ ...one, ...name, phone, phoneFoundBy: phone, note, language: "en" });
    for (const term of ["ana ruiz", phone].filter((text) => text !== null))
      await db.insert(customerTerms).values({ shopId, term, customerId: one.id });
  }
  for (const [place, car] of cars.entries()) {
    const { vin } = car;
    const one = { ...facts, shopId, id: id("vehicles", place) };
    await db.insert(vehicles).values({ ...one, make: "Ford", model: "F-150", ...car });
    if (vin) await db.insert(vehicleTerms).values({ shopId, term: vin, vehicleId: one.id });
  }
  const owned = new Set<number>();
  for (const { car, person, since, open } of owners) {
    const isOpen = open && !owned.has(car);
    if (isOpen) owned.add(car);
    await db
      .insert(vehicleOwners)
      .values({
        shopId,
        vehicleId: id("vehicles", car),
        customerId: id("customers", person),
        since: new Date(now - (9 - since) * day),
        until: isOpen ? null : new Date(now - (5 - since) * day),
      })
      .onConflictDoNothing();
  }
  for (const [place, { car, person }] of jobs.entries())
    await db.insert(repairJobs).values({
      shopId,
      id: `job-${place}`,
      number: place + 1,
      carYear: 2018,
      language: "en",
      customerId: person === null ? null : id("customers", person),
      vehicleId: car === null ? null : id("vehicles", car),
      customerFirstName: "",
      customerLastName: "",
      customerEmail: "",
      customerPhone: "",
      carMake: "",
      carModel: "",
      licensePlate: "",
      issues: "",
      search: "",
      createdAt: at,
      updatedAt: at,
    });
  return shopId;
}
