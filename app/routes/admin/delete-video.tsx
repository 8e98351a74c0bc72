import { href, redirect } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { findInCatalog } from "#app/features/videos/catalog/catalog.server.ts";
import { removeVideo } from "#app/features/videos/catalog/remove-video.server.ts";
import { attempt, done, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm, stayForm } from "#app/http/form.ts";
import { Question } from "#app/ui/form/question.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/delete-video";

export const loader = read("admin", async ({ db, params }: Route.LoaderArgs & SignedIn) => {
  const { title } = (await findInCatalog(db, params.videoId)) ?? notFound();
  return { title };
});

export const action = write(
  "admin",
  async ({ platform, request, params, viewer }: Route.ActionArgs & SignedIn) => {
    const form = await readForm(request, stayForm);
    return attempt("videos:admin.notDeleted", async () => {
      if (
        !(await removeVideo(platform, {
          actorId: viewer.id,
          id: params.videoId,
        }))
      )
        return refuse("videos:admin.notDeleted", 404);
      return form.ok && form.value.stay ? done : redirect(href("/admin/videos"));
    });
  },
);

export const clientAction = answering("videos:admin.notDeleted");

export default function DeleteVideo({ loaderData: { title }, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <Question
      title={t("videos:admin.deleteTitle")}
      text={t("videos:admin.deleteQuestion", { title })}
      closeTo={href("/admin/videos")}
      answer={actionData}
      confirmLabel={t("ui:delete")}
      pendingLabel={t("ui:deleting")}
    >
      <p>{t("videos:admin.deleteGone")}</p>
    </Question>
  );
}
