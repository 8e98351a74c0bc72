import { and, asc, between, eq, isNull } from "drizzle-orm";
import { customers, vehicleOwners, vehicles } from "#app/features/customers/tables.server.ts";
import { recordsOf, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { byteOrderMark, csvLine } from "./file/csv-cell.ts";
import { exportFields } from "./file/fields.ts";

/**
 * Streams the customers of a shop as CSV: a line for each vehicle that they own, or one without a
 * vehicle. `headings` in the order of `exportFields`.
 */
export async function* exportCustomers(
  db: Db,
  shopId: string,
  headings: readonly string[],
): AsyncGenerator<string> {
  let piece = byteOrderMark + csvLine(headings);
  const page = recordsOf(db, customers, { where: eq(customers.shopId, shopId), without: [] });
  let people: Customer[] = [];
  for await (const customer of page) {
    people.push(customer);
    if (people.length < rowsPerPage) continue;
    yield piece + (await linesOf(db, shopId, people));
    [piece, people] = ["", []];
  }
  yield piece + (await linesOf(db, shopId, people));
}

type Customer = typeof customers.$inferSelect;
type Vehicle = typeof vehicles.$inferSelect;

async function linesOf(db: Db, shopId: string, people: Customer[]): Promise<string> {
  const [first, last] = [people[0], people.at(-1)];
  if (!first || !last) return "";
  const owned = await db
    .select({ ownerId: vehicleOwners.customerId, vehicle: vehicles })
    .from(vehicleOwners)
    .innerJoin(vehicles, and(eq(vehicles.shopId, shopId), eq(vehicles.id, vehicleOwners.vehicleId)))
    .where(
      and(
        eq(vehicleOwners.shopId, shopId),
        between(vehicleOwners.customerId, first.id, last.id),
        isNull(vehicleOwners.until),
      ),
    )
    .orderBy(asc(vehicleOwners.customerId), asc(vehicles.id));
  const carsOf = Map.groupBy(owned, ({ ownerId }) => ownerId);
  return people
    .flatMap((customer) =>
      (carsOf.get(customer.id) ?? [undefined]).map((own) =>
        csvLine(cellsOf(customer, own?.vehicle)),
      ),
    )
    .join("");
}

function cellsOf(customer: Customer, vehicle: Vehicle | undefined): string[] {
  const cells: Partial<Record<(typeof exportFields)[number], string | number | null>> = {
    ...vehicle,
    ...customer,
    customerId: customer.id,
    ...(vehicle && { vehicleId: vehicle.id }),
  };
  return exportFields.map((field) => String(cells[field] ?? ""));
}
