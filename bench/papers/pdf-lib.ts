import { PDFDocument, StandardFonts } from "pdf-lib";
import type { Layout } from "../../app/platform/paper/marks.ts";
import type { Draw } from "./paper.ts";

/**
 * pdf-lib as its manual uses it: our own texts in our own places, one call each, nothing measured,
 * no line drawn.
 */
export function pdfLib({ paper, pages }: Layout): Draw {
  return async () => {
    const doc = await PDFDocument.create();
    const regular = await doc.embedFont(StandardFonts.Helvetica);
    const bold = await doc.embedFont(StandardFonts.HelveticaBold);
    for (const marks of pages) {
      const page = doc.addPage([paper.width, paper.height]);
      for (const mark of marks) {
        if (mark.kind !== "text") continue;
        page.drawText(mark.text, {
          x: mark.x,
          y: paper.height - mark.y,
          size: mark.style.size,
          font: mark.style.bold ? bold : regular,
        });
      }
    }
    return doc.save();
  };
}
