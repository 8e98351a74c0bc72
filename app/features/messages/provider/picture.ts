/**
 * "due": to be fetched. "stored": a photo of the job, or a voice note that can be played. "heard":
 * a voice note that a model has written down. "noJob": the message is about no job. "refused": too
 * large, of another kind, or the job is full. "lost": it could not be fetched.
 */
export type PictureState = "due" | "stored" | "heard" | "noJob" | "refused" | "lost";

/** Kinds of file that become photos of a job. */
export const isPictureType = (type: string): boolean => /^image\/(jpeg|png|webp)$/.test(type);

/** Voice notes, which are heard; the file itself decides whether it is one. */
export const isVoiceType = (type: string): boolean => type.startsWith("audio/");

/** The text of a message without words: its kinds of files, equal in both languages. */
export function wordsForMedia(types: readonly string[]): string {
  const others = types.filter((type) => !isPictureType(type));
  return others.map((type) => `[${/^(audio|video|image)\//.exec(type)?.[1] ?? "PDF"}]`).join(" ");
}
