import { customerLinks } from "#app/features/approval/archive.server.ts";
import { customerAppointments } from "#app/features/calendar/archive.server.ts";
import { customerCards } from "#app/features/cards/archive.server.ts";
import {
  type Customer,
  vehiclesOfCustomerQuery,
} from "#app/features/customers/person/customer.server.ts";
import { customerInspections } from "#app/features/inspection/archive.server.ts";
import { customerMessages } from "#app/features/messages/archive.server.ts";
import { customerPhotos } from "#app/features/photos/archive.server.ts";
import { customerFollowUps } from "#app/features/reminders/archive.server.ts";
import { listFile, recordFile } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { archivedJobs } from "./archive-shop.server.ts";

/** Everything a shop stores about one customer, each file read when it is written. */
export async function* customerData(
  services: Pick<Platform, "db" | "files">,
  shopId: string,
  { version: _, ...customer }: Customer,
): AsyncGenerator<ArchiveFile> {
  const { db } = services;
  const { id } = customer;
  yield recordFile("customer.json", async () => ({
    ...customer,
    vehicles: await vehiclesOfCustomerQuery(db, shopId, id),
  }));
  yield listFile("jobs.json", archivedJobs(db, shopId, { customerId: id }));
  yield* customerLinks(db, shopId, id);
  yield customerInspections(db, shopId, id);
  yield customerAppointments(db, shopId, id);
  yield* customerCards(db, shopId, id);
  yield* customerMessages(db, shopId, id);
  yield* customerFollowUps(db, shopId, id);
  yield* customerPhotos(services, shopId, id);
}
