import type { Mark, Paper } from "#app/platform/paper/marks.ts";
import type { Currency } from "#app/values/money.ts";

const letter = { width: 612, height: 792 };
const a4 = { width: 595.28, height: 841.89 };

const letterCountries: readonly Currency[] = ["USD", "MXN", "COP", "CLP"];

/** The paper that lies in the printer where this currency is paid (decision 33). */
export const paperFor = (currency: Currency): Paper =>
  letterCountries.includes(currency) ? letter : a4;

const margin = 42;
const top = 40;
const footer = 50;
export const footLine = 11.6;

/**
 * A stack of pages that grows as it is written on. `y` runs down from the top of the page under the
 * pen.
 */
export class Sheets {
  readonly pages: Mark[][] = [[]];
  readonly left = margin;
  readonly right: number;
  readonly bottom: number;
  readonly paper: Paper;
  y = top;
  /** What every further page begins with, for as long as it is set: the head of a table. */
  head: (() => void) | undefined;

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

  /** Whether something this tall could stand on one page at all. */
  holds(height: number): boolean {
    return height <= this.bottom - top - 30;
  }

  /** Starts a new page unless this much space is left below the current position. */
  need(height: number): void {
    if (this.y + height > this.bottom) this.next();
  }

  /** Starts a new page. */
  next(): void {
    this.pages.push([]);
    this.y = top;
    this.head?.();
  }

  put(...marks: Mark[]): void {
    this.pages.at(-1)!.push(...marks);
  }
}
