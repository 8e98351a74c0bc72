/** `rest` has the lines to translate; `join` joins their translation and the known lines. */
type KnownLines = { rest: string; join: (translated: string) => string };

/**
 * Separates the lines of a text whose translation is known. A line may have a list mark and
 * citations: "- Weak spark [1]".
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

/** The translated line, if all of it is known; blank lines are. */
function knownLine(line: string, known: ReadonlyMap<string, string>): string | undefined {
  const start = mark.exec(line)![0];
  const parts = line.slice(start.length).split(citation);
  const said = parts.map((part, at) =>
    at % 2 === 1 || part.trim() === "" ? part : known.get(part.trim()),
  );
  return said.includes(undefined) ? undefined : start + said.join("");
}
