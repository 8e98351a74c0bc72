import { href, redirect, useLocation } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { removeForm } from "#app/features/forum/posts/forms.ts";
import { findOwnReply, removeReply } from "#app/features/forum/replies/replies.server.ts";
import { attempt, done, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { Question } from "#app/ui/form/question.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/delete-reply";

export const loader = read(
  "forum",
  async ({ db, params: { topicId, replyId }, viewer }: Route.LoaderArgs & SignedIn) => {
    if (!(await findOwnReply(db, { userId: viewer.id, topicId, id: replyId }))) notFound();
    return null;
  },
);

export const action = write(
  "forum",
  async ({ db, request, params: { topicId, replyId }, viewer }: Route.ActionArgs & SignedIn) => {
    const form = await readForm(request, removeForm);
    return attempt("forum:error.replyNotDeleted", async () => {
      const removed = await removeReply(db, {
        userId: viewer.id,
        topicId,
        id: replyId,
      });
      if (!removed) return refuse("forum:error.replyNotDeleted", 404);
      return form.ok && form.value.stay
        ? done
        : redirect(href("/discussion/:topicId", { topicId }));
    });
  },
);

export const clientAction = answering("forum:error.replyNotDeleted");

export default function DeleteReply({ actionData, params }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <Question
      title={t("forum:delete.reply")}
      text={t("forum:delete.replyQuestion")}
      closeTo={`${href("/discussion/:topicId", { topicId: params.topicId })}${useLocation().search}`}
      answer={actionData}
      confirmLabel={t("ui:delete")}
      pendingLabel={t("ui:deleting")}
    >
      <p>{t("forum:delete.replyGone")}</p>
    </Question>
  );
}
