import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import { listFile, paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { settingsQuery } from "./read-month.server.ts";
import { journalLines } from "./tables.server.ts";

/** Archive files of a shop's books, line by line, and its account names. */
export const ownBooks = (db: Db, shopId: string): ArchiveFile[] => [
  listFile("shop/journal.json", archivedLines(db, shopId)),
  listFile("shop/accounts.json", archivedAccounts(db, shopId)),
];

type Last = { month: string; file: number; position: number };

async function* archivedLines(db: Db, shopId: string): AsyncGenerator<object> {
  const { shopId: _, account: __, ...columns } = getTableColumns(journalLines);
  yield* paged((last: Last | undefined) =>
    db
      .select(columns)
      .from(journalLines)
      .where(
        and(
          eq(journalLines.shopId, shopId),
          last &&
            sql`(${columns.month}, ${columns.file}, ${columns.position}) > (${last.month}, ${last.file}, ${last.position})`,
        ),
      )
      .orderBy(asc(columns.month), asc(columns.file), asc(columns.position))
      .limit(rowsPerPage),
  );
}

async function* archivedAccounts(db: Db, shopId: string): AsyncGenerator<object> {
  for (const { names, taxRate } of await settingsQuery(db, shopId)) yield { names, taxRate };
}
