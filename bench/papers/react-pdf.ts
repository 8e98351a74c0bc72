import { type Draw, load, type Paper } from "./paper.ts";

/** @react-pdf/renderer, which knows no table: rows of views. */
export async function reactPdf({ lines, head, rows, sums }: Paper): Promise<Draw> {
  const [{ createElement }, { Document, Page, renderToBuffer, Text, View }] = await Promise.all([
    load("react"),
    load("@react-pdf/renderer"),
  ]);
  const row = (cells: string[], at: number) =>
    createElement(
      View,
      { key: `row ${at}`, style: { flexDirection: "row" } },
      cells.map((cell, column) =>
        createElement(Text, { key: column, style: { flex: column === 0 ? 3 : 1 } }, cell),
      ),
    );
  const line = (text: string, at: number) => createElement(Text, { key: `line ${at}` }, text);
  return () =>
    renderToBuffer(
      createElement(
        Document,
        {},
        createElement(
          Page,
          { size: "LETTER", style: { padding: 40, fontSize: 10, fontFamily: "Helvetica" } },
          [
            ...lines.map(line),
            ...[head, ...rows].map(row),
            ...sums.map((sum, at) => line(sum.join(" "), lines.length + at)),
          ],
        ),
      ),
    );
}
