import type { SayOnPaper, WorkOrder } from "#app/features/papers/work-order.ts";
import { type Layout, type Measure, type Size, styles } from "#app/platform/paper/marks.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { type Canvas, openCanvas } from "./canvas.ts";
import { writeFooters } from "./footer.ts";
import { writeHeader } from "./header.ts";
import { writeMaterials } from "./materials.ts";
import { writeParties } from "./parties.ts";
import { writeSignature, writeTotals } from "./totals.ts";

type Printing = { t: SayOnPaper; measure: Measure; logo?: Size | undefined; boxes?: boolean };

/**
 * Lays a work order out on pages. Its texts have been made printable; every amount is written as it
 * is stored. `boxes`: some letters of it had to be replaced, which is said at the foot of the pages
 * where they stand. Marks come in reading order, so that a page copied from reads as it looks.
 */
export function layOut(order: WorkOrder, { t, measure, logo, boxes = false }: Printing): Layout {
  const canvas = openCanvas(order, t, measure);
  writeHeader(canvas, order, logo);
  writeParties(canvas, order);
  writePassage(canvas, "paper:issues", order.issues);
  if (order.diagnostic) writePassage(canvas, "paper:diagnostic", order.diagnostic);
  writePassage(canvas, "paper:description", order.quote.description);
  if (order.quote.materials.length > 0) writeMaterials(canvas, order.quote);
  writeTotals(canvas, order);
  writeSignature(canvas);
  writeFooters(canvas, order.workId, boxes);
  return { paper: canvas.sheets.paper, pages: canvas.sheets.pages };
}

/** A label and a text of any length under it. A label never stands alone at the foot of a page. */
function writePassage({ sheets, set, label }: Canvas, key: WordKey, text: string): void {
  const lines = set.lines(text, sheets.width, styles.body);
  sheets.need(11 + styles.label.lead + Math.min(lines.length, 3) * styles.body.lead);
  if (!sheets.isFresh) set.rule(sheets.left, sheets.right, 0.5, "line");
  sheets.y += 9;
  set.flow([label(key)], sheets.left, styles.label);
  sheets.y += 2;
  set.flow(lines, sheets.left, styles.body);
  sheets.y += 8;
}
