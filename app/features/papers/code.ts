import { writeCode } from "./tag/write-code.ts";
import type { Canvas } from "./work-order/canvas.ts";
import { writeTexts } from "./work-order/charged.ts";

/** The width of a QR code with its margin, in points: 4 cm, so that old phones can scan it too. */
export const codeWidth = 113;

/** The code that opens the page where the invoice is paid by card. */
export function writePayCode(canvas: Canvas, rows: readonly (readonly boolean[])[]): void {
  writeTexts(canvas, "papers:payByPhone", (column) => [canvas.tOf(column, "papers:payCode")]);
  canvas.sheets.need(codeWidth);
  writeCode(canvas.sheets, rows, { x: canvas.sheets.left, width: codeWidth });
}
