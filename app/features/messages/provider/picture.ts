/**
 * "due": to be fetched. "stored": a photo of the job. "noJob": the message is about no job.
 * "refused": too large, of another kind, or the job is full. "lost": it could not be fetched.
 */
export type PictureState = "due" | "stored" | "noJob" | "refused" | "lost";

/** Kinds of file that become photos of a job. */
export const isPictureType = (type: string): boolean => /^image\/(jpeg|png|webp)$/.test(type);

/** What stands for a message without words: what came with it, the same in both languages. */
export function wordsForMedia(types: readonly string[]): string {
  const others = types.filter((type) => !isPictureType(type));
  return others.map((type) => `[${/^(audio|video|image)\//.exec(type)?.[1] ?? "PDF"}]`).join(" ");
}
