import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { indexTranslation } from "#app/features/forum/search/search.server.ts";
import {
  discussionReplies,
  discussionTopics,
  discussionTranslations as translations,
} from "#app/features/forum/tables.server.ts";
import { byHand } from "#app/features/translation/by-hand.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";
import type { StoredText } from "./outcome.ts";
import type { Translatable } from "./translatable.ts";

/** A translation as it is stored, or the claim to make it. */
type TranslationRow = Pick<
  typeof translations.$inferSelect,
  "postId" | "revision" | "title" | "content" | "claim" | "leaseUntil" | "failedUntil"
>;

/** D1 takes a hundred parameters a statement; each post takes two. */
const postsPerStatement = 40;

/** The statements behind a page's translations: one, and more for a long list. */
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

/** One row by key for each of these posts. A list needs no texts. */
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

/** The translation, when it is there and of this version of the text. */
export const storedText = (
  row: TranslationRow | undefined,
  revision: number,
): StoredText | undefined =>
  row && row.revision === revision && row.content !== null
    ? { title: row.title, text: row.content, byHand: row.claim === byHand || undefined }
    : undefined;

/** Whether it failed recently: then it is not tried again yet. */
export const isBackingOff = (
  row: TranslationRow | undefined,
  revision: number,
  now: number,
): boolean =>
  row?.revision === revision && row.failedUntil !== null && row.failedUntil.getTime() > now;

/** Which translation is made, and under which claim. */
export type Claim = { post: Translatable; language: Language; token: string; tries: number };

type Making = { post: Translatable; language: Language; now: number; leaseMs: number };

/**
 * Claims the making of a translation; undefined when it is stored, somebody else has the claim, or
 * it failed recently. One statement, so of all who ask at once one gets it. When the lease has run
 * out, the next one gets it.
 */
export async function claimTranslation(
  db: Db,
  { post, language, now, leaseMs }: Making,
): Promise<Claim | undefined> {
  const token = crypto.randomUUID();
  const free = (column: typeof translations.leaseUntil | typeof translations.failedUntil) =>
    or(isNull(column), lte(column, new Date(now)));
  const [claimed] = await db
    .insert(translations)
    .values({
      postId: post.id,
      language,
      topicId: post.topicId,
      replyId: post.replyId,
      revision: post.revision,
      claim: token,
      leaseUntil: new Date(now + leaseMs),
    })
    .onConflictDoUpdate({
      target: [translations.postId, translations.language],
      set: {
        tries: sql`iif(excluded.revision > ${translations.revision}, 1, ${translations.tries} + 1)`,
        revision: sql`excluded.revision`,
        title: null,
        content: null,
        claim: token,
        leaseUntil: new Date(now + leaseMs),
        failedUntil: null,
      },
      setWhere: or(
        sql`excluded.revision > ${translations.revision}`,
        and(
          sql`excluded.revision = ${translations.revision}`,
          isNull(translations.content),
          free(translations.leaseUntil),
          free(translations.failedUntil),
        ),
      ),
    })
    .returning({ tries: translations.tries });
  return claimed && { post, language, token, tries: claimed.tries };
}

const claimed = ({ post, language, token }: Claim) =>
  and(
    eq(translations.postId, post.id),
    eq(translations.language, language),
    eq(translations.claim, token),
  );

/**
 * Stores a translation and puts it into the search index, unless the post was edited or deleted
 * since it was read.
 */
export async function saveTranslation(
  db: Db,
  claim: Claim,
  { title, text }: { title: string | null; text: string },
): Promise<void> {
  const { post } = claim;
  const posts = post.replyId === null ? discussionTopics : discussionReplies;
  const current = sql`exists (select 1 from ${posts} where ${posts.id} = ${post.id} and ${posts.version} = ${post.version})`;
  await db.batch([
    ...indexTranslation(
      db,
      post,
      { title: title ?? "", text },
      sql`${current} and exists (select 1 from ${translations} where ${claimed(claim)})`,
    ),
    db
      .update(translations)
      .set({ title, content: text, leaseUntil: null })
      .where(and(claimed(claim), current)),
  ]);
}

/** Releases a claim. Until `failedUntil` this version is not tried again. */
export const releaseClaim = (db: Db, claim: Claim, failedUntil: number | null) =>
  db
    .update(translations)
    .set({ leaseUntil: null, failedUntil: failedUntil === null ? null : new Date(failedUntil) })
    .where(claimed(claim));
