import { href, redirect, useLocation } from "react-router";
import { viewerOf, type Writer, write } from "#app/features/account/guard.server.ts";
import { EditPost } from "#app/features/forum/posts/edit-post.tsx";
import { editReplyForm, postFormSize } from "#app/features/forum/posts/forms.ts";
import { refuseEditPace } from "#app/features/forum/posts/pace.server.ts";
import { findOwnReply, saveReply } from "#app/features/forum/replies/replies.server.ts";
import { authorsBudget } from "#app/features/forum/translation/budget.server.ts";
import { plainlyIn } from "#app/features/translation/language.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/edit-reply";

export async function loader({ context, params: { topicId, replyId } }: Route.LoaderArgs) {
  const { db, now } = context.get(platformContext);
  const { id } = viewerOf(context);
  const [reply, budget] = await Promise.all([
    findOwnReply(db, { userId: id, topicId, id: replyId }),
    authorsBudget(db, id, now()),
  ]);
  return { content: (reply ?? notFound()).content, budget };
}

export const action = write(
  "forum",
  async ({ request, context, params: { topicId, replyId }, viewer }: Route.ActionArgs & Writer) => {
    const platform = context.get(platformContext);
    const { db, now } = platform;
    const own = { userId: viewer.id, topicId, id: replyId };
    const form = await readForm(request, editReplyForm, postFormSize);
    return attempt(
      { error: { key: "forum:error.replyNotSaved" }, values: form.values ?? {} },
      async () => {
        const tooFast = form.ok && (await refuseEditPace(platform, viewer.id, form.values));
        if (tooFast) return tooFast;
        const language = form.ok ? await plainlyIn(form.value.content) : undefined;
        const saved =
          form.ok &&
          (await saveReply(db, { ...own, draft: { ...form.value, language }, now: now() }));
        if (saved)
          return redirect(href("/discussion/:topicId/replies/:replyId", { topicId, replyId }));
        // A stranger's reply answers as a missing one does, whatever is wrong with the form.
        if (!(await findOwnReply(db, own))) notFound();
        return form.ok
          ? refuse({ error: { key: "forum:form.tooLate" }, values: form.values }, 409)
          : refuse(form);
      },
    );
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
