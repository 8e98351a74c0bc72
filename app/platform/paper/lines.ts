import { graphemes } from "#app/values/print-letters.ts";

/** The width of a text in the current style. */
type Width = (text: string) => number;

/**
 * Breaks a text into lines of at most `width`. Its own line breaks stay (two empty lines in a row
 * at most), words move down whole, and a word that is too long for any line is cut between letters:
 * nothing runs over the edge, nothing is lost.
 */
export function breakLines(text: string, width: number, widthOf: Width): string[] {
  const space = widthOf(" ");
  return text
    .replace(/\n{3,}/g, "\n\n")
    .split("\n")
    .flatMap((paragraph) => fill(paragraph, width, widthOf, space));
}

function fill(paragraph: string, width: number, widthOf: Width, space: number): string[] {
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const word of paragraph.trimEnd().split(" ")) {
    const wide = widthOf(word);
    if (line !== "" && used + space + wide > width) {
      lines.push(line);
      line = "";
      used = 0;
    }
    if (line !== "") {
      line += ` ${word}`;
      used += space + wide;
    } else if (wide <= width) {
      line = word;
      used = wide;
    } else {
      const pieces = cut(word, width, widthOf);
      line = pieces.pop() ?? "";
      used = widthOf(line);
      lines.push(...pieces);
    }
  }
  lines.push(line);
  return lines;
}

/** Cuts a word into pieces that fit. A single letter wider than the line is a piece of its own. */
function cut(word: string, width: number, widthOf: Width): string[] {
  const pieces: string[] = [];
  let piece = "";
  let used = 0;
  for (const letter of graphemes(word)) {
    const wide = widthOf(letter);
    if (piece !== "" && used + wide > width) {
      pieces.push(piece);
      piece = "";
      used = 0;
    }
    piece += letter;
    used += wide;
  }
  if (piece !== "") pieces.push(piece);
  return pieces;
}
