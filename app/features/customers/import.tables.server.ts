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

/** A file of customers and vehicles on its way in. The file itself is in R2. */
export const customerImports = sqliteTable(
  "customer_imports",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    by: text("by").notNull(),
    /** What the person called it, and the key that it is stored under. */
    fileName: text("file_name").notNull(),
    file: text("file").notNull(),
    bytes: integer("bytes").notNull(),
    encoding: text("encoding").notNull(),
    delimiter: text("delimiter").notNull(),
    /** Which of our fields each column of the file is. */
    columns: text("columns", { mode: "json" }).notNull(),
    /** What the file calls its columns, and how many rows stand above that. */
    headings: text("headings", { mode: "json" }),
    skipped: integer("skipped").notNull().default(0),
    stage: text("stage").$type<ImportStage>().notNull(),
    /** Why it failed: the key of a word. */
    problem: text("problem"),
    /** How far into the file the present stage is: the byte that its next portion begins at. */
    position: integer("position").notNull().default(0),
    rows: integer("rows").notNull().default(0),
    added: integer("added").notNull().default(0),
    joined: integer("joined").notNull().default(0),
    refused: integer("refused").notNull().default(0),
    /** Rows that came in without some of what they say. */
    partial: integer("partial").notNull().default(0),
    vehiclesAdded: integer("vehicles_added").notNull().default(0),
    /** When the next portion is due; null when nothing is left to do. */
    dueAt: instant("due_at"),
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

/** What was found out about a row of the file: why it is refused, or what it comes in without. */
export const customerImportRows = sqliteTable(
  "customer_import_rows",
  {
    shopId: shopColumn(),
    importId: text("import_id").notNull(),
    /** Counts the file's records from 1, without its headings. */
    row: integer("row").notNull(),
    outcome: text("outcome").$type<"added" | "joined" | "refused" | "partial">().notNull(),
    /** The key of a word that says why it is refused, and the field that it is about. */
    problem: text("problem"),
    field: text("field"),
    /** The start of what the row says, to recognize it by. */
    sample: text("sample").notNull(),
    /** All of it, so that it can be corrected and imported again. */
    cells: text("cells", { mode: "json" }),
    /** Whom and what it was imported as, if it was. */
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
 * By what the rows of a file that were previewed are recognized: a preview writes no customers, and
 * later rows may name the same ones. Only until the import begins.
 */
export const customerImportKeys = sqliteTable(
  "customer_import_keys",
  {
    shopId: shopColumn(),
    importId: text("import_id").notNull(),
    key: text("key").notNull(),
    /** The customer or vehicle that the row would be. */
    record: text("record", { mode: "json" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.importId, table.key] }),
    shopForeignKey(table, table.importId, customerImports).onDelete("cascade"),
  ],
);
