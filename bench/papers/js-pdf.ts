import { type Draw, load, type Paper } from "./paper.ts";

/** jsPDF and its table, as the earlier system made its papers. */
export async function jsPdf({ lines, head, rows, sums }: Paper): Promise<Draw> {
  const [{ jsPDF }, { default: autoTable }] = await Promise.all([
    load("jspdf"),
    load("jspdf-autotable"),
  ]);
  return async () => {
    const doc = new jsPDF({ format: "letter" });
    doc.setFontSize(10);
    for (const [at, text] of lines.entries()) doc.text(text, 14, 16 + at * 9, { maxWidth: 180 });
    autoTable(doc, { startY: 88, head: [head], body: rows, styles: { cellPadding: 1 } });
    for (const [at, sum] of sums.entries()) doc.text(sum.join(" "), 14, 246 + at * 5);
    return new Uint8Array(doc.output("arraybuffer"));
  };
}
