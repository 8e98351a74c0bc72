import type { Sheets } from "#app/features/papers/work-order/sheet.ts";

/**
 * Draws a QR code (its rows, dark or not) from the pen down. Neighbors in a row are one bar: a file
 * of thousands of squares is large.
 */
export function writeCode(
  sheets: Sheets,
  rows: readonly (readonly boolean[])[],
  { x: left, width }: { x: number; width: number },
): void {
  const side = width / rows.length;
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      sheets.put({
        kind: "fill",
        x: left + from * side,
        y: sheets.y + y * side,
        color: "ink",
        width: (x - from + 1) * side,
        height: side,
      });
    }
  sheets.y += width;
}
