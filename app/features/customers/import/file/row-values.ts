import type { WordKey } from "#app/values/word-key.ts";
import { fieldLimits, type ImportColumns, type ImportField, importLimits } from "./fields.ts";
import { isNothing } from "./nothing.ts";
import { readCell } from "./read-cell.ts";
import type { Leave } from "./row-problem.ts";

export type Values = Partial<Record<ImportField, string>>;

/** Separator of several columns that are one field. */
const joined: Partial<Record<ImportField, string>> = {
  firstName: " ",
  lastName: " ",
  address: ", ",
  note: "\n",
};

type Columns = { columns: ImportColumns; headings: readonly string[] };

/**
 * Values of a row's cells, by field. Several columns of a field are joined, or the first filled one
 * counts and the note gets the others, with their headings; the note also gets words next to a
 * number or an address.
 */
export function valuesOf(
  cells: readonly string[],
  { columns, headings }: Columns,
  leave: Leave,
): Values {
  const values: Values = {};
  const extras: { field: ImportField; text: string }[] = [];
  for (const [at, field] of columns.slice(0, importLimits.columns).entries()) {
    const cell = cells[at]?.trim() ?? "";
    if (!field || cell === "" || isNothing(field, cell)) continue;
    const read = readCell(field, cell);
    const heading = headings[at]?.trim();
    const extra = { field, text: heading ? `${heading}: ${cell}` : cell };
    if ("problem" in read) leave(field, read.problem);
    else if (values[field] === undefined) {
      values[field] = read.value;
      if (read.partly) extras.push(extra);
    } else if (joined[field] !== undefined)
      join(values, field, field === "note" ? extra.text : read.value, leave);
    else if (values[field] !== read.value || read.partly) extras.push(extra);
  }
  for (const { field, text } of extras) join(values, "note", text, (_, why) => leave(field, why));
  return values;
}

function join(values: Values, field: ImportField, text: string, leave: Leave): void {
  const before = values[field];
  const whole = before ? before + (joined[field] ?? " ") + text : text;
  const tooLong: WordKey = field === "note" ? "imports:problem.noRoom" : "ui:form.tooLong";
  if (whole.length > fieldLimits[field]!) leave(field, tooLong);
  else values[field] = whole;
}
