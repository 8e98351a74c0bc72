import { type Draw, load, type Paper } from "./paper.ts";

/** pdfkit with a table of its own. */
export async function pdfKit({ lines, head, rows, sums }: Paper): Promise<Draw> {
  const { default: PDFDocument } = await load("pdfkit");
  return () => {
    const doc = new PDFDocument({ size: "LETTER", margin: 40 });
    const parts: Buffer[] = [];
    doc.on("data", (part: Buffer) => parts.push(part));
    const whole = new Promise<Uint8Array>((resolve) =>
      doc.on("end", () => resolve(Buffer.concat(parts))),
    );
    doc.fontSize(10);
    for (const text of lines) doc.text(text);
    doc.table({ data: [head, ...rows] });
    for (const sum of sums) doc.text(sum.join(" "));
    doc.end();
    return whole;
  };
}
