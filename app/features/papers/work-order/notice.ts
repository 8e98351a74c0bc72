import type { PaperPart } from "#app/features/papers/job-paper.ts";
import { notesOf } from "#app/features/papers/paper-texts.ts";
import { styles } from "#app/platform/paper/marks.ts";
import type { Canvas } from "./canvas.ts";
import { besideMark } from "./columns.ts";
import { isPartlyWritten } from "./shop-terms.ts";

/**
 * Says once, before the texts of a paper, that some are not in its language: under each of them it
 * would be read as part of the work.
 */
export function writeNotice(canvas: Canvas, parts: readonly PaperPart[]): void {
  const { sheets, set, tOf, languages } = canvas;
  const notes = new Set(parts.flatMap(({ texts }) => [...notesOf(texts)]));
  const isBeside = notes.has("beside") || isPartlyWritten(parts[0]!.order.shop, languages);
  if (!isBeside && !notes.has("asWritten")) return;
  const said = Array.from({ length: canvas.columns }, (_, column) =>
    isBeside ? `${besideMark} ${tOf(column, "paper:beside")}` : tOf(column, "paper:asWritten"),
  );
  sheets.need(said.length * styles.fine.lead + 9);
  sheets.y += 9;
  for (const [column, text] of said.entries())
    sheets.within(
      "P",
      () => set.flow(set.lines(text, sheets.width, styles.fine), sheets.left, styles.fine),
      { language: languages[column] },
    );
}
