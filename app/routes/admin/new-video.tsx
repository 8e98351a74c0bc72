import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { createVideo } from "#app/features/videos/catalog/create-video.server.ts";
import { VideoFields } from "#app/features/videos/catalog/video-fields.tsx";
import { readVideoForm } from "#app/features/videos/catalog/video-form.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { FormDialog } from "#app/ui/form/form-dialog.tsx";
import { useListAddress } from "#app/ui/page/list-address.ts";
import { useWords } from "#app/ui/words.ts";
import { listQuery } from "#app/values/list-query.ts";
import type { Route } from "./+types/new-video";

/** The id of the new video: a form that is sent twice creates one. */
export const loader = read("admin", () => ({ id: newId() }));

export const action = write(
  "admin",
  async ({ platform, request, viewer }: Route.ActionArgs & SignedIn) => {
    const form = await readVideoForm(request);
    if (!form.ok) return refuse(form);
    const { draft, id, values, handout } = form;
    return attempt({ error: { key: "videos:admin.notCreated" }, values }, async () => {
      const saved = await createVideo(platform, {
        actorId: viewer.id,
        id: id ?? newId(),
        draft,
        handout,
      });
      if (saved.ok) return redirect(href("/admin/videos") + listQuery(new URL(request.url).search));
      return refuse({
        error: { key: "ui:form.fix" },
        fields: { [saved.field]: { key: saved.key } },
        values,
      });
    });
  },
);

export const clientAction = answering("videos:admin.notCreated");

export default function NewVideo({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const list = useListAddress(href("/admin/videos"));
  return (
    <FormDialog
      title={t("videos:admin.add")}
      closeTo={list()}
      long
      answer={actionData}
      encType="multipart/form-data"
      draft="video:new"
      stable={{ name: "id", value: loaderData.id }}
      label={t("videos:admin.add")}
      pending={t("videos:admin.adding")}
    >
      <VideoFields />
    </FormDialog>
  );
}
