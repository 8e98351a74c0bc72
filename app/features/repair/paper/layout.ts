import type { SayOnPaper, WorkOrder } from "#app/features/repair/work-order.ts";
import { type Layout, type Measure, type Size, styles } from "#app/platform/paper/marks.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { type Desk, openDesk } from "./desk.ts";
import { writeFooters, writeHeader } from "./header.ts";
import { writeMaterials } from "./materials.ts";
import { writeParties } from "./parties.ts";
import { writeSignature, writeTotals } from "./totals.ts";

/**
 * Lays a work order out on pages. Its texts have been made printable; every amount is written as it
 * is stored. `boxes`: some letters of it had to be replaced, which is said at the foot of the pages
 * where they stand. Marks come in reading order, so that a page copied from reads as it looks.
 */
export function layOut(
  order: WorkOrder,
  t: SayOnPaper,
  measure: Measure,
  logo?: Size,
  boxes = false,
): Layout {
  const desk = openDesk(order, t, measure);
  writeHeader(desk, order, logo);
  writeParties(desk, order);
  writePassage(desk, "paper:issues", order.issues);
  if (order.diagnostic) writePassage(desk, "paper:diagnostic", order.diagnostic);
  writePassage(desk, "paper:description", order.quote.description);
  if (order.quote.materials.length > 0) writeMaterials(desk, order.quote);
  writeTotals(desk, order);
  writeSignature(desk);
  writeFooters(desk, order.workId, boxes);
  return { paper: desk.sheets.paper, pages: desk.sheets.pages };
}

/** A label and a text of any length under it. A label never stands alone at the foot of a page. */
function writePassage({ sheets, set, label }: Desk, key: WordKey, text: string): void {
  const lines = set.lines(text, sheets.width, styles.body);
  sheets.need(11 + styles.label.lead + Math.min(lines.length, 3) * styles.body.lead);
  if (!sheets.isFresh) set.rule(sheets.left, sheets.right, 0.5, "line");
  sheets.y += 9;
  set.flow([label(key)], sheets.left, styles.label);
  sheets.y += 2;
  set.flow(lines, sheets.left, styles.body);
  sheets.y += 8;
}
