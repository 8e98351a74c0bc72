import { type Cursor, parseCursor } from "#app/values/cursor.ts";

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

/** The fragment of a reply's address. */
export const replyAnchor = (replyId: string) => `r-${replyId}`;
