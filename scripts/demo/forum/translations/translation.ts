/**
 * A topic translated by hand, post by post in the order of the original, each in the language that
 * its original is not in.
 */
export type TopicTranslation = { title: string; text: string; replies: string[] };

export const translated = (
  title: string,
  text: string,
  ...replies: string[]
): TopicTranslation => ({
  title,
  text,
  replies,
});
