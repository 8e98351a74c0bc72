import { and, eq, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { discussionTranslations as translations } from "#app/features/forum/tables.server.ts";
import { byHand } from "#app/features/translator/by-hand.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";
import type { StoredText } from "./outcome.ts";

/** A stored translation, or the claim to make it. */
type TranslationRow = Pick<
  typeof translations.$inferSelect,
  "postId" | "revision" | "title" | "content" | "claim" | "claimedUntil" | "failedUntil"
>;

/**
 * Translation columns read with a post; all null where there is none. Aliased as `authorColumns`
 * are.
 */
export const translationColumns = {
  postId: sql<string | null>`${translations.postId}`.as("translation_of"),
  revision: sql<number>`${translations.revision}`.as("translation_revision"),
  title: sql<string | null>`${translations.title}`.as("translation_title"),
  content: sql<string | null>`${translations.content}`.as("translation_content"),
  claim: sql<string | null>`${translations.claim}`.as("translation_claim"),
  claimedUntil: sql<Date | null>`${translations.claimedUntil}`
    .mapWith(translations.claimedUntil)
    .as("translation_claimed"),
  failedUntil: sql<Date | null>`${translations.failedUntil}`
    .mapWith(translations.failedUntil)
    .as("translation_failed"),
};

/** Translation columns without the text. */
export const titleColumns = {
  ...translationColumns,
  content: sql<string | null>`substr(${translations.content}, 1, 0)`.as("translation_content"),
};

export type JoinedTranslation = { [Name in keyof TranslationRow]: TranslationRow[Name] | null };

/** Joins a post to its translation; without a language to none. */
export const isTranslationOf = (postId: SQLiteColumn, into: Language | undefined) =>
  and(eq(translations.postId, postId), sql`${translations.language} = ${into ?? ""}`);

/** The row of one post, by key. */
export const translationQuery = (db: Db, postId: string, language: Language) =>
  db
    .select(translationColumns)
    .from(translations)
    .where(and(eq(translations.postId, postId), eq(translations.language, language)));

/** The translation, if there is one of this revision. */
export const storedText = (
  row: JoinedTranslation | undefined,
  revision: number,
): StoredText | undefined =>
  row && row.revision === revision && row.content !== null
    ? { title: row.title, text: row.content, byHand: row.claim === byHand || undefined }
    : undefined;

/** Whether it failed recently and is not retried yet. */
export const isBackingOff = (
  row: JoinedTranslation | undefined,
  revision: number,
  now: number,
): boolean =>
  row?.revision === revision && row.failedUntil !== null && row.failedUntil.getTime() > now;
