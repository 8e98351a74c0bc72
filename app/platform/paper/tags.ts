/** Roles of a document's parts, by their names in PDF (ISO 32000-1, 14.8.4). */
export type Role = "Document" | "H1" | "H2" | "P" | "Note" | "Table" | "TR" | "TH" | "TD";

/**
 * An element of a document's structure, which a screen reader follows instead of the places on the
 * pages. Marks name the element that they belong to; those without one are decoration.
 */
export type Tag = {
  role: Role;
  /** In reading order. */
  kids: Tag[];
  /** The language of its text, where it is not the document's. */
  language?: string | undefined;
};

export const tagOf = (role: Role, more: Omit<Tag, "role" | "kids"> = {}): Tag => ({
  role,
  kids: [],
  ...more,
});
