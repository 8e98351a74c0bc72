import { readInlines } from "./markdown-inline.ts";
import type { Inline } from "./markdown-link.ts";

export type { Inline, Link } from "./markdown-link.ts";

/** A text that people or models wrote in Markdown, as a small tree that travels as JSON. */
export type Block =
  | { kind: "paragraph" | "heading"; inlines: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "quote"; blocks: Block[] }
  /** `start` is the first number of a numbered list; without it the list has bullets. */
  | { kind: "list"; start?: number; items: Block[][] }
  | { kind: "rule" };

/** The nesting limit of quotes and lists; deeper content is shown as typed. */
const deepest = 6;

const fence = /^ *(`{3,}|~{3,})([^`]*)$/;
const heading = /^ *#{1,6}[ \t]+(\S.*)$/;
const rule = /^ *([-*_])[ \t]*(?:\1[ \t]*){2,}$/;
const quote = /^ *> ?(.*)$/;
// No `+`: on this forum it is a voltage, and a `-` in front of degrees is below zero. At most three
// digits: four are a year.
const item = /^( *)([*•]|-(?![ \t]+\d+(?:[.,]\d+)? ?°)|\d{1,3}[.)])[ \t]+(\S.*)$/;

/**
 * Reads Markdown as forums and models write it: paragraphs, headings, lists, quotes, code,
 * emphasis, links. There is no HTML and there are no pictures: the first is text, the second a
 * link. It never throws, and takes time in proportion to the text, whatever the text is
 * (docs/decisions/0020-markdown.md).
 */
export const readMarkdown = (text: string): Block[] =>
  readBlocks(
    text
      .replace(/\r\n?/g, "\n")
      .split("\n")
      .map((line) => (line.includes("\t") ? line.replaceAll("\t", "    ") : line).trimEnd()),
    0,
  );

function readBlocks(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    if (lines[at] === "") at++;
    else {
      const read =
        readFence(lines, at) ??
        readRuleOrHeading(lines[at]!, at) ??
        readContainer(lines, at, depth) ??
        readParagraph(lines, at);
      blocks.push(read.block);
      at = read.next;
    }
  }
  return blocks;
}

type BlockMatch = { block: Block; next: number };

/** Fenced code; an unclosed fence ends with the text. */
function readFence(lines: readonly string[], at: number): BlockMatch | undefined {
  const opening = fence.exec(lines[at]!)?.[1];
  if (!opening) return undefined;
  let next = at + 1;
  while (next < lines.length && !closes(lines[next]!.trimStart(), opening)) next++;
  return { block: { kind: "code", text: lines.slice(at + 1, next).join("\n") }, next: next + 1 };
}

const closes = (line: string, opening: string) =>
  line.length >= opening.length && line === opening[0]!.repeat(line.length);

function readRuleOrHeading(line: string, at: number): BlockMatch | undefined {
  if (rule.test(line)) return { block: { kind: "rule" }, next: at + 1 };
  const title = heading.exec(line)?.[1];
  if (title === undefined) return undefined;
  let end = title.length;
  while (title[end - 1] === "#") end--;
  const words = end > 0 && title[end - 1] !== " " ? title : title.slice(0, end);
  return { block: { kind: "heading", inlines: readInlines(words.trim()) }, next: at + 1 };
}

function readContainer(
  lines: readonly string[],
  at: number,
  depth: number,
): BlockMatch | undefined {
  if (depth >= deepest) return undefined;
  return readQuote(lines, at, depth) ?? readList(lines, at, depth);
}

/** Only lines with the sign: a reply below a quote is not part of it. */
function readQuote(lines: readonly string[], at: number, depth: number): BlockMatch | undefined {
  const quoted: string[] = [];
  let next = at;
  for (
    let found = quote.exec(lines[next]!);
    found;
    found = next < lines.length ? quote.exec(lines[next]!) : null
  ) {
    quoted.push(found[1]!);
    next++;
  }
  return next > at
    ? { block: { kind: "quote", blocks: readBlocks(quoted, depth + 1) }, next }
    : undefined;
}

/**
 * Items of one kind; two more spaces than the marker's indent continue an item, as people type it,
 * whatever the marker's width.
 */
function readList(lines: readonly string[], at: number, depth: number): BlockMatch | undefined {
  const first = item.exec(lines[at]!);
  if (!first) return undefined;
  const number = Number.parseInt(first[2]!, 10);
  const numbered = !Number.isNaN(number);
  const items: Block[][] = [];
  let next = at;
  while (next < lines.length) {
    const found = item.exec(lines[next]!);
    if (!found || /\d/.test(found[2]!) !== numbered || rule.test(lines[next]!)) break;
    const indent = found[1]!.length;
    const width = indent + found[2]!.length + 1;
    const inside = [found[3]!];
    let end = ++next; // after the last line that is not blank
    for (; next < lines.length; next++) {
      const line = lines[next]!;
      const depthOfLine = line.length - line.trimStart().length;
      if (line !== "" && depthOfLine < indent + 2) break;
      inside.push(line.slice(Math.min(depthOfLine, width)));
      if (line !== "") end = next + 1;
    }
    // A line after blank lines is another item or ends the list.
    items.push(readBlocks(inside.slice(0, end - next + inside.length), depth + 1));
    if (next < lines.length && !item.test(lines[next]!)) next = end;
  }
  return {
    block: numbered ? { kind: "list", start: number, items } : { kind: "list", items },
    next,
  };
}

function readParagraph(lines: readonly string[], at: number): BlockMatch {
  let next = at + 1;
  while (next < lines.length && lines[next] !== "" && !interrupts(lines[next]!)) next++;
  const text = lines
    .slice(at, next)
    .map((line) => line.trim())
    .join("\n");
  return { block: { kind: "paragraph", inlines: readInlines(text) }, next };
}

/** Whether a line ends the paragraph above it. A number does so only where a list begins. */
function interrupts(line: string): boolean {
  const found = item.exec(line);
  if (found) return !/\d/.test(found[2]!) || Number.parseInt(found[2]!, 10) === 1;
  return fence.test(line) || heading.test(line) || rule.test(line) || quote.test(line);
}
