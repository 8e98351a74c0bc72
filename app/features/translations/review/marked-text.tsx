import type { Language } from "#app/values/language.ts";
import { markedPieces } from "./marked-pieces.ts";

/** A text with its numbers and denials underlined on a tinted ground. */
export const MarkedText = ({ text, language }: { text: string; language: Language }) =>
  markedPieces(text, language).map(({ text, marked }, at) => {
    const key = `${at}`;
    return marked ? (
      <mark
        key={key}
        className="rounded-xs bg-busy-soft text-inherit underline decoration-busy decoration-2 underline-offset-2"
      >
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    );
  });
