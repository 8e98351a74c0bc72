import type { Canvas } from "./work-order/canvas.ts";
import { writeTexts } from "./work-order/charged.ts";
import type { Sheets } from "./work-order/sheet.ts";

/** Of a QR code with its margin, in points: 4 cm, so that old phones read it too. */
export const codeWidth = 113;

/** Neighbors in a row are one bar: a paper of thousands of squares is large. */
export function writeCode(sheets: Sheets, rows: readonly (readonly boolean[])[]): void {
  const side = codeWidth / rows.length;
  sheets.need(codeWidth);
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      sheets.put({
        kind: "fill",
        x: sheets.left + from * side,
        y: sheets.y + y * side,
        color: "ink",
        width: (x - from + 1) * side,
        height: side,
      });
    }
  sheets.y += codeWidth;
}

/** The code that opens the page where the invoice is paid by card. */
export function writePayCode(canvas: Canvas, rows: readonly (readonly boolean[])[]): void {
  writeTexts(canvas, "paper:payByPhone", (column) => [canvas.tOf(column, "paper:payCode")]);
  writeCode(canvas.sheets, rows);
}
