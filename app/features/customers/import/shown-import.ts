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
  /** How much of the file the present stage has read, in percent. */
  percent: number;
  rows: number;
  added: number;
  joined: number;
  vehiclesAdded: number;
  refused: number;
  partial: number;
  /** How many rows stand above the headings. */
  skipped: number;
  /** The names of columns that are not imported; "" where a column has none. */
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

/** The problems of a row in the two columns that hold them: a list each, in the same order. */
export const storedProblems = (problems: readonly RowProblem[]) => ({
  problem: problems.map(({ problem }) => problem).join(),
  field: problems.map(({ field }) => field ?? "").join() || null,
});

/** The row of a spreadsheet that a record of a file is: behind the headings, and what stands above. */
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

/** Whether work on an import is under way. */
export const isRunning = ({ stage }: Pick<ShownImport, "stage">): boolean =>
  stage === "previewing" || stage === "importing";

/** Whether an import is at one of these stages. */
export const hasStage = <const Stage extends ImportStage>(
  shown: ShownImport,
  ...stages: readonly Stage[]
): shown is ShownImport & { stage: Stage } =>
  (stages as readonly ImportStage[]).includes(shown.stage);

/** Why a row is refused, or what it comes in without: each field with a problem, and the sentence about it. */
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
