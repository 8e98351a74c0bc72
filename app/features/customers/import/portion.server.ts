import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { customerImports } from "#app/features/customers/import.tables.server.ts";
import { findShop } from "#app/features/shop/shop.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { writeWhile } from "#app/platform/db/write-while.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { countryOf } from "#app/values/country.ts";
import { defaultLanguage } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { shownCell } from "./file/csv-cell.ts";
import type { Delimiter } from "./file/delimiter.ts";
import { type Encoding, markLength } from "./file/encoding.ts";
import { type ImportColumns, importLimits } from "./file/fields.ts";
import { readPortion } from "./file/file.server.ts";
import { readRecords } from "./file/read-records.server.ts";
import { readRow } from "./file/row.ts";
import type { KeyedRow } from "./rows/drafts.ts";
import { keyedRow } from "./rows/keyed-row.server.ts";
import { knownTo } from "./rows/known.server.ts";
import { planRows } from "./rows/plan.ts";
import { type Noted, writeNoted } from "./rows/write-noted.server.ts";
import { writeKeys, writePlan } from "./rows/write-plan.server.ts";

export type ImportRow = typeof customerImports.$inferSelect;
type Services = Pick<Platform, "db" | "files" | "now">;

/** Condition on the row of an import. */
export const rowIs = ({ shopId, importId }: { shopId: string; importId: string }) =>
  and(eq(customerImports.shopId, shopId), eq(customerImports.id, importId))!;

type Counts = Pick<ImportRow, "added" | "joined" | "refused" | "partial" | "vehiclesAdded">;

/** Most rows of a portion: during its batch the database runs no other statement. */
export const portionRows = 200;

/** Claim of a run on a portion, before another may go on. */
export const claimMs = 30_000;

/**
 * Previews or imports the next rows of a file, in one batch with the new position, so that rows are
 * never written partly or twice: of two concurrent runs one is refused. @throws RefusedWrite when
 * the import has changed since it was read
 */
export async function nextPortion(services: Services, row: ImportRow): Promise<ImportRow> {
  const { files } = services;
  const portion = await readPortion(files, row.file, row);
  if (!portion) return fail(services, row, "imports:problem.gone");
  const [encoding, delimiter] = [row.encoding as Encoding, row.delimiter as Delimiter];
  const mark = row.position === 0 ? markLength(portion.bytes, encoding) : 0;
  const headings = row.position === 0 ? row.skipped + 1 : 0;
  const bytes = portion.bytes.subarray(mark);
  const read = await readRecords({
    bytes,
    encoding,
    delimiter,
    isLast: portion.isLast,
    most: portionRows + headings,
  });
  if (read.broken) return fail(services, row, "imports:problem.broken");
  const records = read.records.slice(headings).map(({ cells }, at) => ({
    cells,
    number: row.rows + at + 1,
  }));
  if (row.rows + records.length > importLimits.rows)
    return fail(services, row, "imports:problem.tooManyRows");
  const total = row.rows + records.length;
  if (!read.more && total === 0) return fail(services, row, "imports:problem.noRows");

  const { plan, noted } = await planOf(services, row, records);
  const ref = { shopId: row.shopId, importId: row.id };
  const isPreview = row.stage === "previewing";
  const to = { shopId: row.shopId, now: services.now() };
  const counts: Counts = {
    added: row.added + plan.added,
    joined: row.joined + plan.joined,
    refused: row.refused + noted.filter(({ outcome }) => outcome === "refused").length,
    partial: row.partial + noted.filter(({ outcome }) => outcome === "partial").length,
    vehiclesAdded: row.vehiclesAdded + plan.vehiclesAdded,
  };
  const end = read.records.at(-1)?.end;
  const finished = isPreview ? ("previewed" as const) : ("done" as const);
  return advance(services, row, {
    statements: (whileUnchanged) => [
      ...(isPreview ? [writeKeys(whileUnchanged, plan, ref)] : writePlan(whileUnchanged, plan, to)),
      writeNoted(whileUnchanged, noted, ref),
    ],
    set: {
      ...counts,
      rows: total,
      position: end === undefined ? row.bytes : row.position + mark + end,
      ...(!read.more && { stage: finished, dueAt: null }),
    },
  });
}

type Records = { cells: string[]; number: number }[];

/** Outcome of each record of a portion. Empty lines are skipped. */
async function planOf({ db, now }: Services, row: ImportRow, records: Records) {
  const shop = await findShop(db, row.shopId);
  const reading = {
    columns: row.columns as ImportColumns,
    headings: (row.headings ?? []) as string[],
    currentYear: new Date(now()).getUTCFullYear(),
    language: shop?.defaultLanguage ?? defaultLanguage,
  };
  const of = { shopId: row.shopId, country: countryOf(shop) };
  const rows: KeyedRow[] = [];
  const noted: Noted[] = [];
  for (const { cells, number } of records) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    const read = readRow(cells, reading);
    if (!read.ok) noted.push({ row: number, outcome: "refused", problems: read.problems });
    else rows.push(await keyedRow({ row: read.row, number, without: read.without }, of));
  }
  const known = await knownTo(db, { shopId: row.shopId, importId: row.id }, rows);
  const plan = planRows(rows, known);
  const cellsOf = new Map(records.map(({ number, cells }) => [number, cells]));
  return {
    plan,
    noted: [...noted, ...plan.partial.map((one) => ({ ...one, outcome: "partial" as const }))].map(
      (one) => {
        const cells = cellsOf.get(one.row)!;
        return {
          ...one,
          cells,
          sample: shownCell(cells.slice(0, 8).filter(Boolean).join(" · "), 120),
        };
      },
    ),
  };
}

/** Statements on the given database, whose writes are conditional. */
type Step = { statements?: (db: Db) => BatchItem<"sqlite">[]; set: Partial<ImportRow> };

/** Writes a step of an import if it is unchanged since it was read. */
async function advance({ db, now }: Services, row: ImportRow, { statements, set }: Step) {
  const at = now();
  const changed = {
    dueAt: new Date(at + claimMs),
    updatedAt: new Date(at),
    ...set,
    version: row.version + 1,
  };
  const checked = whileUnchanged(db, row);
  await checked.batch([
    checked
      .update(customerImports)
      .set(changed)
      .where(rowIs({ shopId: row.shopId, importId: row.id })),
    ...(statements?.(checked) ?? []),
  ]);
  return { ...row, ...changed };
}

const whileUnchanged = (db: Db, { shopId, id, version }: ImportRow): Db =>
  writeWhile(
    db,
    sql`EXISTS (SELECT 1 FROM ${customerImports} WHERE ${and(
      rowIs({ shopId, importId: id }),
      eq(customerImports.version, version),
    )})`,
  );

/** Ends an import with its reason. A problem of the file is found before anything is written. */
export const fail = (services: Services, row: ImportRow, problem: WordKey): Promise<ImportRow> =>
  advance(services, row, { set: { stage: "failed", problem, dueAt: null } });
