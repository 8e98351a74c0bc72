import { day } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";

/** Maximum lengths in characters (the specification has none). */
export const postLimits = { title: 150, content: 10_000, reason: 500 };

/** Replies on one page of a topic, and topics on one page of the list. */
export const repliesPerPage = 20;

export const topicsPerPage = 20;

/** How long a post can be edited by its author, in milliseconds. */
export const editableFor = day;

type PostState = { userId: string | null; createdAt: Date; hiddenAt: Date | null };

/** Whether the viewer wrote the post: may delete it, and not report it. */
export const isOwn = (post: { userId: string | null }, viewerId: string): boolean =>
  post.userId === viewerId;

/** Whether the viewer may edit the post: within a day, unless it is hidden. `now` in milliseconds. */
export const mayEdit = (post: PostState, viewerId: string, now: number): boolean =>
  isOwn(post, viewerId) && post.hiddenAt === null && now < post.createdAt.getTime() + editableFor;

/** The most posts of a member in some minutes. */
export const pace = { posts: 10, minutes: 10 };

/**
 * The minutes to wait before the next post, 0 for none. `latest`: the instants of the member's last
 * posts, newest first; all in milliseconds.
 */
export function minutesToWait(latest: readonly number[], now: number): number {
  const nth = latest[pace.posts - 1];
  return nth === undefined
    ? 0
    : Math.max(0, Math.ceil((nth + pace.minutes * 60_000 - now) / 60_000));
}

/** A post that is not saved yet. */
export type ReplyDraft = { content: string; language: Language };

export type TopicDraft = ReplyDraft & { title: string };
