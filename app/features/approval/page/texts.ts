import type { Revision } from "#app/features/approval/revision/revision.ts";
import { notesOf } from "#app/features/approval/revision/revision-notes.ts";
import type { RevisionText } from "#app/features/approval/revision/revision-text.ts";
import type { PaperNote } from "#app/features/papers/paper-texts.ts";
import type { Words } from "#app/ui/words.ts";

/** Mark after a translation that no person of the shop has read. */
const machineMark = "\u2020";

/** Text with the mark that its note requires. */
export const marked = ({ text, note }: { text: string; note: PaperNote | null }): string =>
  note === "machine" ? `${text} ${machineMark}` : text;

/** A text of the shop in the language of the page. */
export const textIn = ({ language }: Words, texts: RevisionText): string => marked(texts[language]);

/** Notices for all texts that are not the shop's own in the language of the page. */
export const noticesOf = ({ t }: Words, notes: ReadonlySet<PaperNote | null>): string[] => [
  ...(notes.has("asWritten") ? [t("approval:asWritten")] : []),
  ...(notes.has("machine") ? [`${machineMark} ${t("approval:machine")}`] : []),
];

/** Notices for the texts of a revision. */
export const noticesIn = (words: Words, revision: Revision): string[] =>
  noticesOf(words, notesOf(revision, words.language));
