import { href } from "react-router";
import type { Cursor } from "#app/values/cursor.ts";
import { formatCursor, parseCursor } from "#app/values/cursor.ts";
import { shownOf } from "#app/values/shown.ts";
import { topicsPerPage } from "./post.ts";

/** Page of replies: from one on, after or before one, or the latest; else the first. */
export type RepliesQuery = {
  from?: Cursor | undefined;
  after?: Cursor | undefined;
  until?: Cursor | undefined;
  last?: boolean;
};

export function readRepliesAsked(params: URLSearchParams): RepliesQuery {
  for (const place of ["from", "after", "until"] as const) {
    const cursor = parseCursor(params.get(place));
    if (cursor) return { [place]: cursor };
  }
  return { last: params.get("page") === "last" };
}

/** The parameters of the list: the search, and where the page begins. */
export type TopicsQuery = {
  text: string;
  before?: Cursor | undefined;
  below?: number | undefined;
  originals?: boolean | undefined;
  /** How many topics (values/shown.ts). */
  show?: number | undefined;
};

export function readTopicsAsked(params: URLSearchParams): TopicsQuery {
  const below = params.get("below") ?? "";
  return {
    text: (params.get("q") ?? "").slice(0, 200).trim(),
    before: parseCursor(params.get("before")),
    below: /^[1-9]\d{0,14}$/.test(below) ? Number(below) : undefined,
    originals: params.get("original") === "1" || undefined,
    show: shownOf(params, topicsPerPage),
  };
}

/** The address of the list with these parameters. */
export function topicsHref({
  text,
  before,
  below,
  originals,
  show = topicsPerPage,
}: TopicsQuery): string {
  const params = new URLSearchParams();
  if (text) params.set("q", text);
  if (before) params.set("before", formatCursor(before));
  if (below) params.set("below", String(below));
  if (originals) params.set("original", "1");
  if (show > topicsPerPage) params.set("show", String(show));
  const query = params.toString();
  return query ? `${href("/discussion")}?${query}` : href("/discussion");
}

/** The fragment of a reply's address. */
export const replyAnchor = (replyId: string) => `r-${replyId}`;
