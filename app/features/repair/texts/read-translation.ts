import type { Language } from "#app/values/language.ts";
import type { ShownTexts, ShownTranslation } from "./shown-texts.ts";
import { type TextField, textKey } from "./text.ts";

type Row = [string, Language, ShownTranslation["state"]];

/** The translation that `translationColumn` (translation-column.server.ts) read. */
export function readTranslation(json: string | Row | null): ShownTranslation | undefined {
  if (json === null) return undefined;
  // Within other JSON SQLite may embed it as it is.
  const [text, from, state] = typeof json === "string" ? (JSON.parse(json) as Row) : json;
  return { text, from, state };
}

/** A row of a list, with its translation read. */
export const withTranslation = <Row extends { translation: string | null }>(row: Row) => ({
  ...row,
  translation: readTranslation(row.translation),
});

type TextRow = { id: string; translation: ShownTranslation | undefined };

/** The texts of a list in the reader's language, by `textKey`. */
export const listedTexts = (field: TextField, rows: readonly TextRow[]): ShownTexts =>
  Object.fromEntries(
    rows.flatMap(({ id, translation }) =>
      translation ? [[textKey({ subjectId: id, field }), translation]] : [],
    ),
  );
