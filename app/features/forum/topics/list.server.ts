import { desc, eq, sql } from "drizzle-orm";
import { users } from "#app/features/account/tables.server.ts";
import { authorColumns } from "#app/features/forum/posts/authors.server.ts";
import { topicsPerPage } from "#app/features/forum/posts/post.ts";
import { discussionTopics, discussionTranslations } from "#app/features/forum/tables.server.ts";
import { isTranslationOf, titleColumns } from "#app/features/forum/translation/stored.server.ts";
import { type Db, prepared } from "#app/platform/db/db.server.ts";
import type { Cursor } from "#app/values/cursor.ts";
import type { Language } from "#app/values/language.ts";

/** The columns of a topic that the list shows. */
const topicLine = {
  id: discussionTopics.id,
  title: discussionTopics.title,
  originalLanguage: discussionTopics.originalLanguage,
  createdAt: discussionTopics.createdAt,
  editedAt: discussionTopics.editedAt,
  lastActivityAt: discussionTopics.lastActivityAt,
  replyCount: discussionTopics.replyCount,
  unseen: discussionTopics.unseen,
  answeredAt: discussionTopics.answeredAt,
  hiddenAt: discussionTopics.hiddenAt,
  hiddenReason: discussionTopics.hiddenReason,
  ...authorColumns,
  translation: titleColumns,
};

/** The query of a page of the list, newest activity first. */
export const topicsQuery = (
  db: Db,
  before?: Cursor,
  { limit = topicsPerPage + 1, into }: { limit?: number; into?: Language | undefined } = {},
) =>
  db
    .select(topicLine)
    .from(discussionTopics)
    .leftJoin(users, eq(users.id, discussionTopics.userId))
    .leftJoin(discussionTranslations, isTranslationOf(discussionTopics.id, into))
    .where(
      before &&
        sql`(${discussionTopics.lastActivityAt}, ${discussionTopics.id}) < (${before.at}, ${before.id})`,
    )
    .orderBy(desc(discussionTopics.lastActivityAt), desc(discussionTopics.id))
    .limit(limit);

/** The page that most readers see, written into SQL once for each language. */
const firstPage = prepared((db) => {
  const known = new Map<Language | undefined, ReturnType<typeof write>>();
  const write = (into?: Language) => topicsQuery(db, undefined, { into }).prepare();
  return (into?: Language) => {
    const query = known.get(into) ?? write(into);
    known.set(into, query);
    return query;
  };
});

export type TopicLine = Awaited<ReturnType<typeof topicsQuery>>[number];

type TopicPageQuery = {
  before?: Cursor | undefined;
  show?: number | undefined;
  /** The language of the titles' stored translations that come along. */
  into?: Language | undefined;
};

/** Lists a page of topics, and where the next begins, if there is one. */
export async function listTopics(
  db: Db,
  { before, show = topicsPerPage, into }: TopicPageQuery = {},
): Promise<{ topics: TopicLine[]; older: Cursor | undefined }> {
  const rows =
    before || show !== topicsPerPage
      ? await topicsQuery(db, before, { limit: show + 1, into })
      : await firstPage(db)(into).all();
  const topics = rows.slice(0, show);
  const last = topics.at(-1);
  const older =
    rows.length > show && last ? { at: last.lastActivityAt.getTime(), id: last.id } : undefined;
  return { topics, older };
}
