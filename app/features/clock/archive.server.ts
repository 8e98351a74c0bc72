import { eq, sql } from "drizzle-orm";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { listFile, recordsOf } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { clockEntries as entries } from "./tables.server.ts";

/** Time entries of a shop's members, with each correction. */
export const ownTime = (db: Db, shopId: string): ArchiveFile[] => [
  listFile("shop/time.json", archivedEntries(db, shopId)),
];

const archivedEntries = (db: Db, shopId: string) =>
  recordsOf(db, entries, {
    where: eq(entries.shopId, shopId),
    without: ["shopId", "memberId", "by", "forgottenAt", "closesAt"],
    also: {
      member: memberName(sql`${entries.memberId}`).as("worker"),
      by: memberName(sql`${entries.by}`).as("writer"),
    },
  });
