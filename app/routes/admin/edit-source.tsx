import { href, redirect } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { refusedSelector } from "#app/features/news/sources/preview.server.ts";
import { updateSource } from "#app/features/news/sources/save-source.server.ts";
import { SourceForm } from "#app/features/news/sources/source-form.tsx";
import { editedSourceForm, sourceFormSize } from "#app/features/news/sources/source-forms.ts";
import { findSource } from "#app/features/news/sources/sources.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { Modal } from "#app/ui/modal.tsx";
import { useListAddress } from "#app/ui/page/list-address.ts";
import { useWords } from "#app/ui/words.ts";
import { listQuery } from "#app/values/list-query.ts";
import type { Route } from "./+types/edit-source";

export const loader = read("admin", async ({ db, params }: Route.LoaderArgs & SignedIn) => {
  const { name, url, selector, language, active, version } =
    (await findSource(db, params.sourceId)) ?? notFound();
  return { start: { name, url, selector, language, active }, version };
});

export const action = write(
  "admin",
  async ({ db, now, request, params, viewer }: Route.ActionArgs & SignedIn) => {
    const form = await readForm(request, editedSourceForm, sourceFormSize);
    if (!form.ok) return refuse(form);
    const { values } = form;
    const { version, ...draft } = form.value;
    const selector = await refusedSelector(draft.selector);
    if (selector) return refuse({ error: { key: "ui:form.fix" }, fields: { selector }, values });
    return attempt({ error: { key: "news:source.notUpdated" }, values }, async () => {
      const id = params.sourceId;
      const saved = await updateSource(db, { actorId: viewer.id, id, draft, version, now });
      if (saved === "overtaken") {
        // The input stays, and overwrites the other change when sent again.
        const current = String((await findSource(db, id))?.version);
        return refuse(
          {
            error: { key: "news:source.changedMeanwhile" },
            values: { ...values, version: current },
          },
          409,
        );
      }
      return saved === "saved"
        ? redirect(href("/admin/news") + listQuery(new URL(request.url).search))
        : refuse({ error: { key: "news:source.notUpdated" }, values }, 404);
    });
  },
);

export const clientAction = answering("news:source.notUpdated");

export default function EditSource({
  loaderData: { start, version },
  actionData,
  params: { sourceId },
}: Route.ComponentProps) {
  const { t } = useWords();
  const list = useListAddress(href("/admin/news"));
  return (
    <Modal title={t("news:source.edit")} closeTo={list()}>
      <SourceForm
        answer={actionData}
        action={list(href("/admin/news/:sourceId/edit", { sourceId }))}
        start={start}
        hidden={{ sourceId }}
        version={version}
        saveLabel={t("news:source.save")}
        savingLabel={t("ui:saving")}
      />
    </Modal>
  );
}
