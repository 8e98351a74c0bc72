import { and, asc, eq, sql } from "drizzle-orm";
import {
  customerImportRows,
  customerImports,
} from "#app/features/customers/import.tables.server.ts";
import { listFile, paged, recordsOf, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

const { importId, row, problem, field, sample, cells } = customerImportRows;

/** The imports of customers, and the rows that were refused or came in without a cell. */
export const ownImports = (db: Db, shopId: string): ArchiveFile[] => [
  listFile(
    "shop/imports.json",
    recordsOf(db, customerImports, {
      where: eq(customerImports.shopId, shopId),
      without: ["shopId", "by", "file", "position", "dueAt", "tries", "version"],
    }),
  ),
  listFile(
    "shop/refused-rows.json",
    paged((last: { importId: string; row: number } | undefined) =>
      db
        .select({
          importId,
          row,
          outcome: customerImportRows.outcome,
          problem,
          field,
          sample,
          cells,
        })
        .from(customerImportRows)
        .where(
          and(
            eq(customerImportRows.shopId, shopId),
            last && sql`(${importId}, ${row}) > (${last.importId}, ${last.row})`,
          ),
        )
        .orderBy(asc(importId), asc(row))
        .limit(rowsPerPage),
    ),
  ),
];
