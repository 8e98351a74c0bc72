import type { Direction } from "#app/features/translator/models/ask.server.ts";
import {
  type Translated,
  translateTexts,
} from "#app/features/translator/translate-texts.server.ts";
import type { Ai } from "#app/platform/ai/models.server.ts";
import { partsOf } from "./safety-sentences.ts";

/**
 * Translates texts as `translateTexts` does, but for their safety sentences: those come from the
 * list, and no model is sent them.
 */
export async function translateAroundSafety(
  ai: Ai,
  texts: readonly string[],
  direction: Direction,
): Promise<Translated[]> {
  const cut = texts.map((text) => partsOf(text, direction.from, direction.to).map(withSpaces));
  const sent = cut.flat().filter(({ says, core }) => says === undefined && core !== "");
  const answers =
    sent.length > 0
      ? await translateTexts(
          ai,
          sent.map(({ core }) => core),
          direction,
        )
      : [];
  const answerOf = new Map(sent.map((part, at) => [part, answers[at]!]));
  return cut.map((parts) => {
    let text = "";
    for (const part of parts) {
      const answer = answerOf.get(part) ?? { text: part.core };
      if ("why" in answer) return answer;
      text += part.says ?? part.before + answer.text + part.after;
    }
    return { text };
  });
}

/** A part with the spaces around it apart, which a model does not keep. */
function withSpaces({ text, says }: { text: string; says?: string }) {
  const [, before = "", core = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return { before, core, after, says };
}
