/** What is counted: calls of models by kind, writes in the forum, letters, and what a shop has sent. */
export type UseKind =
  | "translation.author"
  | "translation.reader"
  | "translation"
  | "texts.member"
  | "texts.shop"
  | "judged.member"
  | "judged.shop"
  | "judged"
  | "answers"
  | "forum.writes"
  | "forum.letters"
  | "shop.invitations"
  | "shop.links"
  | "link.questions"
  | "link.payments"
  | "shop.questions"
  | "shop.bytes";
