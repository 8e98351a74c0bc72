import { and, eq, isNull, or, sql } from "drizzle-orm";
import { indexTranslation } from "#app/features/forum/search/index-translation.server.ts";
import {
  discussionReplies,
  discussionTopics,
  discussionTranslations as translations,
} from "#app/features/forum/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { isFree } from "#app/platform/db/due-work.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Translatable } from "./translatable.ts";

/** A translation in progress. */
export type Claim = { post: Translatable; language: Language; token: string; tries: number };

type Making = { post: Translatable; language: Language; now: number; claimMs: number };

/**
 * Claims a translation; undefined if it is stored, claimed by another reader, or failed recently.
 * A single statement, so that one of many concurrent readers gets the claim, which expires.
 */
export async function claimTranslation(
  db: Db,
  { post, language, now, claimMs }: Making,
): Promise<Claim | undefined> {
  const token = crypto.randomUUID();
  const [claimed] = await db
    .insert(translations)
    .values({
      postId: post.id,
      language,
      topicId: post.topicId,
      replyId: post.replyId,
      revision: post.revision,
      claim: token,
      claimedUntil: new Date(now + claimMs),
    })
    .onConflictDoUpdate({
      target: [translations.postId, translations.language],
      set: {
        tries: sql`iif(excluded.revision > ${translations.revision}, 1, ${translations.tries} + 1)`,
        revision: sql`excluded.revision`,
        title: null,
        content: null,
        claim: token,
        claimedUntil: new Date(now + claimMs),
        failedUntil: null,
      },
      setWhere: or(
        sql`excluded.revision > ${translations.revision}`,
        and(
          sql`excluded.revision = ${translations.revision}`,
          isNull(translations.content),
          isFree(translations.claimedUntil, now),
          isFree(translations.failedUntil, now),
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
      .set({ title, content: text, claimedUntil: null })
      .where(and(claimed(claim), current)),
  ]);
}

/** Releases a claim. This revision is not retried until `failedUntil`. */
export const releaseClaim = (db: Db, claim: Claim, failedUntil: number | null) =>
  db
    .update(translations)
    .set({ claimedUntil: null, failedUntil: failedUntil === null ? null : new Date(failedUntil) })
    .where(claimed(claim));
