import type { CertificateRow } from "#app/features/approval/certificate/certificate.ts";
import { box, curvesOf, type Strokes } from "#app/features/approval/signature/strokes.ts";
import { codeWidth } from "#app/features/papers/code.ts";
import { writeCode } from "#app/features/papers/tag/write-code.ts";
import { writeFooters } from "#app/features/papers/work-order/footer.ts";
import type { LayOut } from "#app/features/papers/work-order/layout.ts";
import { baseline, Setter } from "#app/features/papers/work-order/setter.ts";
import { paperFor, Sheets } from "#app/features/papers/work-order/sheet.ts";
import type { DocumentWords } from "#app/features/papers/work-order.ts";
import { type Layout, type Style, styles } from "#app/platform/paper/marks.ts";
import { printable } from "#app/values/print-letters.ts";
import type { Section, SectionedPaper } from "./section.ts";

const sumsAir = 5;

/** Lays such a paper out on as many pages as it needs. Its texts have been made printable. */
export function layOutSections(
  { title, number, currency, intro, sections }: SectionedPaper,
  { ts, measure, boxes = false, pictures = [] }: LayOut,
): Layout {
  const sheets = new Sheets(paperFor(currency));
  const set = new Setter(sheets, measure);
  sheets.within("H1", () => writeText(set, title, styles.shop));
  for (const text of intro) sheets.within("P", () => writeText(set, text, styles.body));
  for (const section of sections) writeSection(set, section, pictures);
  const t: DocumentWords = (key, params) => printable(ts[0]!(key, params));
  const canvas = {
    sheets,
    set,
    t,
    tOf: (_: number, ...said: Parameters<DocumentWords>) => t(...said),
    columns: 1,
  };
  writeFooters(canvas, number, { boxes, machine: false });
  const { paper, pages, structure } = sheets;
  return { paper, pages, structure };
}

function writeSection(set: Setter, section: Section, printed: Pictures): void {
  const {
    heading,
    paragraphs = [],
    facts = [],
    amounts = [],
    sums = [],
    total,
    code,
    strokes,
    answer = [],
    pictures = [],
    language,
  } = section;
  const { sheets } = set;
  const within = (role: "H2" | "P", write: () => void) => sheets.within(role, write, { language });
  // Keeps a heading on the page of its first line.
  const drawn = strokes ? signatureHeight : code ? codeWidth : 0;
  const below = drawn + (strokes ? 0 : 3 * styles.body.lead);
  sheets.need(11 + styles.strong.lead + below);
  if (!sheets.isFresh) {
    sheets.y += 9;
    set.rule(sheets.left, sheets.right, 0.5, "line");
  }
  sheets.y += 4;
  if (heading) within("H2", () => writeText(set, heading, styles.strong));
  for (const text of paragraphs) within("P", () => writeText(set, text, styles.body));
  for (const row of facts) within("P", () => writeFact(set, row));
  for (const row of amounts) sheets.within("P", () => writeAmount(set, row, styles.body));
  if (amounts.length > 0 && sums.length > 0) {
    sheets.need(sumsAir + styles.body.lead);
    sheets.y += sumsAir / 2;
    set.rule(sheets.left, sheets.right, 0.5, "line");
    sheets.y += sumsAir / 2;
  }
  for (const row of sums) sheets.within("P", () => writeAmount(set, row, styles.body));
  if (total) sheets.within("P", () => writeAmount(set, total, styles.strong));
  writePictures(sheets, pictures, printed);
  if (code) {
    sheets.need(codeWidth);
    writeCode(sheets, code, { x: sheets.left, width: codeWidth });
  }
  if (strokes) writeSignature(sheets, strokes);
  for (const [at, text] of answer.entries())
    sheets.within("P", () => writeText(set, text, at === 0 ? styles.strong : styles.body));
}

/** Width of the names of facts, in points; a hash fits on one line next to them. */
const nameWidth = 170;
const amountGap = 14;

/** Width of a drawn signature, in points. */
const signatureWidth = 200;

const signatureHeight = (signatureWidth * box.height) / box.width;

/** Height of small photos, in points. */
const pictureHeight = 90;
const pictureGap = 6;

/** The sizes of the photos that could be read. */
type Pictures = NonNullable<LayOut["pictures"]>;

/** Writes the photos that could be read, in rows. */
function writePictures(sheets: Sheets, places: readonly number[], printed: Pictures): void {
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
function writeSignature(sheets: Sheets, strokes: Strokes): void {
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
function writeText(set: Setter, text: string, style: Style): void {
  const { left, width } = set.sheets;
  set.flow(set.lines(text, width, style), left, style);
}

/** Writes a name and, next to it, a value of any length. */
function writeFact(set: Setter, [name, value]: CertificateRow): void {
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
function writeAmount(set: Setter, [name, amount]: CertificateRow, style: Style): void {
  const { sheets } = set;
  const width = sheets.width - set.measure(amount, style) - amountGap;
  set.flow(set.lines(name, width, style), sheets.left, style);
  set.endingAt(sheets.right, sheets.y - style.lead + baseline(style), amount, style);
}
