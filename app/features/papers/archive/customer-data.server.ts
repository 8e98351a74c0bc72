import {
  type Customer,
  vehiclesOfCustomerQuery,
} from "#app/features/customers/person/customer.server.ts";
import { listFile, recordFile } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { archivedJobs } from "./archive-shop.server.ts";

/** Everything a shop stores about one customer: personal details, vehicles, and every job. */
export async function* customerFiles(
  db: Db,
  shopId: string,
  { version: _, ...customer }: Customer,
): AsyncGenerator<ArchiveFile> {
  yield recordFile("customer.json", async () => ({
    ...customer,
    vehicles: await vehiclesOfCustomerQuery(db, shopId, customer.id),
  }));
  yield listFile("jobs.json", archivedJobs(db, shopId, { customerId: customer.id }));
}
