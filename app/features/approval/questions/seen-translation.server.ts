import { type SQL, sql } from "drizzle-orm";
import type { BothTexts } from "#app/features/messages/message.ts";
import { messages } from "#app/features/messages/tables.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";

/** A message of either side. */
export type NewMessage = {
  id: string;
  text: string;
  by: string | null;
  now: number;
  /** Texts as the customer reads them, where the writer has seen the translation. */
  texts?: Omit<BothTexts, "text"> | undefined;
};

/** Stores the translation that a member saw and sent, so that the customer reads exactly that. */
export function seenTranslation(
  db: Db,
  ref: JobRef,
  { id, text, by, now, texts }: NewMessage,
  mine: SQL | undefined,
) {
  const { translation = null, translationLanguage = null } = texts ?? {};
  if (!texts || by === null || translation === null || translationLanguage === null) return [];
  const isMachines = texts.translationState === "machine" || texts.translationState === "doubt";
  return [
    insertSelect(
      db,
      textTranslations,
      {
        ...ref,
        subjectId: id,
        field: "message",
        language: translationLanguage,
        originalLanguage: texts.language,
        languageBy: null,
        text: translation,
        ofText: text,
        state: isMachines ? "machine" : "written",
        problem: null,
        verdict: isMachines ? "yes" : null,
        by,
        at: new Date(now),
        version: 1,
      },
      sql`FROM ${messages} WHERE ${mine}`,
    ).onConflictDoNothing(),
  ];
}
