import { useEffect, useRef, useState } from "react";
import { useForm } from "#app/ui/form.tsx";
import type { Currency } from "#app/values/money.ts";
import {
  blankRow,
  isBlankRow,
  type MaterialProblem,
  type MaterialRow,
  readMaterial,
  rowsOf,
} from "./quote-input.ts";

/**
 * A line of the form. `checked` once someone asked to add or to save it: before that nothing is
 * held against it.
 */
export type Line = MaterialRow & { key: number; checked: boolean };

let keys = 0;
const line = (row: MaterialRow, checked = false): Line => ({ ...row, checked, key: keys++ });

/** What is wrong with a line that was asked for. */
export function problemOf(one: Line, currency: Currency | undefined): MaterialProblem | undefined {
  if (!one.checked) return undefined;
  const read = readMaterial(one, currency);
  return "problem" in read ? read.problem : undefined;
}

/** The lines of a quote while they are typed; the last one is the one not added yet. */
export function useLines(start: readonly MaterialRow[], currency: Currency | undefined) {
  const { values, fields } = useForm();
  const refused = fields.materials;
  const [lines, setLines] = useState<Line[]>(() => {
    // Without JavaScript the page is drawn anew with what was typed.
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
    /** Whether the last line could be added; if not, it is marked. */
    add(): boolean {
      const last = lines.at(-1);
      const good = !last || "material" in readMaterial(last, currency);
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

/**
 * The lines in a field that `useDraft` keeps and fills like any other (it is disabled, so it is
 * never sent): answers its props. Whatever changes the lines is told to the form as typing would
 * be.
 */
export function useLinesDraft({ lines, replace, reset }: Lines) {
  const field = useRef<HTMLTextAreaElement>(null);
  const text = JSON.stringify(lines.map(({ name, quantity, price }) => [name, quantity, price]));
  const first = useRef(text);

  useEffect(() => {
    if (text === first.current) return;
    first.current = "";
    field.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [text]);

  useEffect(() => {
    const form = field.current?.form;
    form?.addEventListener("drafts:dropped", reset);
    return () => form?.removeEventListener("drafts:dropped", reset);
  });

  return {
    ref: field,
    name: "lines",
    value: text,
    disabled: true,
    hidden: true,
    readOnly: false,
    onChange: () => {
      const draft = readDraft(field.current?.value);
      if (draft) replace(draft);
    },
  };
}

function readDraft(text = ""): MaterialRow[] | undefined {
  try {
    const draft: unknown = JSON.parse(text);
    if (!Array.isArray(draft)) return undefined;
    return draft.slice(0, 100).map((row) => {
      const [name, quantity, price] = (Array.isArray(row) ? row : []).map(String);
      return { name: name ?? "", quantity: quantity ?? "", price: price ?? "" };
    });
  } catch {
    return undefined;
  }
}
