/**
 * What is counted: calls of a model for what one wrote, for what one reads, for one's questions,
 * for everybody; writes in the forum, and letters about replies.
 */
export type UseKind =
  | "translation.author"
  | "translation.reader"
  | "translation"
  | "answers"
  | "forum.writes"
  | "forum.letters";
