/** The free texts of a job that have a translation in the other language, in the order of a page. */
export const textFields = [
  "issues",
  "diagnostic",
  "description",
  "line",
  "message",
  "caption",
  "finding",
  "note",
] as const;
export type TextField = (typeof textFields)[number];

/**
 * Key of a text: `subjectId` is the id of the job (issues, diagnostic), of the quote (description),
 * of the quote's line, of a message, of a photo (caption), of an inspection's finding, or of an
 * internal note.
 */
export type TextRef = { subjectId: string; field: TextField };

/** A text as a person wrote it. Never empty: an empty one is no text. */
export type Original = TextRef & { text: string };

export const textKey = ({ subjectId, field }: TextRef): string => `${field}:${subjectId}`;
