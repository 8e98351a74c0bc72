import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { users } from "#app/features/account/tables.server.ts";
import type { RepliesQuery } from "#app/features/forum/posts/addresses.ts";
import { authorColumns } from "#app/features/forum/posts/authors.server.ts";
import { repliesPerPage } from "#app/features/forum/posts/post.ts";
import { discussionReplies, discussionTranslations } from "#app/features/forum/tables.server.ts";
import type { Topic } from "#app/features/forum/topics/topics.server.ts";
import { topicQuery } from "#app/features/forum/topics/topics.server.ts";
import {
  isTranslationOf,
  type JoinedTranslation,
  translationColumns,
} from "#app/features/forum/translation/stored.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";

/** The query of a page of replies; in descending order where its end is known. */
export const repliesQuery = (
  db: Db,
  topicId: string,
  { from, after, until, last }: RepliesQuery,
  { limit = repliesPerPage + 1, into }: { limit?: number; into?: Language | undefined } = {},
) => {
  const place = sql`(${discussionReplies.createdAt}, ${discussionReplies.id})`;
  const order = until || last ? desc : asc;
  return db
    .select({
      reply: getTableColumns(discussionReplies),
      author: authorColumns,
      translation: translationColumns,
    })
    .from(discussionReplies)
    .leftJoin(users, eq(users.id, discussionReplies.userId))
    .leftJoin(discussionTranslations, isTranslationOf(discussionReplies.id, into))
    .where(
      and(
        eq(discussionReplies.topicId, topicId),
        from && sql`${place} >= (${from.at}, ${from.id})`,
        after && sql`${place} > (${after.at}, ${after.id})`,
        until && sql`${place} < (${until.at}, ${until.id})`,
      ),
    )
    .orderBy(order(discussionReplies.createdAt), order(discussionReplies.id))
    .limit(limit);
};

type WithAuthor = Awaited<ReturnType<typeof repliesQuery>>[number];

export type TopicPage = {
  topic: Topic;
  author: WithAuthor["author"];
  translation: JoinedTranslation;
  /** Oldest first. */
  replies: WithAuthor[];
  /** Whether there are replies before the first, and after the last. */
  earlier: boolean;
  later: boolean;
};

/**
 * A topic with a page of its replies, and their stored translations into a language, in one round
 * trip; undefined when there is no such topic.
 */
export async function findTopicPage(
  db: Db,
  id: string,
  asked: RepliesQuery = {},
  { into }: { into?: Language | undefined } = {},
): Promise<TopicPage | undefined> {
  const [[found], rows] = await db.batch([
    topicQuery(db, id, into),
    repliesQuery(db, id, asked, { into }),
  ]);
  if (!found) return undefined;
  const more = rows.length > repliesPerPage;
  const replies = rows.slice(0, repliesPerPage);
  const backwards = asked.until !== undefined || asked.last === true;
  if (backwards) replies.reverse();
  return {
    ...found,
    replies,
    earlier: backwards ? more : asked.from !== undefined || asked.after !== undefined,
    later: backwards ? asked.until !== undefined : more,
  };
}
