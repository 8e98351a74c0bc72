import { href, redirect } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { removeSource } from "#app/features/news/sources/source-state.server.ts";
import { deletionText } from "#app/features/news/sources/source-words.ts";
import { findSource } from "#app/features/news/sources/sources.server.ts";
import { attempt, done, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm, stayForm } from "#app/http/form.ts";
import { Question } from "#app/ui/form/question.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/delete-source";

export const loader = read("admin", async ({ db, params }: Route.LoaderArgs & SignedIn) => {
  const { name, active } = (await findSource(db, params.sourceId)) ?? notFound();
  return { name, active };
});

export const action = write(
  "admin",
  async ({ db, now, request, params, viewer }: Route.ActionArgs & SignedIn) => {
    const form = await readForm(request, stayForm);
    return attempt("news:source.notDeleted", async () => {
      const removed = await removeSource(db, {
        actorId: viewer.id,
        id: params.sourceId,
        now,
      });
      if (!removed) return refuse("news:source.notDeleted", 404);
      return form.ok && form.value.stay ? done : redirect(href("/admin/news"));
    });
  },
);

export const clientAction = answering("news:source.notDeleted");

export default function DeleteSource({
  loaderData: { name, active },
  actionData,
}: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <Question
      title={t("news:source.deleteTitle")}
      text={t("news:source.deleteQuestion", { name })}
      closeTo={href("/admin/news")}
      answer={actionData}
      confirmLabel={t("ui:delete")}
      pendingLabel={t("ui:deleting")}
    >
      <p>{t(deletionText({ active }))}</p>
    </Question>
  );
}
