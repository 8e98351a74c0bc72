import type { PaperNote } from "#app/features/papers/paper-texts.ts";
import type { Language } from "#app/values/language.ts";
import type { Revision } from "./revision.ts";
import { notesOfFindings } from "./revision-inspection.ts";
import { captionsOf } from "./revision-photos.ts";

/** Notes on the translation of a revision's texts for a reader of this language. */
export const notesOf = (
  {
    issues,
    diagnostic,
    quotes,
    photos,
    inspection,
  }: Pick<Revision, "issues" | "diagnostic" | "quotes" | "photos" | "inspection">,
  language: Language,
): Set<PaperNote> =>
  new Set(
    [
      issues,
      ...(diagnostic ? [diagnostic] : []),
      ...quotes.flatMap(({ description, lines }) => [
        description,
        ...lines.map(({ name }) => name),
      ]),
      ...captionsOf(photos),
      ...notesOfFindings(inspection),
    ].flatMap((text) => text[language].note ?? []),
  );

/** Whether the customer is to read a text in another language than the page's. */
export const isAsWritten = (revision: Revision): boolean =>
  notesOf(revision, revision.language).has("asWritten");
