import type { AiFailure } from "#app/platform/ai/failure.ts";
import type { Ai } from "#app/platform/ai/models.server.ts";
import type { Fault } from "./checks/fault.ts";
import type { Direction } from "./models/ask.server.ts";
import { type TextTimeouts, usualTimeouts } from "./models/timeouts.ts";
import { NoTranslation } from "./no-translation.ts";
import { translateText } from "./translate-text.server.ts";

/** The translation of one text, or why there is none. */
export type Translated = { text: string } | { why: AiFailure | Fault };

/**
 * Translates several short texts with as few calls as they fit in. When an answer is refused, each
 * text is asked for alone, so that one that cannot be translated does not spoil the others; when
 * the service fails, none is. The answers are in the order of the texts.
 */
export async function translateTexts(
  ai: Ai,
  texts: readonly string[],
  direction: Direction,
  timeouts: TextTimeouts = usualTimeouts,
): Promise<Translated[]> {
  const together = await translateJoined(ai, texts, direction, timeouts);
  if (Array.isArray(together)) return together;
  if (texts.length === 1 || isOfService(together.why)) return texts.map(() => together);
  const apart: Translated[] = [];
  for (const text of texts) {
    const [one] = [await translateJoined(ai, [text], direction, timeouts)].flat();
    apart.push(one!);
    if ("why" in one! && isOfService(one.why))
      return [...apart, ...texts.slice(apart.length).map(() => one)];
  }
  return apart;
}

/** Whether it says nothing about the text: the service failed, or may not be asked. */
export const isOfService = (why: AiFailure | Fault): boolean => ofService.has(why);
const ofService: ReadonlySet<AiFailure | Fault> = new Set([
  "quota",
  "budget",
  "busy",
  "timeout",
  "unknown",
  "gone",
  "unpaid",
  "unjudged",
]);

async function translateJoined(
  ai: Ai,
  texts: readonly string[],
  direction: Direction,
  timeouts: TextTimeouts,
): Promise<Translated[] | { why: AiFailure | Fault }> {
  try {
    const { text } = await translateText(
      ai,
      { title: null, text: texts.join("\n") },
      direction,
      timeouts,
    );
    const lines = text.split("\n");
    return texts.map((one) => ({ text: lines.splice(0, one.split("\n").length).join("\n") }));
  } catch (error) {
    if (error instanceof NoTranslation) return { why: error.why };
    throw error;
  }
}
