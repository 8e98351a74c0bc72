import { and, inArray, isNull, sql } from "drizzle-orm";
import { discussionReplies, discussionTopics } from "#app/features/forum/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { searchTopics } from "./search.server.ts";

/** A topic as a source: its title, and the beginning of what was found in it. */
type TopicAbout = { id: string; title: string; text: string };

const most = 3;
const excerpt = 600;

/**
 * The newest topics in which all of these things are spoken of; or else the first of them alone.
 * Nothing hidden.
 */
export async function topicsAbout(db: Db, things: readonly string[]): Promise<TopicAbout[]> {
  if (things.length === 0) return [];
  let { topics } = await searchTopics(db, things.join(" "));
  if (topics.length === 0 && things.length > 1) ({ topics } = await searchTopics(db, things[0]!));
  const shown = topics.filter(({ hiddenAt }) => hiddenAt === null).slice(0, most);
  if (shown.length === 0) return [];
  const replyIds = shown.flatMap(({ replyId }) => replyId ?? []);
  const begun = (content: typeof discussionTopics.content | typeof discussionReplies.content) =>
    sql<string>`substr(${content}, 1, ${excerpt})`;
  const [originals, replies] = await db.batch([
    db
      .select({ id: discussionTopics.id, text: begun(discussionTopics.content) })
      .from(discussionTopics)
      .where(
        inArray(
          discussionTopics.id,
          shown.map(({ id }) => id),
        ),
      ),
    db
      .select({ id: discussionReplies.id, text: begun(discussionReplies.content) })
      .from(discussionReplies)
      .where(and(inArray(discussionReplies.id, replyIds), isNull(discussionReplies.hiddenAt))),
  ]);
  const said = new Map([...originals, ...replies].map(({ id, text }) => [id, text]));
  return shown.map(({ id, title, replyId }) => ({
    id,
    title,
    text: [said.get(id), replyId && said.get(replyId)].filter(Boolean).join("\n"),
  }));
}
