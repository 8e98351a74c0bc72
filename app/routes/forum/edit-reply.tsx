import { href, redirect, useLocation } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { refuseEdit } from "#app/features/forum/posts/edit-post.server.ts";
import { EditPost } from "#app/features/forum/posts/edit-post.tsx";
import { editReplyForm, postFormSize } from "#app/features/forum/posts/forms.ts";
import { refuseEditPace, refuseEditUse, writePace } from "#app/features/forum/posts/pace.server.ts";
import { findOwnReply, saveReply } from "#app/features/forum/replies/replies.server.ts";
import { authorsBudget } from "#app/features/forum/translation/budget.server.ts";
import { plainlyIn } from "#app/features/translator/language/language.server.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/edit-reply";

export const loader = read(
  "forum",
  async ({ db, now, params: { topicId, replyId }, viewer }: Route.LoaderArgs & SignedIn) => {
    const { id } = viewer;
    const [reply, budget] = await Promise.all([
      findOwnReply(db, { userId: id, topicId, id: replyId }),
      authorsBudget(db, id, now),
    ]);
    const { content, version } = reply ?? notFound();
    return { content, version, budget };
  },
);

export const action = write(
  "forum",
  { receives: postFormSize, failed: "forum:error.replyNotSaved" },
  async ({ platform, db, now, params, viewer }: Route.ActionArgs & SignedIn, { check }) => {
    const { topicId, replyId } = params;
    const own = { userId: viewer.id, topicId, id: replyId };
    // Someone else's reply is not found, whatever is wrong with the form.
    const reply = (await findOwnReply(db, own)) ?? notFound();
    const form = check(editReplyForm);
    if (!form.ok) return refuse(form);
    const tooFast = await refuseEditPace(platform, viewer.id, form.values);
    if (tooFast) return tooFast;
    const { version = reply.version, ...text } = form.value;
    const language = await plainlyIn(text.content);
    const edit = { text, language, version, now, pace: writePace(db, viewer.id, now) };
    const saved = await saveReply(db, { ...own, ...edit });
    if (saved === "saved")
      return redirect(href("/discussion/:topicId/replies/:replyId", { topicId, replyId }));
    if (saved === "tooMany") return refuseEditUse(now, form.values);
    const stored = (await findOwnReply(db, own)) ?? notFound();
    return refuseEdit(stored, viewer.id, form.values, now);
  },
);

export const clientAction = answering("forum:error.replyNotSaved");

export default function EditReply({
  loaderData,
  actionData,
  params: { topicId, replyId },
}: Route.ComponentProps) {
  const closeTo = `${href("/discussion/:topicId", { topicId })}${useLocation().search}`;
  return (
    <EditPost {...loaderData} answer={actionData} draft={`reply:${replyId}`} closeTo={closeTo} />
  );
}
