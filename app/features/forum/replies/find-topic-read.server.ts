import { v7 as newId } from "uuid";
import { mayEnter } from "#app/features/account/access.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { readRepliesAsked } from "#app/features/forum/posts/addresses.ts";
import { isOwn } from "#app/features/forum/posts/post.ts";
import { shownPage } from "#app/features/forum/posts/shown.server.ts";
import { noteVisit, type Visit } from "#app/features/forum/topics/visit.server.ts";
import { authorsBudget } from "#app/features/forum/translation/budget.server.ts";
import { findLimits } from "#app/features/forum/translation/find.server.ts";
import { translationsOf } from "#app/features/forum/translation/page.server.ts";
import { wantsOriginals } from "#app/features/forum/translation/use-choice.ts";
import { notFound } from "#app/http/answers.ts";
import { isPrefetch } from "#app/http/prefetch.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { findTopicPage, type TopicPage } from "./topic-page.server.ts";

type TopicVisit = { topicId: string; viewer: Viewer; language: Language };

/** A topic with one page of its replies, as this viewer reads it, and noted as visited. */
export async function findTopicRead(
  platform: Platform,
  { topicId, viewer, language: into }: TopicVisit,
  request: Request,
) {
  const { db, replica, defer, now, ai } = platform;
  const { searchParams } = new URL(request.url);
  const asked = readRepliesAsked(searchParams);
  const mayTranslate = mayEnter("translation", viewer);
  const services = { ai, db, defer, now, readerId: viewer.id };
  const find = (from: Db) =>
    findTopicPage(from, topicId, asked, {
      into: mayTranslate ? into : undefined,
    });
  const [copied, writersBudget, limits] = await Promise.all([
    find(replica),
    authorsBudget(db, viewer.id, now()),
    mayTranslate && findLimits(services),
  ]);
  // A topic so new that the copy does not have it yet: the link came faster.
  const page = copied ?? (await find(db)) ?? notFound();
  // A prefetch counts as no visit, and costs the reader no translation.
  const ahead = isPrefetch(request);
  const storedOnly = ahead || wantsOriginals(searchParams);
  const visit = ahead ? undefined : visitOf(page, viewer.id);
  if (visit) defer(noteVisit(db, viewer.id, page.topic.id, visit));
  const posts = [page.topic, ...page.replies.map(({ reply }) => reply)];
  return {
    ...shownPage(page, viewer, now()),
    mayTranslate,
    isDemo: ai.isDemo,
    foreign: posts.some((post) => post.originalLanguage !== into),
    ...(limits
      ? translationsOf(services, page, { into, storedOnly, limits })
      : { translations: {} }),
    /** The id of the reply that the box will make: sent twice, it makes one. */
    replyId: newId(),
    writersBudget,
  };
}

/** Visit to store, if the viewer is the topic's author and has seen new replies. */
function visitOf({ topic, replies, later }: TopicPage, readerId: string): Visit | undefined {
  const last = replies.at(-1)?.reply.createdAt;
  if (!isOwn(topic, readerId) || topic.unseen === 0 || !last) return undefined;
  const seen = replies.filter(
    ({ reply }) => !isOwn(reply, readerId) && reply.createdAt > topic.seenAt,
  ).length;
  if (seen === 0 && later) return undefined;
  return {
    since: topic.seenAt,
    upTo: last > topic.seenAt ? last : topic.seenAt,
    seen: later ? seen : topic.unseen,
  };
}
