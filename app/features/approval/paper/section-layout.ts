import { codeWidth } from "#app/features/papers/code.ts";
import { writeCode } from "#app/features/papers/tag/write-code.ts";
import { writeFooters } from "#app/features/papers/work-order/footer.ts";
import type { LayOut } from "#app/features/papers/work-order/layout.ts";
import { Setter } from "#app/features/papers/work-order/setter.ts";
import { paperFor, Sheets } from "#app/features/papers/work-order/sheet.ts";
import type { DocumentWords } from "#app/features/papers/work-order.ts";
import { type Layout, styles } from "#app/platform/paper/marks.ts";
import { printable } from "#app/values/print-letters.ts";
import type { Section, SectionedPaper } from "./section.ts";
import {
  type Pictures,
  signatureHeight,
  writeAmount,
  writeFact,
  writePictures,
  writeSignature,
  writeText,
} from "./section-marks.ts";

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
  // A heading never stands alone at the foot of a page.
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
