import { searchTwin } from "#app/features/repair/search-column.server.ts";
import { type Original, type TextRef, textKey } from "#app/features/repair/texts/text.ts";
import type { JobRef } from "#app/features/repair/texts/twins.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";

/** A translation as it is stored, or will be by the same batch. */
type Stored = TextRef & {
  language: Language;
  originalLanguage: Language;
  text: string | null;
  ofText: string;
};

/**
 * The statements that let a job be found by the words of its texts' translations, for the batch that
 * stores these. Those of quotes and lines are not searched, as quotes are not.
 */
export function searchStatements(
  db: Db,
  ref: JobRef,
  originals: readonly Original[],
  twins: readonly Stored[],
) {
  return originals.flatMap(({ text: original, ...of }) => {
    const { field } = of;
    if (field !== "issues" && field !== "diagnostic") return [];
    const translations = twins.flatMap((twin) =>
      textKey(twin) === textKey(of) &&
      twin.ofText === original &&
      twin.language !== twin.originalLanguage
        ? (twin.text ?? [])
        : [],
    );
    return [searchTwin(db, ref, { field, original, translations })];
  });
}
