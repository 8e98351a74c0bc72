/** A text whose known lines need no translator: what is left for one, and how to put it together. */
type KnownLines = { rest: string; join: (translated: string) => string };

/**
 * Sets aside the lines of a text that are in a list with their translations. A line may have a
 * list's mark before it and citations in it: "- Weak spark [1]".
 */
export function knownLines(text: string, known: ReadonlyMap<string, string>): KnownLines {
  const lines = text.split("\n");
  const done = lines.map((line) => knownLine(line, known));
  return {
    rest: lines.filter((_, at) => done[at] === undefined).join("\n"),
    join: (translated) => {
      const rest = translated.split("\n");
      const left = done.filter((line) => line === undefined).length;
      if (left > 0 && rest.length !== left) throw new Error("a translation has other lines");
      return done.map((line) => line ?? rest.shift()!).join("\n");
    },
  };
}

const mark = /^\s*(?:(?:[-*•]|\d{1,3}\.)\s+)?/;
const citation = /(\s*\[\d[\d\s,;–-]*\]:?\s*)/;

/** The line in the other language, when all that it says is known. A blank line says nothing. */
function knownLine(line: string, known: ReadonlyMap<string, string>): string | undefined {
  const start = mark.exec(line)![0];
  const parts = line.slice(start.length).split(citation);
  const said = parts.map((part, at) =>
    at % 2 === 1 || part.trim() === "" ? part : known.get(part.trim()),
  );
  return said.includes(undefined) ? undefined : start + said.join("");
}
