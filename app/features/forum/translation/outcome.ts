/** A stored translation; a reply has no title. `byHand` when a person wrote it. */
export type StoredText = { title: string | null; text: string; byHand?: true | undefined };

/** A translation, none (the original stays), or one that is still being made. */
export type Outcome = StoredText | "none" | "later";
