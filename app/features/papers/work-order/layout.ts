import { hasMachineText, type PaperTexts } from "#app/features/papers/paper-texts.ts";
import type { SayOnPaper, WorkOrder } from "#app/features/papers/work-order.ts";
import type { Layout, Measure, Size } from "#app/platform/paper/marks.ts";
import { openCanvas } from "./canvas.ts";
import { writeFooters } from "./footer.ts";
import { writeHeader } from "./header.ts";
import { writeLabor, writeMaterials } from "./materials.ts";
import { writeParties } from "./parties.ts";
import { writePassage } from "./passage.ts";
import { writeSignature, writeTotals } from "./totals.ts";

type Printing = {
  /** Sentences in the language of each column. */
  ts: readonly SayOnPaper[];
  measure: Measure;
  texts: PaperTexts;
  logo?: Size | undefined;
  boxes?: boolean;
};

/**
 * Lays a work order out on pages. Its texts have been made printable; every amount is written as it
 * is stored. `boxes`: some letters of it had to be replaced, which is said at the foot of the pages
 * where they stand. Marks come in reading order, so that a page copied from reads as it looks.
 */
export function layOut(
  order: WorkOrder,
  { ts, measure, texts, logo, boxes = false }: Printing,
): Layout {
  const marked = hasMachineText(texts);
  const canvas = openCanvas(order, { ts, measure, footLines: marked ? ts.length : 0 });
  writeHeader(canvas, order, logo);
  writeParties(canvas, order);
  writePassage(canvas, "paper:issues", texts.issues);
  if (order.diagnostic) writePassage(canvas, "paper:diagnostic", texts.diagnostic);
  writePassage(canvas, "paper:description", texts.description);
  if (order.quote.materials.length > 0) writeMaterials(canvas, order, texts.materials);
  if (order.quote.labor.length > 0) writeLabor(canvas, order, texts.labor);
  writeTotals(canvas, order);
  writeSignature(canvas);
  writeFooters(canvas, order.workId, { boxes, machine: marked });
  const { paper, pages, structure } = canvas.sheets;
  return { paper, pages, structure };
}
