import { useState } from "react";
import { useForm } from "#app/ui/form/form.tsx";
import {
  blankRow,
  isBlankRow,
  type MaterialProblem,
  type MaterialRow,
  type Money,
  readMaterial,
  rowsOf,
} from "./quote-input.ts";

/** A line of the form. `checked` after an attempt to add or save it, to show its problem. */
export type Line = MaterialRow & { key: number; checked: boolean };

let keys = 0;
const line = (row: MaterialRow, checked = false): Line => ({ ...row, checked, key: keys++ });

/** Problem of a checked line. */
export function problemOf(one: Line, money: Money | undefined): MaterialProblem | undefined {
  if (!one.checked) return undefined;
  const read = readMaterial(one, money);
  return "problem" in read ? read.problem : undefined;
}

/** Lines of a quote as they are typed; the last one is the blank row for a new line. */
export function useLines(start: readonly MaterialRow[], money: Money | undefined) {
  const { values, fields } = useForm();
  const refused = fields.materials;
  const [lines, setLines] = useState<Line[]>(() => {
    // Without JavaScript the page is rendered again with the posted values.
    if (values.materialName)
      return rowsOf(values).map((row) => line(row, Boolean(refused) && !isBlankRow(row)));
    return [...start, blankRow].map((row) => line(row));
  });
  const [seen, setSeen] = useState(refused);
  if (refused !== seen) {
    setSeen(refused);
    if (refused) setLines(lines.map((one) => (isBlankRow(one) ? one : { ...one, checked: true })));
  }

  return {
    lines,
    /** Adds the last line; false if it is invalid, which marks it. */
    add(): boolean {
      const last = lines.at(-1);
      const good = !last || "material" in readMaterial(last, money);
      setLines(
        good
          ? [...lines, line(blankRow)]
          : lines.map((one) => (one === last ? { ...one, checked: true } : one)),
      );
      return good;
    },
    remove(key: number) {
      const rest = lines.filter((one) => one.key !== key);
      setLines(rest.length > 0 ? rest : [line(blankRow)]);
    },
    change(key: number, typed: Partial<MaterialRow>) {
      setLines(lines.map((one) => (one.key === key ? { ...one, ...typed } : one)));
    },
    replace(rows: readonly MaterialRow[]) {
      setLines((rows.length > 0 ? rows : [blankRow]).map((row) => line(row)));
    },
    reset() {
      setLines([...start, blankRow].map((row) => line(row)));
    },
  };
}

export type Lines = ReturnType<typeof useLines>;
