import { href, redirect } from "react-router";
import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import { replyAnchor } from "#app/features/forum/posts/addresses.ts";
import { findReplyPlace } from "#app/features/forum/replies/reply-place.server.ts";
import { notFound } from "#app/http/answers.ts";
import { formatCursor } from "#app/values/cursor.ts";
import type { Route } from "./+types/reply-link";

/** The permanent address of a reply: redirects to its page of the topic. */
export const loader = read(
  "forum",
  async ({ db, params: { topicId, replyId } }: Route.LoaderArgs & SignedIn) => {
    const place = (await findReplyPlace(db, topicId, replyId)) ?? notFound();
    const query = place.from ? `?from=${formatCursor(place.from)}` : "";
    throw redirect(`${href("/discussion/:topicId", { topicId })}${query}#${replyAnchor(replyId)}`);
  },
);

export { ErrorBoundary } from "./topic.tsx";

export default function ReplyLink() {
  return null;
}
