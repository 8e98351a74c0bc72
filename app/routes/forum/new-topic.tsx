import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { ContentField } from "#app/features/forum/posts/content-field.tsx";
import { postFormSize, topicForm } from "#app/features/forum/posts/forms.ts";
import { refusePace, refusePost, writePace } from "#app/features/forum/posts/pace.server.ts";
import { postLimits } from "#app/features/forum/posts/post.ts";
import { createTopic } from "#app/features/forum/topics/topics.server.ts";
import { authorsBudget } from "#app/features/forum/translation/budget.server.ts";
import { BudgetNote } from "#app/features/forum/translation/budget-note.tsx";
import { writtenIn } from "#app/features/translator/language/language.server.ts";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { formId } from "#app/http/form-id.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { FormActions, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/new-topic";

export const loader = read("forum", async ({ db, now, viewer }: Route.LoaderArgs & SignedIn) => {
  /** `id`: of the topic that this form will make; sent twice, it makes one. */
  return { id: newId(), budget: await authorsBudget(db, viewer.id, now) };
});

export const action = write(
  "forum",
  { form: topicForm, size: postFormSize, failed: "forum:error.topicNotCreated" },
  async (
    { platform, db, now, viewer }: Route.ActionArgs & SignedIn,
    { id: sent, ...draft },
    values,
  ) => {
    const id = formId(sent, now);
    const tooFast = await refusePace(platform, viewer.id, id, values);
    if (tooFast) return tooFast;
    const language = await writtenIn(`${draft.title}\n\n${draft.content}`, draft.language);
    const written = await createTopic(db, {
      userId: viewer.id,
      id,
      draft: { ...draft, language },
      now,
      pace: writePace(db, viewer.id, now),
    });
    if (written === "tooFast") return refusePost(now, values);
    const { topic, made } = written;
    const same =
      topic.userId === viewer.id && topic.title === draft.title && topic.content === draft.content;
    if (made || same) return redirect(href("/discussion/:topicId", { topicId: id }));
    // An old form, come back to and changed: whether it is a second topic is for a person to say,
    // under a new id.
    return refuse(
      { error: { key: "forum:error.alreadyPosted" }, values: { ...values, id: newId() } },
      409,
    );
  },
);

export const clientAction = answering("forum:error.topicNotCreated");

export default function NewTopic({ loaderData: { id, budget }, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHeader
        title={t("forum:form.newTitle")}
        back={{ to: href("/discussion"), label: t("forum:back") }}
      />
      <BudgetNote budget={budget} of="author" />
      <WorkForm
        answer={actionData}
        draft="topic:new"
        className="grid gap-6 rounded-lg border border-line bg-card p-4 sm:p-6"
      >
        <TextField
          name="title"
          label={t("forum:form.title")}
          hint={t("forum:form.titleHint")}
          required
          maxLength={postLimits.title}
          autoComplete="off"
        />
        <ContentField label={t("forum:form.content")} rows={10} />
        <StableValue name="id" value={id} />
        <FormActions>
          <SubmitButton pending={t("forum:form.creating")}>{t("forum:form.create")}</SubmitButton>
        </FormActions>
      </WorkForm>
    </div>
  );
}
