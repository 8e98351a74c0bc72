import { redirect } from "react-router";
import { type Writer, write } from "#app/features/account/guard.server.ts";
import { refusedSelector } from "#app/features/news/sources/preview.server.ts";
import { SourceForm } from "#app/features/news/sources/source-form.tsx";
import { sourceForm, sourceFormSize } from "#app/features/news/sources/source-forms.ts";
import { findSource, updateSource } from "#app/features/news/sources/sources.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { platformContext } from "#app/platform/context.ts";
import { useListAddress } from "#app/ui/list-address.ts";
import { Modal } from "#app/ui/modal.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/edit-source";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { name, url, selector, language, active } =
    (await findSource(context.get(platformContext).db, params.sourceId)) ?? notFound();
  return { start: { name, url, selector, language, active } };
}

export const action = write(
  "admin",
  async ({ request, context, params, viewer }: Route.ActionArgs & Writer) => {
    const { db, now } = context.get(platformContext);
    const form = await readForm(request, sourceForm, sourceFormSize);
    if (!form.ok) return refuse(form);
    const selector = await refusedSelector(form.value.selector);
    if (selector)
      return refuse({ error: { key: "ui:form.fix" }, fields: { selector }, values: form.values });
    return attempt({ error: { key: "news:source.notUpdated" }, values: form.values }, async () => {
      const updated = await updateSource(db, viewer.id, params.sourceId, form.value, now());
      return updated
        ? redirect(`/admin/news${new URL(request.url).search}`)
        : refuse({ error: { key: "news:source.notUpdated" }, values: form.values }, 404);
    });
  },
);

export const clientAction = answering("news:source.notUpdated");

export default function EditSource({
  loaderData: { start },
  actionData,
  params: { sourceId },
}: Route.ComponentProps) {
  const { t } = useWords();
  const list = useListAddress("/admin/news");
  return (
    <Modal title={t("news:source.edit")} closeTo={list()}>
      <SourceForm
        answer={actionData}
        action={list(`/admin/news/${sourceId}/edit`)}
        start={start}
        hidden={{ sourceId }}
        saveLabel={t("news:source.save")}
        savingLabel={t("ui:saving")}
      />
    </Modal>
  );
}
