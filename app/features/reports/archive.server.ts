import { eq, sql } from "drizzle-orm";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { listFile, recordsOf } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { tillCounts } from "./till.tables.server.ts";

/** The cash that a shop counted, for its archive. */
export const ownTill = (db: Db, shopId: string): ArchiveFile[] => [
  listFile("shop/till-counts.json", archivedCounts(db, shopId)),
];

const archivedCounts = (db: Db, shopId: string) =>
  recordsOf(db, tillCounts, {
    where: eq(tillCounts.shopId, shopId),
    without: ["shopId", "createdBy"],
    also: { createdBy: memberName(sql`${tillCounts.createdBy}`).as("counted_by") },
  });
