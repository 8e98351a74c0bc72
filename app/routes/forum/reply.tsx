import { href, redirect, useOutletContext } from "react-router";
import { v7 as newId } from "uuid";
import { type SignedIn, write } from "#app/features/account/guard.server.ts";
import { postFormSize, replyForm } from "#app/features/forum/posts/forms.ts";
import { refusePace, refusePost, writePace } from "#app/features/forum/posts/pace.server.ts";
import { createReply } from "#app/features/forum/replies/create-reply.server.ts";
import { ReplyForm } from "#app/features/forum/replies/reply-form.tsx";
import { writtenIn } from "#app/features/translator/language/language.server.ts";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { formId } from "#app/http/form-id.ts";
import type { Route } from "./+types/reply";

export const handle = { place: "reply" };

export const action = write(
  "forum",
  { form: replyForm, size: postFormSize, failed: "forum:error.replyNotCreated" },
  async (
    { platform, db, now, request, params, viewer }: Route.ActionArgs & SignedIn,
    value,
    values,
  ) => {
    const { topicId } = params;
    const { id: sent, ...draft } = value;
    const id = formId(sent, now);
    const asDocument = request.headers.get("accept")?.includes("text/html");
    const tooFast = await refusePace(platform, viewer.id, id, values);
    if (tooFast) return tooFast;
    const language = await writtenIn(draft.content, draft.language);
    const written = await createReply(db, {
      userId: viewer.id,
      topicId,
      id,
      draft: { ...draft, language },
      now,
      pace: writePace(db, viewer.id, now),
    });
    if (written === "tooFast") return refusePost(now, values);
    if (written === "gone") {
      const gone = { error: { key: "forum:error.topicGone" as const }, values };
      // Without JavaScript there is no page left to show the form on: what was typed is shown by
      // itself, ready to become a topic.
      if (asDocument)
        throw refuse({ ...gone, sendTo: href("/discussion/new") } as typeof gone, 404);
      return refuse(gone, 404);
    }
    const { reply, made } = written;
    if (
      !made &&
      (reply.userId !== viewer.id || reply.topicId !== topicId || reply.content !== draft.content)
    )
      return refuse(
        { error: { key: "forum:error.alreadyPosted" }, values: { ...values, id: newId() } },
        409,
      );
    if (asDocument)
      throw redirect(href("/discussion/:topicId/replies/:replyId", { topicId, replyId: id }));
    return { ok: true as const, replyId: id };
  },
);

export const clientAction = answering("forum:error.replyNotCreated");

/**
 * The reply box at an address of its own: where it stands without JavaScript once something was
 * wrong with it.
 */
export default function Reply({ actionData, params }: Route.ComponentProps) {
  const { replyId } = useOutletContext<{ replyId: string }>();
  return <ReplyForm topicId={params.topicId} id={replyId} answer={actionData} />;
}
