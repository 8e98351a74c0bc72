import type { LayOut } from "#app/features/papers/work-order/layout.ts";
import { plateLines, plateWidth, writePlate } from "#app/features/papers/work-order/plate.ts";
import { baseline, Setter } from "#app/features/papers/work-order/setter.ts";
import { a4, letter, Sheets } from "#app/features/papers/work-order/sheet.ts";
import type { TagSize } from "#app/features/shop/print/print-terms.ts";
import { type Layout, type Paper, type Style, styles } from "#app/platform/paper/marks.ts";
import type { Role } from "#app/platform/paper/tags.ts";
import type { KeyTag } from "./tag.ts";
import { writeCode } from "./write-code.ts";

const millimeters = (length: number) => (length * 72) / 25.4;

/** A tag: as wide as the label printers' widest roll. */
const tag = { width: millimeters(62), height: millimeters(100) };
/** Printers of labels leave 1.5 mm white on each side. */
const edge = 9;
const inner = tag.width - 2 * edge;
/** A code of 40 mm, which readers take at arm's length. */
const codeWidth = millimeters(40);

/** The paper of each size, and how many tags lie on it side by side and below each other. */
const sheetsOf: Record<TagSize, { paper: Paper; across: number; down: number }> = {
  roll62: { paper: tag, across: 1, down: 1 },
  a4: { paper: a4, across: 2, down: 2 },
  letter: { paper: letter, across: 2, down: 2 },
};

/** Lays a key tag out: alone on its roll, or four times on a sheet with lines to cut along. */
export function layOutTag(content: KeyTag, { measure }: Pick<LayOut, "measure">): Layout {
  const { paper, across, down } = sheetsOf[content.size];
  const sheets = new Sheets(paper);
  const set = new Setter(sheets, measure);
  const left = (paper.width - across * tag.width) / 2;
  const top = (paper.height - down * tag.height) / 2;
  for (let at = 0; at < across * down; at++) {
    const x = left + (at % across) * tag.width;
    const y = top + Math.floor(at / across) * tag.height;
    if (across > 1)
      sheets.put({ kind: "frame", x, y, ...tag, radius: 0, line: 0.4, color: "strong" });
    writeTag(set, content, { x, y, isFirst: at === 0 });
  }
  const { pages, structure } = sheets;
  return { paper, pages, structure };
}

type Place = { x: number; y: number; isFirst: boolean };

function writeTag(set: Setter, content: KeyTag, { x: left, y, isFirst }: Place): void {
  const { sheets } = set;
  const x = left + edge;
  // Copies are decoration: who hears the paper hears the tag once.
  const within = (role: Role, write: () => void) =>
    isFirst ? sheets.within(role, write) : sheets.as(undefined, write);
  const lines = (text: string, style: Style, most: number) => {
    for (const line of fitted(set, text, style, most)) {
      set.at(x, sheets.y + baseline(style), line, style);
      sheets.y += style.lead;
    }
  };
  sheets.y = y + edge;
  within("H1", () => lines(content.workId, styles.number, 1));
  sheets.y += 2;
  within("P", () => writeLargePlate(set, content.plate, x));
  within("P", () => lines(content.car, styles.strong, 2));
  const { promised } = content;
  if (promised) {
    sheets.y += 4;
    within("P", () => lines(promised.label, styles.fine, 1));
    within("P", () => lines(promised.moment, styles.strong, 1));
  }
  sheets.y = y + tag.height - edge - codeWidth;
  writeCode(sheets, content.code, { x: left + (tag.width - codeWidth) / 2, width: codeWidth });
}

/** Writes the plate as large as the space allows, in one line if possible. */
function writeLargePlate(set: Setter, plate: string, x: number): void {
  const scale = [1.7, 1.4, 1.15].find((one) => plateWidth(set, [plate], one) <= inner) ?? 1;
  const lines = scale > 1 ? [plate] : plateLines(set, plate, inner).slice(0, 2);
  writePlate({ sheets: set.sheets, set }, lines, x, scale);
}

/** The lines of a text that fit; an ellipsis ends the last one if it is cut. */
function fitted(set: Setter, text: string, style: Style, most: number): string[] {
  const lines = set.lines(text, inner, style);
  if (lines.length <= most) return lines;
  let last = lines[most - 1]!;
  while (last !== "" && set.measure(`${last}…`, style) > inner) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last}…`];
}
