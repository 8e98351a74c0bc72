import { href, redirect } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { findInCatalog } from "#app/features/videos/catalog/catalog.server.ts";
import { saveVideo } from "#app/features/videos/catalog/save-video.server.ts";
import { VideoFields } from "#app/features/videos/catalog/video-fields.tsx";
import { readVideoForm } from "#app/features/videos/catalog/video-form.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { FormDialog } from "#app/ui/form/form-dialog.tsx";
import { useListAddress } from "#app/ui/page/list-address.ts";
import { useWords } from "#app/ui/words.ts";
import { listQuery } from "#app/values/list-query.ts";
import type { Route } from "./+types/edit-video";

export const loader = read("admin", async ({ db, params }: Route.LoaderArgs & SignedIn) => {
  return {
    video: (await findInCatalog(db, params.videoId)) ?? notFound(),
  };
});

export const action = write(
  "admin",
  async ({ platform, request, params, viewer }: Route.ActionArgs & SignedIn) => {
    const form = await readVideoForm(request);
    if (!form.ok) return refuse(form);
    const { draft, version, values, handout, removeHandout } = form;
    if (version === undefined) return refuse({ error: { key: "ui:form.unreadable" }, values });
    return attempt({ error: { key: "videos:admin.notSaved" }, values }, async () => {
      const edit = { version, draft, handout, removeHandout };
      const saved =
        (await saveVideo(platform, {
          actorId: viewer.id,
          id: params.videoId,
          ...edit,
        })) ?? notFound();
      if (saved.ok) return redirect(href("/admin/videos") + listQuery(new URL(request.url).search));
      if ("version" in saved) {
        // Someone else has changed it. The input stays, and overwrites the other change when sent
        // again.
        return refuse(
          {
            error: { key: "videos:admin.changedMeanwhile" },
            values: { ...values, version: String(saved.version) },
          },
          409,
        );
      }
      return refuse({
        error: { key: "ui:form.fix" },
        fields: { [saved.field]: { key: saved.key } },
        values,
      });
    });
  },
);

export const clientAction = answering("videos:admin.notSaved");

export default function EditVideo({ loaderData: { video }, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const list = useListAddress(href("/admin/videos"));
  return (
    <FormDialog
      title={t("videos:admin.editTitle")}
      closeTo={list()}
      long
      answer={actionData}
      encType="multipart/form-data"
      preventScrollReset
      stable={{ name: "version", value: String(video.version) }}
    >
      <VideoFields video={video} />
    </FormDialog>
  );
}
