import { printsOnLetter } from "#app/features/shop/print/print-terms.ts";
import type { Mark, Paper } from "#app/platform/paper/marks.ts";
import { type Role, type Tag, tagOf } from "#app/platform/paper/tags.ts";
import type { Currency } from "#app/values/money.ts";

export const letter = { width: 612, height: 792 };
export const a4 = { width: 595.28, height: 841.89 };

/** The usual paper format where this currency is used. */
export const paperFor = (currency: Currency): Paper => (printsOnLetter(currency) ? letter : a4);

const margin = 42;
const top = 40;
const footer = 50;
export const footLine = 11.6;

/** Writes a part of the paper. */
export type Section = () => void;

/** A position at which content begins, with the numbers of marks and elements before it. */
type Place = { y: number; page: number; marks: number; tags: number };

/**
 * A stack of pages that grows as it is written on. `y` runs down from the top of the page under the
 * pen.
 */
export class Sheets {
  readonly pages: Mark[][] = [[]];
  readonly structure = tagOf("Document");
  readonly left = margin;
  readonly right: number;
  readonly bottom: number;
  readonly paper: Paper;
  y = top;
  /** The head of a table while it is being set: every new page begins with it. */
  head: (() => void) | undefined;
  /** The element that new marks belong to; undefined: decoration. */
  #tag: Tag | undefined;

  constructor(paper: Paper, footLines = 0) {
    this.paper = paper;
    this.right = paper.width - margin;
    this.bottom = paper.height - footer - footLines * footLine;
  }

  get width(): number {
    return this.right - this.left;
  }

  /** Whether this page is still empty. */
  get isFresh(): boolean {
    return this.y === top;
  }

  /** Whether content of this height fits on a page at all. */
  holds(height: number): boolean {
    return height <= this.bottom - top - 30;
  }

  /** Starts a new page unless this much space is left below the current position. */
  need(height: number): void {
    if (this.y + height > this.bottom) this.next();
  }

  /** Starts a new page. A head that comes again is decoration. */
  next(): void {
    this.pages.push([]);
    this.y = top;
    this.as(undefined, () => this.head?.());
  }

  /**
   * Writes sections. Where the last would begin a page, the preceding one moves there too if it is
   * short or one page holds both, and short ones before that: a signature belongs to the text it
   * signs, and a table to its heading.
   */
  keep(sections: readonly Section[]): void {
    const starts = sections.map((write) => {
      const start = this.#place();
      write();
      return start;
    });
    const last = starts.at(-1);
    const goesOver =
      last && this.pages.length > last.page + 1 && this.pages[last.page]!.length === last.marks;
    const first = goesOver && this.#kept(starts);
    if (!first) return;
    this.pages.length = first.page + 1;
    this.pages[first.page]!.length = first.marks;
    this.structure.kids.length = first.tags;
    this.next();
    for (const write of sections.slice(starts.indexOf(first))) write();
  }

  #place(): Place {
    const page = this.pages.length - 1;
    const [marks, tags] = [this.pages[page]!.length, this.structure.kids.length];
    return { y: this.y, page, marks, tags };
  }

  /** The first of the preceding sections that move to the next page with it. */
  #kept(starts: readonly Place[]): Place | undefined {
    const whole = this.bottom - top;
    const last = starts.at(-1)!;
    const height = ({ y, page }: Place) => (last.page - page) * whole + last.y - y;
    // A section that already begins a page would leave an empty page behind.
    const before = starts.slice(0, -1).filter(({ y }) => y > top);
    const isOnOne = this.pages.length === last.page + 2;
    return (
      before.find((start) => height(start) <= whole / 4) ??
      before.slice(-1).find((start) => isOnOne && this.holds(height(start) + this.y - top))
    );
  }

  put(...marks: Mark[]): void {
    this.putOn(this.pages.length - 1, ...marks);
  }

  putOn(page: number, ...marks: Mark[]): void {
    const tag = this.#tag;
    this.pages[page]!.push(
      ...(tag ? marks.map((mark) => (mark.kind === "text" ? { ...mark, tag } : mark)) : marks),
    );
  }

  /** A new element below the one that is written, or below the document. */
  element(role: Role, more?: Omit<Tag, "role" | "kids">): Tag {
    const tag = tagOf(role, more);
    (this.#tag ?? this.structure).kids.push(tag);
    return tag;
  }

  /** Runs `write`; its output belongs to this element. */
  as<T>(tag: Tag | undefined, write: () => T): T {
    const before = this.#tag;
    this.#tag = tag;
    const done = write();
    this.#tag = before;
    return done;
  }

  /** Runs `write`; its output belongs to a new element. */
  within<T>(role: Role, write: () => T, more?: Omit<Tag, "role" | "kids">): T {
    return this.as(this.element(role, more), write);
  }
}
