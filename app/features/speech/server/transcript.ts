import type { Unsure } from "#app/features/speech/heard/heard.ts";

/** A model's transcript, and the stretches where the model was unsure. */
export type Transcript = { text: string; unsure: Unsure[] };

type Segment = {
  text?: unknown;
  avg_logprob?: unknown;
  no_speech_prob?: unknown;
  compression_ratio?: unknown;
};
type Shape = { text?: unknown; segments?: unknown; result?: unknown };

/**
 * Whisper's own bounds: below -1 on average it counts an attempt as failed, above 2.4 it has said
 * the same again and again. Figures are checked from well before that.
 */
const bounds = { failed: -1, figures: -0.6, silence: 0.6, repeated: 2.4 };

/** Text that models write into silence: the ends of films in their training, music notes. */
const inSilence =
  /^[\s.!¡]*(?:thanks?(?: you)?(?: so much)? for watching.*|thank you|subt[ií]tulos .*|subtitles? by .*|gracias por ver .*|suscr[ií]bete.*|¡?hasta la pr[oó]xima|m[uú]sica|music|aplausos|applause|\[[^\]]*\]|\([^)]*\)|♪.*)[\s.!]*$/is;

/**
 * Parses an answer of Workers AI's speech models. Text written into silence and repetitions of the
 * hint are left out. Undefined where there is no answer.
 */
export function readTranscript(answer: unknown, hint: string): Transcript | undefined {
  const shape = (answer ?? {}) as Shape;
  if (typeof shape.text !== "string")
    return shape.result ? readTranscript(shape.result, hint) : undefined;
  const segments = (Array.isArray(shape.segments) ? shape.segments : []) as (Segment | null)[];
  const said = segments.map((segment) => (typeof segment?.text === "string" ? segment.text : ""));
  const isWhole = squeezed(said.join("")) === squeezed(shape.text);
  let text = "";
  const unsure: Unsure[] = [];
  for (const [at, piece] of (isWhole && segments.length > 0 ? said : [shape.text]).entries()) {
    if (isNothing(piece, hint)) continue;
    const start = text === "" ? 0 : text.length + 1;
    text += (text === "" ? "" : " ") + piece.trim();
    const level = isWhole ? unsureOf(segments[at] ?? {}) : undefined;
    if (level) unsure.push({ start, end: text.length, everything: level === "everything" });
  }
  return { text, unsure };
}

const squeezed = (text: string) => text.replace(/\s+/g, "");

const isNothing = (text: string, hint: string): boolean =>
  text.trim() === "" ||
  inSilence.test(text) ||
  (text.trim().length > 12 && hint.includes(text.trim()));

function unsureOf(segment: Segment): "everything" | "figures" | undefined {
  const { failed, figures, silence, repeated } = bounds;
  const [sure, silent, again] = [
    segment.avg_logprob,
    segment.no_speech_prob,
    segment.compression_ratio,
  ].map((value) => (typeof value === "number" ? value : undefined));
  if ((sure ?? 0) < failed || (silent ?? 0) > silence || (again ?? 0) > repeated)
    return "everything";
  return (sure ?? 0) < figures ? "figures" : undefined;
}
