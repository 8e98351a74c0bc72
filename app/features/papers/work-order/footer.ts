import { styles } from "#app/platform/paper/marks.ts";
import { missing } from "#app/values/print-letters.ts";
import type { Canvas } from "./canvas.ts";

/**
 * The number of the work order and "1 / 3" at the foot of every page, once it is known how many
 * there are.
 */
export function writeFooters({ sheets, set, t }: Canvas, workId: string, boxes: boolean): void {
  const style = styles.fine;
  const pages = sheets.pages.length;
  const y = sheets.paper.height - 26;
  for (const [at, marks] of sheets.pages.entries()) {
    const page = t("paper:page", { page: at + 1, pages });
    if (boxes && marks.some((mark) => mark.kind === "text" && mark.text.includes(missing))) {
      marks.push({ kind: "text", x: sheets.left, y: y - 17, text: t("paper:boxes"), style });
    }
    marks.push(
      {
        kind: "fill",
        x: sheets.left,
        y: y - 13,
        width: sheets.width,
        height: 0.5,
        color: "strong",
      },
      { kind: "text", x: sheets.left, y, text: workId, style },
      { kind: "text", x: sheets.right - set.measure(page, style), y, text: page, style },
    );
  }
}
