import type { WordKey } from "#app/values/word-key.ts";
import type { ImportField } from "./fields.ts";

export type RowProblem = { field: ImportField | null; problem: WordKey };

/** Notes what a row comes in without. */
export type Leave = (field: ImportField | null, problem: WordKey) => void;
