import type { ImportStage } from "#app/features/customers/import.tables.server.ts";
import type { TFunction } from "#app/values/translate.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { fieldLimits, type ImportColumns, type ImportField } from "./file/fields.ts";
import type { RowProblem } from "./file/row-problem.ts";

/** An import as its pages show it. Instants in milliseconds. */
export type ShownImport = {
  id: string;
  fileName: string;
  stage: ImportStage;
  problem: WordKey | null;
  /** Share of the file that the stage has read, in percent. */
  percent: number;
  rows: number;
  added: number;
  joined: number;
  vehiclesAdded: number;
  refused: number;
  partial: number;
  /** Number of rows above the headings. */
  skipped: number;
  /** Headings of columns that are not imported; "" for a column without one. */
  left: string[];
  createdAt: number;
};

export type ListedImport = Pick<
  ShownImport,
  "id" | "fileName" | "stage" | "added" | "refused" | "createdAt"
>;

/** `problem` and `field` as `storedProblems` writes them. */
export type NotedRow = {
  outcome: "refused" | "partial";
  row: number;
  cells: unknown;
  customerId: string | null;
  vehicleId: string | null;
  field: string | null;
  problem: string;
  sample: string;
};

/** Problems of a row for the two columns that store them: a list each, in one order. */
export const storedProblems = (problems: readonly RowProblem[]) => ({
  problem: problems.map(({ problem }) => problem).join(),
  field: problems.map(({ field }) => field ?? "").join() || null,
});

/** Spreadsheet row of a file's record: after the headings, and the rows above them. */
export const sheetRow = (record: number, skipped: number): number => record + skipped + 1;

type StoredImport = Omit<ShownImport, "percent" | "problem" | "left" | "createdAt"> & {
  columns: unknown;
  headings: unknown;
  problem: string | null;
  position: number;
  bytes: number;
  createdAt: Date;
};

export const shownImport = ({
  problem,
  position,
  bytes,
  createdAt,
  columns,
  headings,
  ...row
}: StoredImport): ShownImport => ({
  id: row.id,
  fileName: row.fileName,
  stage: row.stage,
  problem: problem as WordKey | null,
  percent: bytes === 0 ? 0 : Math.floor((100 * Math.min(position, bytes)) / bytes),
  rows: row.rows,
  added: row.added,
  joined: row.joined,
  vehiclesAdded: row.vehiclesAdded,
  refused: row.refused,
  partial: row.partial,
  skipped: row.skipped,
  left: ((headings ?? []) as string[]).filter((_, at) => !(columns as ImportColumns)[at]),
  createdAt: createdAt.getTime(),
});

/** Whether an import is being processed. */
export const isRunning = ({ stage }: Pick<ShownImport, "stage">): boolean =>
  stage === "previewing" || stage === "importing";

/** Whether an import is at one of these stages. */
export const hasStage = <const Stage extends ImportStage>(
  shown: ShownImport,
  ...stages: readonly Stage[]
): shown is ShownImport & { stage: Stage } =>
  (stages as readonly ImportStage[]).includes(shown.stage);

/** Why a row is refused or incomplete: each field with a problem, and its sentence. */
export function reasonOf(
  { field, problem }: Pick<NotedRow, "field" | "problem">,
  t: TFunction,
): string {
  const fields = (field ?? "").split(",") as (ImportField | "")[];
  const reasons = (problem.split(",") as WordKey[]).map((key, at) => {
    const of = fields[at] || null;
    const why = t(key, { max: (of && fieldLimits[of]) ?? 0 });
    return of ? `${t(`imports:field.${of}`)}: ${why}` : why;
  });
  return reasons.join(" ");
}
