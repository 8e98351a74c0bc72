import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { shopColumn } from "#app/features/account/shops.tables.server.ts";
import { instant, shopForeignKey, versionColumn } from "#app/platform/db/columns.server.ts";

export type ImportStage =
  | "uploaded"
  | "previewing"
  | "previewed"
  | "importing"
  | "done"
  | "failed"
  | "canceled";

/** An import of a file of customers and vehicles. The file itself is in R2. */
export const customerImports = sqliteTable(
  "customer_imports",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    by: text("by").notNull(),
    /** File name of the upload, and its key in R2. */
    fileName: text("file_name").notNull(),
    file: text("file").notNull(),
    bytes: integer("bytes").notNull(),
    encoding: text("encoding").notNull(),
    delimiter: text("delimiter").notNull(),
    /** Field of each column of the file. */
    columns: text("columns", { mode: "json" }).notNull(),
    /** Headings of the file, and the number of rows above them. */
    headings: text("headings", { mode: "json" }),
    skipped: integer("skipped").notNull().default(0),
    stage: text("stage").$type<ImportStage>().notNull(),
    /** Why it failed: the key of a word. */
    problem: text("problem"),
    /** Progress of the stage: the byte at which its next portion begins. */
    position: integer("position").notNull().default(0),
    rows: integer("rows").notNull().default(0),
    added: integer("added").notNull().default(0),
    joined: integer("joined").notNull().default(0),
    refused: integer("refused").notNull().default(0),
    /** Rows that were imported without some of their values. */
    partial: integer("partial").notNull().default(0),
    vehiclesAdded: integer("vehicles_added").notNull().default(0),
    /** When the next portion is due; null when nothing is left to do. */
    dueAt: instant("due_at"),
    /** Unused: the retries of its message are counted by the queue. */
    tries: integer("tries").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    version: versionColumn("version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("imports_by_age").on(table.shopId, table.createdAt),
    index("imports_due").on(table.dueAt),
  ],
);

/** Refused or incomplete rows of the file, with their problems. */
export const customerImportRows = sqliteTable(
  "customer_import_rows",
  {
    shopId: shopColumn(),
    importId: text("import_id").notNull(),
    /** Number of the record in the file, from 1, without the headings. */
    row: integer("row").notNull(),
    outcome: text("outcome").$type<"added" | "joined" | "refused" | "partial">().notNull(),
    /** Word key of the problem, and the field it is about. */
    problem: text("problem"),
    field: text("field"),
    /** Beginning of the row, to recognize it by. */
    sample: text("sample").notNull(),
    /** All cells, so that the row can be corrected and imported again. */
    cells: text("cells", { mode: "json" }),
    /** Ids of the customer and the vehicle that the row became, if any. */
    customerId: text("customer_id"),
    vehicleId: text("vehicle_id"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.importId, table.row] }),
    shopForeignKey(table, table.importId, customerImports).onDelete("cascade"),
    index("import_rows_by_outcome").on(table.shopId, table.importId, table.outcome, table.row),
  ],
);

/**
 * Keys of the rows in a preview: it writes no customers, and later rows may name the same ones.
 * Deleted when the import begins.
 */
export const customerImportKeys = sqliteTable(
  "customer_import_keys",
  {
    shopId: shopColumn(),
    importId: text("import_id").notNull(),
    key: text("key").notNull(),
    /** Customer or vehicle that the row would become. */
    record: text("record", { mode: "json" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.importId, table.key] }),
    shopForeignKey(table, table.importId, customerImports).onDelete("cascade"),
  ],
);
