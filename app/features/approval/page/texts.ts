import {
  notesOf,
  type Revision,
  type RevisionText,
} from "#app/features/approval/revision/revision.ts";
import type { Words } from "#app/ui/words.ts";

/** Stands behind a translation that no person of the shop has read. */
const machineMark = "\u2020";

/** A text of the shop in the language of the page. `noticesIn` says what is to be said of all. */
export function textIn({ language }: Words, texts: RevisionText): string {
  const { text, note } = texts[language];
  return note === "machine" ? `${text} ${machineMark}` : text;
}

/** A notice for all texts of a revision that are not the shop's own in the language of the page. */
export function noticesIn({ t, language }: Words, revision: Revision): string[] {
  const notes = notesOf(revision, language);
  return [
    ...(notes.has("asWritten") ? [t("approval:asWritten")] : []),
    ...(notes.has("machine") ? [`${machineMark} ${t("approval:machine")}`] : []),
  ];
}
