import type { CertificateRow } from "#app/features/approval/certificate/certificate.ts";
import { box, curvesOf, type Strokes } from "#app/features/approval/signature/strokes.ts";
import type { LayOut } from "#app/features/papers/work-order/layout.ts";
import { baseline, type Setter } from "#app/features/papers/work-order/setter.ts";
import type { Sheets } from "#app/features/papers/work-order/sheet.ts";
import { type Style, styles } from "#app/platform/paper/marks.ts";

/** Of the names of facts; a hash fits on one line beside them. */
const nameWidth = 170;
const amountGap = 14;

/** Of a drawn signature, in points. */
const signatureWidth = 200;

export const signatureHeight = (signatureWidth * box.height) / box.width;

/** Of small photos, in points. */
const pictureHeight = 90;
const pictureGap = 6;

/** The sizes of the photos that could be read. */
export type Pictures = NonNullable<LayOut["pictures"]>;

/** Those that could be read, in rows. */
export function writePictures(sheets: Sheets, places: readonly number[], printed: Pictures): void {
  let x = sheets.left;
  let isOpen = false;
  const close = () => {
    if (isOpen) sheets.y += pictureHeight + pictureGap;
    isOpen = false;
    x = sheets.left;
  };
  for (const at of places) {
    const size = printed[at];
    if (!size) continue;
    const scale = Math.min(pictureHeight / size.height, sheets.width / size.width);
    const [width, height] = [size.width * scale, size.height * scale];
    if (isOpen && x + width > sheets.right) close();
    if (!isOpen) {
      sheets.need(pictureGap + pictureHeight);
      if (!sheets.isFresh) sheets.y += pictureGap;
    }
    isOpen = true;
    sheets.put({ kind: "picture", at: at + 1, x, y: sheets.y, width, height });
    x += width + pictureGap;
  }
  close();
}

/** A drawn signature, at the left edge. */
export function writeSignature(sheets: Sheets, strokes: Strokes): void {
  const scale = signatureWidth / box.width;
  const onPaper = (value: number, at: number) =>
    value * scale + (at % 2 === 0 ? sheets.left : sheets.y);
  sheets.put({
    kind: "pen",
    strokes: strokes.map((stroke) => curvesOf(stroke).map(onPaper)),
    line: 1.2,
    color: "ink",
  });
  sheets.y += signatureHeight;
}

/** A text of any length. */
export function writeText(set: Setter, text: string, style: Style): void {
  const { left, width } = set.sheets;
  set.flow(set.lines(text, width, style), left, style);
}

/** A name and, beside it, a value of any length. */
export function writeFact(set: Setter, [name, value]: CertificateRow): void {
  const { sheets } = set;
  const style = styles.body;
  const names = set.lines(name, nameWidth - amountGap, style);
  sheets.need(names.length * style.lead);
  const top = sheets.y;
  const pages = sheets.pages.length;
  set.flow(names, sheets.left, { ...style, color: "soft" });
  const bottom = sheets.y;
  sheets.y = top;
  set.flow(set.lines(value, sheets.width - nameWidth, style), sheets.left + nameWidth, style);
  if (sheets.pages.length === pages) sheets.y = Math.max(sheets.y, bottom);
}

/** A text of any length with an amount at the end of its last line. */
export function writeAmount(set: Setter, [name, amount]: CertificateRow, style: Style): void {
  const { sheets } = set;
  const width = sheets.width - set.measure(amount, style) - amountGap;
  set.flow(set.lines(name, width, style), sheets.left, style);
  set.endingAt(sheets.right, sheets.y - style.lead + baseline(style), amount, style);
}
