import type { WordKey } from "#app/values/word-key.ts";
import type { ImportField } from "./fields.ts";

export type RowProblem = { field: ImportField | null; problem: WordKey };

/** Notes a value that a row is imported without. */
export type Leave = (field: ImportField | null, problem: WordKey) => void;
