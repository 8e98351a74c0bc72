import { isWinAnsi } from "#app/values/print-letters.ts";

/**
 * A part of a line that is set at once: in the standard or the wide font, left to right or right to
 * left.
 */
type Run = { text: string; wide: boolean; rtl: boolean };

// Without the Arabic figures, which are read from left to right as all figures are.
const rtlLetters = "\\u0590-\\u065F\\u066A-\\u06EF\\u06FA-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFE";
const pieces = new RegExp(
  `[${rtlLetters}][${rtlLetters}\\p{M}\\u200C\\u200D]*| +|[^ ${rtlLetters}]+`,
  "gu",
);
const isRtl = new RegExp(`^[${rtlLetters}]`);

/**
 * A line as runs in visual order. The wide font is used for whole words, so that no word mixes two
 * faces. Right-to-left words are reordered with the text between them, and the font engine reverses
 * their letters: the part of the bidirectional rules that a name or an address needs.
 */
export function runsOf(line: string): Run[] {
  if (isWinAnsi(line)) return line === "" ? [] : [{ text: line, wide: false, rtl: false }];
  const runs = (line.match(pieces) ?? []).map(
    (text): Run => ({ text, wide: !isWinAnsi(text), rtl: isRtl.test(text) }),
  );
  return joined(turned(runs));
}

/**
 * Turns every stretch that begins and ends with a word from right to left and has only figures and
 * signs between such words.
 */
function turned(runs: Run[]): Run[] {
  const out: Run[] = [];
  for (let at = 0; at < runs.length; ) {
    let end = at;
    for (
      let next = at;
      runs[at]!.rtl && next < runs.length && (runs[next]!.rtl || !/\p{L}/u.test(runs[next]!.text));
      next++
    ) {
      if (runs[next]!.rtl) end = next;
    }
    if (end === at) out.push(runs[at]!);
    else
      out.push(
        ...runs
          .slice(at, end + 1)
          .reverse()
          .map((run) => (run.rtl ? run : { ...run, text: mirrored(run.text) })),
      );
    at = end + 1;
  }
  return out;
}

const brackets = "()[]{}<>«»";

/**
 * Signs change places and brackets face the other way; a number is read from left to right
 * everywhere.
 */
const mirrored = (text: string): string =>
  (text.match(/\p{Nd}(?:[\p{Nd}.,:/]*\p{Nd})?|./gsu) ?? [])
    .reverse()
    .map((sign) => (brackets.includes(sign) ? brackets[brackets.indexOf(sign) ^ 1]! : sign))
    .join("");

/** Neighbours in the same face become one run; less to switch, less to write. */
function joined(runs: Run[]): Run[] {
  const out: Run[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    if (last && last.wide === run.wide && !last.rtl && !run.rtl) last.text += run.text;
    else out.push({ ...run });
  }
  return out;
}
