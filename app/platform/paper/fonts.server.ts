import { type PDFDocument, type PDFFont, StandardFonts } from "pdf-lib";
import { isWinAnsi, toWinAnsi, winAnsiLetters } from "#app/values/print-letters.ts";
import { runsOf } from "./direction.ts";
import type { Measure, Style } from "./marks.ts";

/**
 * The fonts of one document: two that every PDF viewer has, and one with many scripts when the text
 * needs it.
 */
export type Fonts = {
  regular: PDFFont;
  bold: PDFFont;
  wide: PDFFont | undefined;
  measure: Measure;
};

/** The bytes of the wide font, wherever the runtime keeps them. */
export type LoadFont = () => Promise<Uint8Array | ArrayBuffer>;

// Advance widths of WinAnsi bytes, in thousandths of the size: the same in every document ever
// printed.
const widths: { regular?: Float64Array; bold?: Float64Array } = {};

function widthsOf(face: "regular" | "bold", font: PDFFont): Float64Array {
  let table = widths[face];
  if (!table) {
    table = new Float64Array(256);
    // Measured letter by letter: pdf-lib counts kerning between letters, which the text operator
    // does not apply.
    for (const letter of winAnsiLetters)
      table[toWinAnsi(letter).charCodeAt(0)] = font.widthOfTextAtSize(letter, 1000);
    widths[face] = table;
  }
  return table;
}

export function openFonts(doc: PDFDocument, wide: PDFFont | undefined): Fonts {
  const regular = doc.embedStandardFont(StandardFonts.Helvetica);
  const bold = doc.embedStandardFont(StandardFonts.HelveticaBold);
  const tables = { regular: widthsOf("regular", regular), bold: widthsOf("bold", bold) };
  const wideWidths = new Map<string, number>();

  const narrow = (text: string, isBold: boolean): number => {
    const table = isBold ? tables.bold : tables.regular;
    const bytes = toWinAnsi(text);
    let sum = 0;
    for (let at = 0; at < bytes.length; at++) sum += table[bytes.charCodeAt(at)]!;
    return sum;
  };
  const broad = (text: string): number => {
    let width = wideWidths.get(text);
    if (width === undefined) {
      width = wide?.widthOfTextAtSize(text, 1000) ?? 0;
      wideWidths.set(text, width);
    }
    return width;
  };
  const unscaled = (text: string, isBold: boolean): number =>
    isWinAnsi(text)
      ? narrow(text, isBold)
      : runsOf(text).reduce(
          (sum, run) => sum + (run.wide ? broad(run.text) : narrow(run.text, isBold)),
          0,
        );

  const measure = (text: string, { bold: isBold, size, spacing, squeeze }: Style): number =>
    ((unscaled(text, isBold) * size) / 1000 + spacing * text.length) * squeeze;
  return { regular, bold, wide, measure };
}

/**
 * Embeds the glyphs of the wide font that the text needs. Font engine and font are loaded only
 * here: most documents do without.
 */
export async function embedWide(doc: PDFDocument, load: LoadFont): Promise<PDFFont> {
  const [{ default: fontkit }, bytes] = await Promise.all([import("@pdf-lib/fontkit"), load()]);
  doc.registerFontkit(fontkit);
  return doc.embedFont(bytes, { subset: true, features: { kern: false, liga: false } });
}
