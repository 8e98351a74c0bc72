/**
 * A text cut into what is translated and what is not. `line` is what a person wrote on one line,
 * `before` the signs that make it an item, a quote or a heading; everything else (blank lines,
 * rules, fenced code) is `verbatim`. `joinText` puts it together again.
 */
export type Piece = { verbatim: string } | { before: string; line: string; after: string };

const fence = /^\s*(`{3,}|~{3,})/;
const signs = /^(?:\s*(?:>|#{1,6}(?=\s)|[-*•](?=\s)|\d{1,3}[.)](?=\s)))*\s*/;
const noWords = /^[^\p{L}]*$/u;

/** Cuts a text into lines. A line without a letter is kept, and so is all between fences. */
export function cutText(text: string): Piece[] {
  let open: string | undefined;
  return text.split("\n").map((line) => {
    const mark = fence.exec(line)?.[1];
    if (open) {
      if (mark && line.trim() === mark && mark.startsWith(open)) open = undefined;
      return { verbatim: line };
    }
    if (mark && !line.trim().slice(mark.length).includes("`")) {
      open = mark;
      return { verbatim: line };
    }
    const before = signs.exec(line)![0];
    const rest = line.slice(before.length);
    const words = rest.trimEnd();
    return noWords.test(words)
      ? { verbatim: line }
      : { before, line: words, after: rest.slice(words.length) };
  });
}

/** The lines that are to be translated, in order. */
export const linesOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => ("line" in piece ? [piece.line] : []));

/** The text again, each line replaced by its translation. */
export function joinText(pieces: readonly Piece[], lines: readonly string[]): string {
  let next = 0;
  return pieces
    .map((piece) =>
      "verbatim" in piece ? piece.verbatim : piece.before + lines[next++] + piece.after,
    )
    .join("\n");
}

/** The sentences of a line; joined they are the line. None ends at an abbreviation or number. */
export function sentencesOf(line: string, longest = Number.POSITIVE_INFINITY): string[] {
  const found: string[] = [];
  for (const part of line.split(/(?<=[.!?…]["')»”]?\s+)(?=["'(«“¿¡]?[\p{Lu}\d¿¡])/u)) {
    const last = found.at(-1);
    if (
      last !== undefined &&
      /(?:^|[\s(])(?:\p{L}|No|no|vs|approx|aprox|Sr|Sra|Mr|Mrs|Dr|ej|etc|Ud|Uds|pág|fig|Fig)\.\s+$/u.test(
        last,
      )
    ) {
      found[found.length - 1] = last + part;
    } else found.push(part);
  }
  return found.flatMap((sentence) => cutLong(sentence, longest));
}

/** Cuts a sentence that is too long, at a comma or between words, or else inside a word. */
function cutLong(sentence: string, longest: number): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > longest) {
    const head = rest.slice(0, longest);
    const comma = Math.max(head.lastIndexOf(", "), head.lastIndexOf("; ")) + 2;
    const space = head.lastIndexOf(" ") + 1;
    const hard = /[\ud800-\udbff]$/.test(head) ? longest - 1 : longest;
    const at = comma > longest / 3 ? comma : space > 0 ? space : hard;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  if (rest) parts.push(rest);
  return parts;
}

/** Lines in portions of at most `longest` characters; a longer line is its own portion. */
export function portionsOf(lines: readonly string[], longest: number): string[][] {
  const portions: string[][] = [];
  let size = 0;
  for (const line of lines) {
    if (portions.length === 0 || size + line.length > longest) {
      portions.push([]);
      size = 0;
    }
    portions.at(-1)!.push(line);
    size += line.length + 1;
  }
  return portions;
}
