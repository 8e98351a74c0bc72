/** What is counted: calls of models by kind, writes in the forum, and letters about replies. */
export type UseKind =
  | "translation.author"
  | "translation.reader"
  | "translation"
  | "answers"
  | "forum.writes"
  | "forum.letters";
