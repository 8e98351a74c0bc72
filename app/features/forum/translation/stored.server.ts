import { and, eq, or, sql } from "drizzle-orm";
import { discussionTranslations as translations } from "#app/features/forum/tables.server.ts";
import { byHand } from "#app/features/translation/by-hand.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";
import type { StoredText } from "./outcome.ts";

/** A stored translation, or the claim to make it. */
type TranslationRow = Pick<
  typeof translations.$inferSelect,
  "postId" | "revision" | "title" | "content" | "claim" | "leaseUntil" | "failedUntil"
>;

/** D1 allows 100 parameters per statement; each post takes two. */
const postsPerStatement = 40;

/** The queries of a page's translations: one, or several for a long list. */
export const translationQueries = (
  db: Db,
  ids: readonly string[],
  language: Language,
  titlesOnly = false,
) =>
  Array.from({ length: Math.ceil(ids.length / postsPerStatement) }, (_, n) =>
    translationQuery(
      db,
      ids.slice(n * postsPerStatement, (n + 1) * postsPerStatement),
      language,
      titlesOnly,
    ),
  );

/** One row by key for each post. `titlesOnly`: without the texts. */
export const translationQuery = (
  db: Db,
  ids: readonly string[],
  language: Language,
  titlesOnly = false,
) =>
  db
    .select({
      postId: translations.postId,
      revision: translations.revision,
      title: translations.title,
      content: titlesOnly
        ? sql<string | null>`substr(${translations.content}, 1, 0)`.as("content")
        : translations.content,
      claim: translations.claim,
      leaseUntil: translations.leaseUntil,
      failedUntil: translations.failedUntil,
    })
    .from(translations)
    // Key by key: SQLite counts the rows of a list of ids as read too.
    .where(
      or(...ids.map((id) => and(eq(translations.postId, id), eq(translations.language, language)))),
    );

/** The translation, if there is one of this revision. */
export const storedText = (
  row: TranslationRow | undefined,
  revision: number,
): StoredText | undefined =>
  row && row.revision === revision && row.content !== null
    ? { title: row.title, text: row.content, byHand: row.claim === byHand || undefined }
    : undefined;

/** Whether it failed recently and is not retried yet. */
export const isBackingOff = (
  row: TranslationRow | undefined,
  revision: number,
  now: number,
): boolean =>
  row?.revision === revision && row.failedUntil !== null && row.failedUntil.getTime() > now;
