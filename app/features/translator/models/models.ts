import { answerOf } from "#app/platform/ai/answer.ts";
import { type PromptDirection, promptFor } from "./prompt.ts";

/** The input format of a model, and its largest portion. */
export type Manner = {
  /** The most characters of one portion. */
  longest: number;
  /** Whether it wants a sentence at a time, without context. */
  bySentence: boolean;
  input: (text: string, direction: PromptDirection) => Record<string, unknown>;
};

/**
 * A chat model takes paragraphs. 900 characters are some 300 tokens: a large model says them well
 * within the timeouts of one call, and several portions are under way at once. An answer may be
 * twice that. It must be said: Workers AI's default ends an answer after 256 tokens.
 */
const chat: Manner = {
  longest: 900,
  bySentence: false,
  input: (text, direction) => ({
    messages: promptFor(text, direction),
    temperature: 0,
    max_tokens: Math.min(2_048, 256 + Math.ceil(text.length * 0.75)),
  }),
};

/** m2m100 answers at most 200 tokens: a sentence at a time, of at most 300 characters. */
const sentences: Manner = {
  longest: 300,
  bySentence: true,
  input: (text, { from, to }) => ({ text, source_lang: from, target_lang: to }),
};

/** The manner of a model, by its name. */
export const mannerOf = (model: string): Manner =>
  /m2m|nllb|opus-mt|indictrans/i.test(model) ? sentences : chat;

/**
 * The text of an answer, in every shape that Workers AI's models give it; undefined when there is
 * none, or when it was cut off.
 */
export function readAnswer(answer: unknown, sent: string): string | undefined {
  const { text, cut } = answerOf(answer);
  if (text === "" || cut) return undefined;
  const lines = text.replace(/\r\n?/g, "\n").trim();
  // Some repeat the tags around the post.
  const inside =
    /^<(post\d*)>\s*([\s\S]*?)\s*(?:<\/\1>)?$/.exec(lines)?.[2] ??
    lines.replace(/\s*<\/post\d*>$/, "");
  // Lines without a blank between them went out; blank ones that came back are manners.
  return sent.includes("\n") ? inside.replace(/\n\s*\n/g, "\n") : inside;
}
