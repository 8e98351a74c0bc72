import { href, redirect, useLocation } from "react-router";
import { viewerOf, type Writer, write } from "#app/features/account/guard.server.ts";
import { EditPost } from "#app/features/forum/posts/edit-post.tsx";
import { editTopicForm, postFormSize } from "#app/features/forum/posts/forms.ts";
import { refuseEditPace } from "#app/features/forum/posts/pace.server.ts";
import { findOwnTopic, saveTopic } from "#app/features/forum/topics/topics.server.ts";
import { authorsBudget } from "#app/features/forum/translation/budget.server.ts";
import { plainlyIn } from "#app/features/translation/language.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/edit-topic";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = context.get(platformContext);
  const { id } = viewerOf(context);
  const [topic, budget] = await Promise.all([
    findOwnTopic(db, id, params.topicId),
    authorsBudget(db, id, now()),
  ]);
  const { title, content } = topic ?? notFound();
  return { title, content, budget };
}

export const action = write(
  "forum",
  async ({ request, context, params, viewer }: Route.ActionArgs & Writer) => {
    const platform = context.get(platformContext);
    const { db, now } = platform;
    const form = await readForm(request, editTopicForm, postFormSize);
    return attempt(
      { error: { key: "forum:error.topicNotSaved" }, values: form.values ?? {} },
      async () => {
        const tooFast = form.ok && (await refuseEditPace(platform, viewer.id, form.values));
        if (tooFast) return tooFast;
        const language = form.ok
          ? await plainlyIn(`${form.value.title}\n\n${form.value.content}`)
          : undefined;
        if (
          form.ok &&
          (await saveTopic(db, {
            userId: viewer.id,
            id: params.topicId,
            draft: { ...form.value, language },
            now: now(),
          }))
        )
          return redirect(href("/discussion/:topicId", { topicId: params.topicId }));
        // A stranger's topic answers as a missing one does, whatever is wrong with the form.
        if (!(await findOwnTopic(db, viewer.id, params.topicId))) notFound();
        return form.ok
          ? refuse({ error: { key: "forum:form.tooLate" }, values: form.values }, 409)
          : refuse(form);
      },
    );
  },
);

export const clientAction = answering("forum:error.topicNotSaved");

export default function EditTopic({
  loaderData,
  actionData,
  params: { topicId },
}: Route.ComponentProps) {
  const closeTo = `${href("/discussion/:topicId", { topicId })}${useLocation().search}`;
  return (
    <EditPost {...loaderData} answer={actionData} draft={`topic:${topicId}`} closeTo={closeTo} />
  );
}
