import type { Manner } from "#app/features/translator/models/models.ts";
import { cutText, joinText, linesOf, type Piece, portionsOf, sentencesOf } from "./cut.ts";

/** A text for a model: the portions of lines to be sent, and the function that joins answers. */
type Cut = { portions: string[][]; join: (answers: readonly string[]) => string };

/**
 * Cuts a text by lines, and lines by sentences where the model wants it so or a line is longer than
 * a portion. Joined, it is what it was.
 */
export function cutFor(
  text: string,
  { longest, bySentence }: Pick<Manner, "longest" | "bySentence">,
): Cut {
  const pieces: Piece[] = cutText(text);
  const lines = linesOf(pieces).map((line) =>
    bySentence || line.length > longest ? parts(line, longest, bySentence) : [line],
  );
  const all = lines.flat();
  const sent = all.map((part) => part.trim());
  return {
    portions: bySentence ? sent.map((part) => [part]) : portionsOf(sent, longest),
    join: (answers) => {
      let next = 0;
      const spaced = (part: string) => {
        const words = part.trim();
        const start = words ? part.indexOf(words) : part.length;
        return part.slice(0, start) + answers[next++]!.trim() + part.slice(start + words.length);
      };
      return joinText(
        pieces,
        lines.map((line) => line.map(spaced).join("")),
      );
    },
  };
}

/** The sentences of a line, in portions of several if the model can take them. */
function parts(line: string, longest: number, bySentence: boolean): string[] {
  const sentences = sentencesOf(line, longest);
  return bySentence ? sentences : portionsOf(sentences, longest).map((portion) => portion.join(""));
}
