import type { Language } from "#app/values/language.ts";
import type { ShownTexts, ShownTwin } from "./shown-texts.ts";
import { type TextField, textKey } from "./text.ts";

type Row = [string, Language, ShownTwin["state"]];

/** The twin that `twinColumn` (twin-column.server.ts) read. */
export function readTwin(json: string | Row | null): ShownTwin | undefined {
  if (json === null) return undefined;
  // Within other JSON SQLite may embed it as it is.
  const [text, from, state] = typeof json === "string" ? (JSON.parse(json) as Row) : json;
  return { text, from, state };
}

type Listed = { id: string; twin: ShownTwin | undefined };

/** The texts of a list in the reader's language, by `textKey`. */
export const listedTexts = (field: TextField, rows: readonly Listed[]): ShownTexts =>
  Object.fromEntries(
    rows.flatMap(({ id, twin }) => (twin ? [[textKey({ subjectId: id, field }), twin]] : [])),
  );
