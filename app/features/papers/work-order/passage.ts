import type { Column } from "#app/features/papers/paper-texts.ts";
import { styles } from "#app/platform/paper/marks.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { Canvas } from "./canvas.ts";
import { flowColumns, linesOf, placesOf } from "./columns.ts";
import { baseline } from "./setter.ts";

const air = 7;

/**
 * An optional label and a text of any length under it, in one column or two. A label is never alone
 * at the foot of a page. `number`: that of its quote.
 */
export function writePassage(
  canvas: Canvas,
  key: WordKey | undefined,
  columns: readonly Column[],
  number?: number,
): void {
  const { sheets, set, labels, languages, tOf } = canvas;
  const { width, lefts } = placesOf(columns.length, sheets.left, sheets.width);
  const lines = columns.map((column) => linesOf(canvas, column, width));
  const most = Math.max(...lines.map(({ length }) => length));
  const head = key === undefined ? 0 : styles.label.lead + 2;
  sheets.need(air + head + Math.min(most, 3) * styles.body.lead);
  if (!sheets.isFresh) set.rule(sheets.left, sheets.right, 0.5, "line");
  sheets.y += air;
  const quoteOf = (at: number) =>
    number === undefined
      ? ""
      : `${tOf(at, "papers:numbered", { number }).toLocaleUpperCase()} \u00b7 `;
  for (const [at, label] of (key === undefined ? [] : labels(key)).entries())
    sheets.within(
      "H2",
      () => {
        const text = quoteOf(at) + label;
        set.at(lefts[at]!, sheets.y + baseline(styles.label), text, styles.label);
      },
      { language: languages[at] },
    );
  sheets.y += head;
  const tags = columns.map((_, at) => sheets.element("P", { language: languages[at] }));
  flowColumns(canvas, lines, { lefts, tags });
  sheets.y += air;
}
