import { bareAt, bracketedAt, destinationAt } from "./markdown-address.ts";
import { type Inline, linkTo, withoutLinks } from "./markdown-link.ts";

/** An emphasis or a link whose end has not come yet; `mark` is how it began. */
type Open = { mark: string; inlines: Inline[] };

const escapable = /[!-/:-@[-`{-~]/;
const wordy = /[\p{L}\p{N}]/u;
const special = /[\\`*_[\]!<]|https?:\/\/|www\./gi;

/**
 * Reads the Markdown inside a block: code, emphasis, links. One pass from left to right; an
 * unclosed opener is plain text. Only the latest of equal openers stays open, so nesting is at most
 * five levels for any input.
 */
export function readInlines(source: string): Inline[] {
  const root: Open = { mark: "", inlines: [] };
  const opened: Open[] = [root];
  const ticks = tickRuns(source);
  let at = 0;
  let plain = 0;

  const top = () => opened[opened.length - 1]!;
  const flush = (end: number) => {
    if (end > plain) addText(top().inlines, source.slice(plain, end));
  };
  const goOn = (from: number) => {
    at = from;
    plain = from;
  };
  /** Reverts an opener to text; the inlines after it join the enclosing ones. */
  const giveUp = (index: number) => {
    const { mark, inlines } = opened[index]!;
    opened.splice(index, 1);
    const around = opened[index - 1]!.inlines;
    addText(around, mark);
    for (const inline of inlines) add(around, inline);
  };
  const giveUpAbove = (index: number) => {
    while (opened.length - 1 > index) giveUp(opened.length - 1);
  };
  const open = (mark: string) => {
    const earlier = opened.findIndex(
      (one) => one.mark === mark || (isBracket(mark) && isBracket(one.mark)),
    );
    if (earlier > 0) giveUp(earlier);
    opened.push({ mark, inlines: [] });
  };

  while (at < source.length) {
    special.lastIndex = at;
    const match = special.exec(source);
    if (!match) break;
    const found = match[0];
    at = match.index;
    const next = source[at + 1] ?? "";
    if (found === "\\" && (escapable.test(next) || next === "\n")) {
      flush(at);
      goOn(at + 1);
      at++;
    } else if (found === "`") {
      const size = runLength(source, at);
      const end = ticks.closing(at, size);
      if (end === undefined) {
        at += size;
        continue;
      }
      flush(at);
      top().inlines.push({
        kind: "code",
        text:
          source
            .slice(at + size, end)
            .replaceAll("\n", " ")
            .trim() || " ",
      });
      goOn(end + size);
    } else if (found === "*" || found === "_") {
      const size = runLength(source, at);
      flush(at);
      emphasis(found, size);
      goOn(at + size);
    } else if (found === "[" || (found === "!" && next === "[")) {
      flush(at);
      const mark = found === "[" ? "[" : "![";
      open(mark);
      goOn(at + mark.length);
    } else if (found === "]") {
      const index = opened.findLastIndex((one) => isBracket(one.mark));
      const link = index > 0 && next === "(" ? destinationAt(source, at + 1) : undefined;
      if (index < 0) {
        at++;
      } else if (!link) {
        flush(at);
        giveUp(index);
        addText(top().inlines, "]");
        goOn(at + 1);
      } else {
        flush(at);
        giveUpAbove(index);
        const { inlines } = opened.pop()!;
        top().inlines.push(linkTo(link.href, withoutLinks(inlines)));
        goOn(link.end);
      }
    } else {
      const link = found === "<" ? bracketedAt(source, at) : bareAt(source, at);
      if (link) {
        flush(at);
        top().inlines.push(linkTo(link.href, [{ kind: "text", text: link.text }]));
        goOn(link.end);
      } else at += found.length;
    }
  }
  flush(source.length);
  giveUpAbove(0);
  return root.inlines;

  /**
   * A run of `*` or `_`: ends what it can end, begins what it can begin, and else is text. Within a
   * word it is neither.
   */
  function emphasis(sign: string, size: number) {
    const before = charBefore(source, at);
    const after = charAt(source, at + size);
    const opens = after.trim() !== "" && !wordy.test(before) && size <= 3;
    const closes = before.trim() !== "" && !wordy.test(after) && size <= 3;
    let left = size;
    while (closes && left > 0) {
      const index = opened.findLastIndex(({ mark }) => mark[0] === sign && mark.length <= left);
      if (index < 0 || opened[index]!.inlines.length + (opened.length - 1 - index) === 0) break;
      giveUpAbove(index);
      const { mark, inlines } = opened.pop()!;
      top().inlines.push({ kind: mark.length === 2 ? "strong" : "em", inlines });
      left -= mark.length;
    }
    if (left === 0) return;
    if (!opens) return addText(top().inlines, sign.repeat(left));
    if (left > 1) open(sign + sign);
    if (left !== 2) open(sign);
  }
}

const isBracket = (mark: string) => mark.endsWith("[");

function add(inlines: Inline[], inline: Inline): void {
  if (inline.kind === "text") addText(inlines, inline.text);
  else inlines.push(inline);
}

function addText(inlines: Inline[], text: string): void {
  const last = inlines.at(-1);
  if (last?.kind === "text") last.text += text;
  else if (text) inlines.push({ kind: "text", text });
}

/** Finds for every run of backticks the next of the same length, without looking at any twice. */
function tickRuns(source: string) {
  const starts = new Map<number, number[]>();
  for (const { 0: run, index } of source.matchAll(/`+/g)) {
    const list = starts.get(run.length) ?? [];
    list.push(index);
    starts.set(run.length, list);
  }
  const seen = new Map<number, number>();
  return {
    closing(at: number, size: number): number | undefined {
      const list = starts.get(size) ?? [];
      let n = seen.get(size) ?? 0;
      while (n < list.length && list[n]! <= at) n++;
      seen.set(size, n);
      return list[n];
    },
  };
}

function runLength(source: string, at: number): number {
  let end = at;
  while (source[end] === source[at]) end++;
  return end - at;
}

/** The whole character that begins here, or that ends before here; "" at the ends of the text. */
const charAt = (source: string, at: number) =>
  at < source.length ? String.fromCodePoint(source.codePointAt(at)!) : "";
const charBefore = (source: string, at: number) => {
  const low = source.charCodeAt(at - 1);
  return low >= 0xdc00 && low <= 0xdfff ? source.slice(at - 2, at) : (source[at - 1] ?? "");
};
