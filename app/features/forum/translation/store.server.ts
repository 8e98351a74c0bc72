import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { indexTranslation } from "#app/features/forum/search/search.server.ts";
import { discussionTranslations as kept } from "#app/features/forum/tables.server.ts";
import { byHand } from "#app/features/translation/by-hand.ts";
import type { PostText } from "#app/features/translation/translate-text.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";

/**
 * A post as the translator needs it. `revision`: when it was last edited (milliseconds), 0 when
 * never.
 */
export type Translatable = PostText & {
  id: string;
  topicId: string;
  replyId: string | null;
  /** Null: a former member. */
  authorId: string | null;
  language: Language;
  revision: number;
};

/** What is known of a translation. */
export type Known = Pick<
  typeof kept.$inferSelect,
  "postId" | "revision" | "title" | "content" | "claim" | "leaseUntil" | "failedUntil"
>;

/** D1 takes a hundred parameters a statement; each post takes two. */
const postsPerStatement = 40;

/** The statements behind a page's translations: one, and more for a long list. */
export const knownQueries = (
  db: Db,
  ids: readonly string[],
  language: Language,
  titlesOnly = false,
) =>
  Array.from({ length: Math.ceil(ids.length / postsPerStatement) }, (_, n) =>
    knownQuery(
      db,
      ids.slice(n * postsPerStatement, (n + 1) * postsPerStatement),
      language,
      titlesOnly,
    ),
  );

/** One row by key for each of these posts. A list needs no texts. */
export const knownQuery = (
  db: Db,
  ids: readonly string[],
  language: Language,
  titlesOnly = false,
) =>
  db
    .select({
      postId: kept.postId,
      revision: kept.revision,
      title: kept.title,
      content: titlesOnly
        ? sql<string | null>`substr(${kept.content}, 1, 0)`.as("content")
        : kept.content,
      claim: kept.claim,
      leaseUntil: kept.leaseUntil,
      failedUntil: kept.failedUntil,
    })
    .from(kept)
    // Key by key: SQLite counts the rows of a list of ids as read too.
    .where(or(...ids.map((id) => and(eq(kept.postId, id), eq(kept.language, language)))));

/** The translation, when it is there and of this version of the text. */
export const textOf = (known: Known | undefined, revision: number): KeptText | undefined =>
  known && known.revision === revision && known.content !== null
    ? { title: known.title, text: known.content, byHand: known.claim === byHand || undefined }
    : undefined;

/** A kept translation; `byHand` when a person wrote it. */
export type KeptText = PostText & { byHand?: true | undefined };

/** Whether it failed a short while ago, or not so short: then nobody asks. */
export const isResting = (known: Known | undefined, revision: number, now: number): boolean =>
  known?.revision === revision && known.failedUntil !== null && known.failedUntil.getTime() > now;

/**
 * Claims the making of a translation, or answers undefined: it is there, somebody is at it, or it
 * rests after a failure. One statement, so of all who ask at once one gets it. A maker who died is
 * followed by the next once the lease has run out.
 */
export async function claim(
  db: Db,
  post: Translatable,
  language: Language,
  now: number,
  lease: number,
) {
  const token = crypto.randomUUID();
  const free = (column: typeof kept.leaseUntil | typeof kept.failedUntil) =>
    or(isNull(column), lte(column, new Date(now)));
  const [claimed] = await db
    .insert(kept)
    .values({
      postId: post.id,
      language,
      topicId: post.topicId,
      replyId: post.replyId,
      revision: post.revision,
      claim: token,
      leaseUntil: new Date(now + lease),
    })
    .onConflictDoUpdate({
      target: [kept.postId, kept.language],
      set: {
        tries: sql`iif(excluded.revision > ${kept.revision}, 1, ${kept.tries} + 1)`,
        revision: sql`excluded.revision`,
        title: null,
        content: null,
        claim: token,
        leaseUntil: new Date(now + lease),
        failedUntil: null,
      },
      setWhere: or(
        sql`excluded.revision > ${kept.revision}`,
        and(
          sql`excluded.revision = ${kept.revision}`,
          isNull(kept.content),
          free(kept.leaseUntil),
          free(kept.failedUntil),
        ),
      ),
    })
    .returning({ tries: kept.tries });
  return claimed && { token, tries: claimed.tries };
}

const claimed = (post: Translatable, language: Language, token: string) =>
  and(eq(kept.postId, post.id), eq(kept.language, language), eq(kept.claim, token));

/**
 * Keeps a translation and lets the search find it, unless the text was changed or deleted
 * meanwhile.
 */
export async function keep(
  db: Db,
  post: Translatable,
  language: Language,
  token: string,
  { title, text }: PostText,
): Promise<void> {
  const changed = post.replyId
    ? sql`select edited_at from discussion_replies where id = ${post.replyId}`
    : sql`select edited_at from discussion_topics where id = ${post.topicId}`;
  const current = sql`coalesce((${changed}), 0) = ${post.revision}`;
  await db.batch([
    ...indexTranslation(
      db,
      post,
      { title: title ?? "", text },
      sql`${current} and exists (select 1 from ${kept} where ${claimed(post, language, token)})`,
    ),
    db
      .update(kept)
      .set({ title, content: text, leaseUntil: null })
      .where(and(claimed(post, language, token), current)),
  ]);
}

/** Gives a claim up. Until `failedUntil` nobody asks for this version again. */
export const giveUp = (
  db: Db,
  post: Translatable,
  language: Language,
  token: string,
  failedUntil: number | null,
) =>
  db
    .update(kept)
    .set({ leaseUntil: null, failedUntil: failedUntil === null ? null : new Date(failedUntil) })
    .where(claimed(post, language, token));
