/**
 * A talk in the other language, written by hand: post by post as `talk.ts` has them, each in the
 * language its original is not in.
 */
export type Twin = { title: string; text: string; replies: string[] };

export const twin = (title: string, text: string, ...replies: string[]): Twin => ({
  title,
  text,
  replies,
});
