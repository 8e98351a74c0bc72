import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { shopColumn } from "#app/features/account/shops.tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { instant, shopForeignKey, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Language } from "#app/values/language.ts";
import type { FindingColor, FindingWords } from "./finding.ts";
import type { Point, VehicleKind } from "./sheet/points.ts";

/** The sheets that a shop has changed; the others are the standard ones. */
export const inspectionSheets = sqliteTable(
  "inspection_sheets",
  {
    shopId: shopColumn(),
    kind: text("kind").$type<VehicleKind>().notNull(),
    points: text("points", { mode: "json" }).$type<readonly Point[]>().notNull(),
    version: versionColumn("version"),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.kind] })],
);

/** The inspection of a job, with the sheet as it was when it began. */
export const inspections = sqliteTable(
  "inspections",
  {
    shopId: shopColumn(),
    jobId: text("job_id").notNull(),
    kind: text("kind").$type<VehicleKind>().notNull(),
    points: text("points", { mode: "json" }).$type<readonly Point[]>().notNull(),
    by: text("by").notNull(),
    startedAt: instant("started_at").notNull(),
    /** Null while somebody is at it. */
    finishedAt: instant("finished_at"),
    /** Number of points with a finding, and of yellow and red ones: updated with each write. */
    seen: integer("seen").notNull().default(0),
    yellow: integer("yellow").notNull().default(0),
    red: integer("red").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.jobId] }),
    shopForeignKey(table, table.jobId, repairJobs).onDelete("cascade"),
    index("inspections_finished").on(table.shopId, table.finishedAt),
  ],
);

/** Finding at a point of an inspection; a point without a row is not inspected yet. */
export const findings = sqliteTable(
  "findings",
  {
    shopId: shopColumn(),
    id: text("id").notNull(),
    jobId: text("job_id").notNull(),
    point: text("point").notNull(),
    color: text("color").$type<FindingColor>().notNull(),
    /** In tenths of the point's unit. */
    measure: integer("measure"),
    /** The finding of the library that was chosen, and its words as they were then. */
    libraryId: text("library_id"),
    words: text("words", { mode: "json" }).$type<Record<Language, FindingWords>>(),
    note: text("note").notNull().default(""),
    quoteId: text("quote_id"),
    by: text("by").notNull(),
    at: instant("at").notNull(),
    version: versionColumn("version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    foreignKey({
      columns: [table.shopId, table.jobId],
      foreignColumns: [inspections.shopId, inspections.jobId],
    }).onDelete("cascade"),
    uniqueIndex("findings_of_job").on(table.shopId, table.jobId, table.point),
    index("findings_quoted").on(table.shopId, table.jobId).where(sql`quote_id is not null`),
  ],
);
