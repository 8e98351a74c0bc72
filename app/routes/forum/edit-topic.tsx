import { href, redirect, useLocation } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { refuseEdit } from "#app/features/forum/posts/edit-post.server.ts";
import { EditPost } from "#app/features/forum/posts/edit-post.tsx";
import { editTopicForm, postFormSize } from "#app/features/forum/posts/forms.ts";
import { refuseEditPace, refuseEditUse, writePace } from "#app/features/forum/posts/pace.server.ts";
import { findOwnTopic, saveTopic } from "#app/features/forum/topics/topics.server.ts";
import { authorsBudget } from "#app/features/forum/translation/budget.server.ts";
import { plainlyIn } from "#app/features/translator/language/language.server.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/edit-topic";

export const loader = read(
  "forum",
  async ({ db, now, params, viewer }: Route.LoaderArgs & SignedIn) => {
    const { id } = viewer;
    const [topic, budget] = await Promise.all([
      findOwnTopic(db, id, params.topicId),
      authorsBudget(db, id, now),
    ]);
    const { title, content, version } = topic ?? notFound();
    return { title, content, version, budget };
  },
);

export const action = write(
  "forum",
  { receives: postFormSize, failed: "forum:error.topicNotSaved" },
  async ({ platform, db, now, params, viewer }: Route.ActionArgs & SignedIn, { check }) => {
    const id = params.topicId;
    // Someone else's topic is not found, whatever is wrong with the form.
    const topic = (await findOwnTopic(db, viewer.id, id)) ?? notFound();
    const form = check(editTopicForm);
    if (!form.ok) return refuse(form);
    const tooFast = await refuseEditPace(platform, viewer.id, form.values);
    if (tooFast) return tooFast;
    const { version = topic.version, ...text } = form.value;
    const language = await plainlyIn(`${text.title}\n\n${text.content}`);
    const edit = { text, language, version, now, pace: writePace(db, viewer.id, now) };
    const saved = await saveTopic(db, { userId: viewer.id, id, ...edit });
    if (saved === "saved") return redirect(href("/discussion/:topicId", { topicId: id }));
    if (saved === "tooMany") return refuseEditUse(now, form.values);
    const stored = (await findOwnTopic(db, viewer.id, id)) ?? notFound();
    return refuseEdit(stored, viewer.id, form.values, now);
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
