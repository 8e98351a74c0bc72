import { href } from "react-router";
import { day } from "#app/values/calendar.ts";
import { type Cursor, formatCursor, parseCursor } from "#app/values/cursor.ts";
import type { Language } from "#app/values/language.ts";
import { shownOf } from "#app/values/shown.ts";

/** The longest texts, in characters (decided by us: the specification names none). */
export const postLimits = { title: 150, content: 10_000, reason: 500 };

/** Replies on one page of a topic, and topics on one page of the list. */
export const repliesPerPage = 20;
export const topicsPerPage = 20;

/**
 * Who wrote a post, as others see it (decisions 25 and 38): null is a former member, `email` is
 * there for administrators alone.
 */
export type Author = { name: string; number: number; email?: string | undefined } | null;

/**
 * A stable short number for someone without a name: "Member 4821". It says nothing about who they
 * are.
 */
export function memberNumber(userId: string): number {
  let hash = 2166136261;
  for (const byte of new TextEncoder().encode(userId))
    hash = Math.imul(hash ^ byte, 16777619) >>> 0;
  return 1_000 + (hash % 99_000);
}

/** How long after it was written a post can be changed by its author. */
export const editableFor = day;

type Written = { userId: string | null; createdAt: Date; hiddenAt: Date | null };

/** Whether this person wrote the post: then it can be deleted, and everyone else's reported. */
export const isOwn = (post: { userId: string | null }, viewerId: string): boolean =>
  post.userId === viewerId;

/**
 * Whether its author may still change it: within a day, and not after it was hidden. `now` in
 * milliseconds.
 */
export const mayEdit = (post: Written, viewerId: string, now: number): boolean =>
  isOwn(post, viewerId) && post.hiddenAt === null && now < post.createdAt.getTime() + editableFor;

/**
 * So many posts in so much time, and no more: enough for a lively talk, too little to bury a forum.
 */
export const pace = { posts: 10, minutes: 10 };

/**
 * The minutes to wait before the next post, 0 when there is nothing to wait for. `latest` are the
 * instants of this person's last posts, newest first; all in milliseconds.
 */
export function minutesToWait(latest: readonly number[], now: number): number {
  const nth = latest[pace.posts - 1];
  return nth === undefined
    ? 0
    : Math.max(0, Math.ceil((nth + pace.minutes * 60_000 - now) / 60_000));
}

/**
 * Which replies of a topic a page shows: from one on, those after or before one, or the latest.
 * None of these: from the first on.
 */
export type RepliesAsked = {
  from?: Cursor | undefined;
  after?: Cursor | undefined;
  until?: Cursor | undefined;
  last?: boolean;
};

export function readRepliesAsked(params: URLSearchParams): RepliesAsked {
  for (const place of ["from", "after", "until"] as const) {
    const cursor = parseCursor(params.get(place));
    if (cursor) return { [place]: cursor };
  }
  return { last: params.get("page") === "last" };
}

/** What the list is asked for, as its address says it: words, and where the page begins. */
export type TopicsAsked = {
  text: string;
  before?: Cursor | undefined;
  below?: number | undefined;
  originals?: boolean | undefined;
  /** How many topics: "Show more" asks for a page more (values/shown.ts). */
  show?: number | undefined;
};

export function readTopicsAsked(params: URLSearchParams): TopicsAsked {
  const below = params.get("below") ?? "";
  return {
    text: (params.get("q") ?? "").slice(0, 200).trim(),
    before: parseCursor(params.get("before")),
    below: /^[1-9]\d{0,14}$/.test(below) ? Number(below) : undefined,
    originals: params.get("original") === "1" || undefined,
    show: shownOf(params, topicsPerPage),
  };
}

/** The address of the list that answers this. */
export function topicsHref({
  text,
  before,
  below,
  originals,
  show = topicsPerPage,
}: TopicsAsked): string {
  const params = new URLSearchParams();
  if (text) params.set("q", text);
  if (before) params.set("before", formatCursor(before));
  if (below) params.set("below", String(below));
  if (originals) params.set("original", "1");
  if (show > topicsPerPage) params.set("show", String(show));
  const query = params.toString();
  return query ? `${href("/discussion")}?${query}` : href("/discussion");
}

/** The name of a reply within its page, behind the `#`. */
export const replyAnchor = (replyId: string) => `r-${replyId}`;

/** A post as someone writes it. */
export type ReplyDraft = { content: string; language: Language };
export type TopicDraft = ReplyDraft & { title: string };
