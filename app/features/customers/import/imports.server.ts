import { and, desc, eq, gt, inArray, lt, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import {
  customerImportKeys,
  customerImportRows,
  customerImports,
  type ImportStage,
} from "#app/features/customers/import.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, saveAt } from "#app/platform/db/save-at.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Cursor } from "#app/values/cursor.ts";
import { importMessage } from "./due.server.ts";
import type { Delimiter } from "./file/delimiter.ts";
import type { Encoding } from "./file/encoding.ts";
import type { ImportColumns } from "./file/fields.ts";
import { type ImportRow, rowIs } from "./portion.server.ts";
import { sampleOf } from "./sample.server.ts";
import { unfinished } from "./upload.server.ts";

type Services = Pick<Platform, "db" | "files" | "now" | "queue">;
type Ref = { shopId: string; importId: string };

export const findImport = (db: Db, ref: Ref): Promise<ImportRow | undefined> =>
  db.select().from(customerImports).where(rowIs(ref)).get();

const importsPerPage = 20;

/** The imports of a shop, newest first. */
export async function listImports(db: Db, shopId: string, after: Cursor | undefined) {
  const { createdAt, id } = customerImports;
  const at = after && new Date(after.at);
  const rows = await db
    .select()
    .from(customerImports)
    .where(
      and(
        eq(customerImports.shopId, shopId),
        at && or(lt(createdAt, at), and(eq(createdAt, at), lt(id, after.id))),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(importsPerPage + 1);
  return { imports: rows.slice(0, importsPerPage), more: rows.length > importsPerPage };
}

export const refusedPerPage = 50;

/** Rows of an outcome after that row number, at most `refusedPerPage` and one more. */
export const listNoted = (
  db: Db,
  { shopId, importId }: Ref,
  after: number,
  outcome: "refused" | "partial" = "refused",
) =>
  db
    .select({
      row: customerImportRows.row,
      field: customerImportRows.field,
      problem: customerImportRows.problem,
      sample: customerImportRows.sample,
      cells: customerImportRows.cells,
      customerId: customerImportRows.customerId,
      vehicleId: customerImportRows.vehicleId,
      outcome: customerImportRows.outcome,
    })
    .from(customerImportRows)
    .where(
      and(
        eq(customerImportRows.shopId, shopId),
        eq(customerImportRows.importId, importId),
        eq(customerImportRows.outcome, outcome),
        gt(customerImportRows.row, after),
      ),
    )
    .orderBy(customerImportRows.row)
    .limit(refusedPerPage + 1);

type Start = {
  ref: Ref;
  from: readonly ImportStage[];
  stage: "previewing" | "importing";
  set?: {
    encoding: string;
    delimiter: string;
    skipped: number;
    headings: string[];
    columns: ImportColumns;
  };
  provided?: SQL | undefined;
};

/** Starts a stage at the beginning of the file, without the results of an earlier one. */
async function start({ db, now, queue }: Services, { ref, from, stage, set, provided }: Start) {
  const at = new Date(now());
  const saved = await saveAt(db, {
    table: customerImports,
    column: customerImports.version,
    row: rowIs(ref),
    set: {
      stage,
      position: 0,
      rows: 0,
      added: 0,
      joined: 0,
      refused: 0,
      vehiclesAdded: 0,
      partial: 0,
      problem: null,
      dueAt: at,
      updatedAt: at,
      ...set,
    },
    provided: and(inArray(customerImports.stage, from), provided),
    before: (holds) => {
      const begins = sql`EXISTS (SELECT 1 FROM ${customerImports} WHERE ${holds})`;
      const of = (table: typeof customerImportRows | typeof customerImportKeys) =>
        and(eq(table.shopId, ref.shopId), eq(table.importId, ref.importId), begins);
      return [
        db.delete(customerImportRows).where(of(customerImportRows)),
        db.delete(customerImportKeys).where(of(customerImportKeys)),
      ];
    },
  });
  if (saved === "saved") await queueImport({ queue }, ref);
  return saved;
}

/** Queues a message that an import is due. If that fails, the cron finds it too. */
export async function queueImport({ queue }: Pick<Services, "queue">, ref: Ref): Promise<void> {
  await queue
    .send([importMessage(ref)])
    .catch((error) => log.warn("a message about an import could not be sent", error));
}

type Reading = Omit<NonNullable<Start["set"]>, "headings" | "encoding" | "delimiter"> & {
  encoding: Encoding;
  delimiter: Delimiter;
};

/** Starts a preview with these settings; the stored headings are then those of this reading. */
export async function startPreview(services: Services, ref: Ref, reading: Reading) {
  const found = await findImport(services.db, ref);
  const sample = found && (await sampleOf(services.files, found, reading));
  return start(services, {
    ref,
    from: ["uploaded", "previewed", "failed"],
    stage: "previewing",
    set: { ...reading, headings: sample?.headings ?? [] },
  });
}

/** Starts an import as previewed, one at a time in a shop, so that none creates duplicates. */
export async function startImport(services: Services, ref: Ref): Promise<SaveOutcome | "busy"> {
  const { db } = services;
  const other = alias(customerImports, "other");
  const isAlone = notExists(
    db
      .select({ id: other.id })
      .from(other)
      .where(and(eq(other.shopId, ref.shopId), eq(other.stage, "importing"))),
  );
  const from = ["previewed"] as const;
  const saved = await start(services, { ref, from, stage: "importing", provided: isAlone });
  if (saved !== "overtaken") return saved;
  const found = await findImport(db, ref);
  if (found?.stage === "previewed") return "busy";
  if (found?.stage === "importing") await queueImport(services, ref);
  return found?.stage === "importing" || found?.stage === "done" ? "saved" : saved;
}

/** Attempts, since a portion may be written during the cancellation. */
const attempts = 5;

/** Cancels an import. Rows that it has written stay. */
export async function cancelImport({ db, files, now }: Services, ref: Ref): Promise<SaveOutcome> {
  let saved: SaveOutcome = "overtaken";
  for (let attempt = 1; attempt <= attempts && saved === "overtaken"; attempt++)
    saved = await saveAt(db, {
      table: customerImports,
      column: customerImports.version,
      row: rowIs(ref),
      set: { stage: "canceled", dueAt: null, updatedAt: new Date(now()) },
      provided: inArray(customerImports.stage, unfinished),
      already: eq(customerImports.stage, "canceled"),
    });
  const found = saved === "saved" ? await findImport(db, ref) : undefined;
  if (found) await files.delete(found.file);
  return saved;
}
