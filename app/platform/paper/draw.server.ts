import { type PDFDocument, type PDFImage, PDFName, PDFNumber } from "pdf-lib";
import { toWinAnsi } from "#app/values/print-letters.ts";
import { runsOf } from "./direction.ts";
import type { Fonts } from "./fonts.server.ts";
import {
  type Color,
  colors,
  type FrameMark,
  type Layout,
  type Mark,
  type PenMark,
  type TextMark,
} from "./marks.ts";
import { Structure } from "./structure.server.ts";
import type { Tag } from "./tags.ts";

/**
 * Draws a layout into a document. The content of a page is written as one string of operators and
 * all pages share one set of resources: a third of the time and half of the bytes of drawing text
 * by text.
 */
export function draw(
  doc: PDFDocument,
  { paper, pages, structure: root }: Layout,
  fonts: Fonts,
  pictures: readonly (PDFImage | undefined)[],
): void {
  const font = {
    R: fonts.regular.ref,
    B: fonts.bold.ref,
    ...(fonts.wide && { W: fonts.wide.ref }),
  };
  const named = pictures.flatMap((picture, at) => (picture ? [[nameOf(at), picture.ref]] : []));
  const resources = doc.context.register(
    doc.context.obj({
      Font: font,
      ...(named.length > 0 && { XObject: Object.fromEntries(named) }),
    }),
  );
  const structure = root && new Structure(doc);
  for (const [at, marks] of pages.entries()) {
    const page = doc.addPage([paper.width, paper.height]);
    const numbered = structure?.page(page.ref);
    const content = new Pen(paper.height, fonts, numbered).write(marks);
    if (structure) page.node.set(PDFName.of("StructParents"), PDFNumber.of(at));
    page.node.set(PDFName.Resources, resources);
    page.node.set(PDFName.Contents, doc.context.register(doc.context.flateStream(content)));
  }
  if (root) structure?.write(root);
}

/** The name of a picture of the document. */
const nameOf = (at: number): string => (at === 0 ? "L" : `L${at}`);

/** In hundredths of a point, from the bottom left: sums of rounded numbers would drift. */
type Place = [x: number, y: number];

/** Writes operators and tracks the graphics state, so that nothing is set twice. */
class Pen {
  readonly #height: number;
  readonly #fonts: Fonts;
  readonly #out: string[] = [];
  readonly #state = new Map<string, string>();
  /** The position of the last text. */
  #at: Place = [0, 0];
  /** The number of the next piece of an element; undefined in a document without structure. */
  readonly #numbered: ((tag: Tag) => number) | undefined;

  constructor(height: number, fonts: Fonts, numbered?: (tag: Tag) => number) {
    this.#height = height;
    this.#fonts = fonts;
    this.#numbered = numbered;
  }

  /**
   * Texts are drawn above all else, in one text object: marked content must not cross its bounds.
   */
  write(marks: readonly Mark[]): string {
    this.#part(marks.filter(({ kind }) => kind !== "text"));
    this.#out.push("BT");
    this.#part(marks.filter(({ kind }) => kind === "text"));
    this.#out.push("ET");
    return this.#out.join("\n");
  }

  #part(marks: readonly Mark[]): void {
    let open: Tag | "decoration" | undefined;
    for (const mark of marks) {
      const tag = (mark.kind === "text" && mark.tag) || "decoration";
      if (this.#numbered && tag !== open) {
        if (open) this.#out.push("EMC");
        this.#out.push(
          tag === "decoration"
            ? "/Artifact BMC"
            : `/${tag.role}<</MCID ${this.#numbered(tag)}>>BDC`,
        );
        open = tag;
      }
      this.#mark(mark);
    }
    if (open) this.#out.push("EMC");
  }

  #mark(mark: Mark): void {
    if (mark.kind === "text") this.#text(mark);
    else if (mark.kind === "frame") this.#frame(mark);
    else if (mark.kind === "pen") this.#pen(mark);
    else if (mark.kind === "picture") {
      const { at = 0, x, y, width, height } = mark;
      this.#out.push(
        `q ${num(width)} 0 0 ${num(height)} ${num(x)} ${num(this.#height - y - height)} cm /${nameOf(at)} Do Q`,
      );
    } else {
      this.#set("rg", rgb(mark.color));
      this.#out.push(
        `${num(mark.x)} ${num(this.#height - mark.y - mark.height)} ${num(mark.width)} ${num(mark.height)} re f`,
      );
    }
  }

  #set(operator: string, value: string): void {
    if (this.#state.get(operator) === value) return;
    this.#state.set(operator, value);
    this.#out.push(`${value} ${operator}`);
  }

  #text({ x, y, text, style, tag }: TextMark): void {
    this.#set("rg", rgb(style.color));
    this.#set("Tz", num(style.squeeze * 100));
    this.#set("Tc", num(style.spacing));
    const place: Place = [Math.round(x * 100), Math.round((this.#height - y) * 100)];
    // Relative to the last text: rows of a table have equal distances, and compress well.
    const [fromX, fromY] = this.#at;
    this.#out.push(`${num((place[0] - fromX) / 100)} ${num((place[1] - fromY) / 100)} Td`);
    this.#at = place;
    // Screen readers join the lines of an element: a space separates their words.
    for (const run of runsOf(tag ? `${text} ` : text)) {
      const heavy = run.wide && style.bold;
      this.#set("Tf", `/${run.wide ? "W" : style.bold ? "B" : "R"} ${num(style.size)}`);
      // The wide font has one weight: an outline of its own color makes it bold.
      if (heavy) {
        this.#set("RG", rgb(style.color));
        this.#set("w", num(style.size * 0.03));
      }
      this.#set("Tr", heavy ? "2" : "0");
      this.#out.push(`${run.wide ? this.#fonts.wide!.encodeText(run.text) : literal(run.text)} Tj`);
    }
  }

  #frame({ x, y, width, height, radius: r, line, color }: FrameMark): void {
    const [left, bottom] = [x, this.#height - y - height];
    const [right, top] = [left + width, bottom + height];
    const k = r * 0.4477; // the distance of a Bézier handle from the corner, for a quarter of a circle
    const p = (...values: number[]) => values.map(num).join(" ");
    this.#set("RG", rgb(color));
    this.#set("w", num(line));
    this.#out.push(
      `${p(left + r, bottom)} m ${p(right - r, bottom)} l ${p(right - k, bottom, right, bottom + k, right, bottom + r)} c`,
      `${p(right, top - r)} l ${p(right, top - k, right - k, top, right - r, top)} c`,
      `${p(left + r, top)} l ${p(left + k, top, left, top - k, left, top - r)} c`,
      `${p(left, bottom + r)} l ${p(left, bottom + k, left + k, bottom, left + r, bottom)} c s`,
    );
  }

  /** Round ends make a dot of a line without length. */
  #pen({ strokes, line, color }: PenMark): void {
    const up = (value: number, at: number) => (at % 2 === 0 ? value : this.#height - value);
    const lines = strokes.flatMap((stroke) => [...cubics(stroke.map(up)), "S"]);
    this.#out.push("q", "1 J 1 j", `${rgb(color)} RG`, `${num(line)} w`, ...lines, "Q");
  }
}

/** A line of quadratic curves by cubic ones: PDF has no others. */
function cubics([x = 0, y = 0, ...curves]: readonly number[]): string[] {
  const out = [`${num(x)} ${num(y)} m`];
  let [fromX, fromY] = [x, y];
  for (let at = 0; at < curves.length; at += 4) {
    const [controlX, controlY, toX, toY] = curves.slice(at, at + 4) as Curve;
    const toward = (from: number, control: number) => from + ((control - from) * 2) / 3;
    const handles = [toward(fromX, controlX), toward(fromY, controlY)];
    handles.push(toward(toX, controlX), toward(toY, controlY), toX, toY);
    out.push(`${handles.map(num).join(" ")} c`);
    [fromX, fromY] = [toX, toY];
  }
  return out;
}
type Curve = [controlX: number, controlY: number, toX: number, toY: number];

const num = (value: number): string => String(Math.round(value * 100) / 100);
const rgb = (color: Color): string => colors[color].join(" ");
const literal = (text: string): string => `(${toWinAnsi(text).replace(/[\\()]/g, "\\$&")})`;
