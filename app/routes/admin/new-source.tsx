import { useState } from "react";
import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { refusedSelector } from "#app/features/news/sources/preview.server.ts";
import { createSource } from "#app/features/news/sources/save-source.server.ts";
import { SourceForm } from "#app/features/news/sources/source-form.tsx";
import { newSourceForm, sourceFormSize } from "#app/features/news/sources/source-forms.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { log } from "#app/platform/log/log.ts";
import { Modal } from "#app/ui/modal.tsx";
import { useListAddress } from "#app/ui/page/list-address.ts";
import { useWords } from "#app/ui/words.ts";
import { listQuery } from "#app/values/list-query.ts";
import type { Route } from "./+types/new-source";

/** The id of the new source: a form that is sent twice creates one. */
export const loader = read("admin", () => ({ id: newId() }));

export const action = write(
  "admin",
  async ({ platform, db, now, request, viewer }: Route.ActionArgs & SignedIn) => {
    const { queue } = platform;
    const form = await readForm(request, newSourceForm, sourceFormSize);
    if (!form.ok) return refuse(form);
    const { id, ...draft } = form.value;
    const selector = await refusedSelector(draft.selector);
    if (selector)
      return refuse({ error: { key: "ui:form.fix" }, fields: { selector }, values: form.values });
    return attempt({ error: { key: "news:source.notCreated" }, values: form.values }, async () => {
      await createSource(db, { actorId: viewer.id, id, draft, now });
      // It is due at once; if the message cannot be queued, the next cron queues it.
      if (draft.active)
        await queue
          .send([{ work: "news", id }])
          .catch((error) => log.warn("a new source was not queued", error));
      return redirect(href("/admin/news") + listQuery(new URL(request.url).search));
    });
  },
);

export const clientAction = answering("news:source.notCreated");

export default function NewSource({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const list = useListAddress(href("/admin/news"));
  // A preview revalidates the page; the id stays while the form is open.
  const [id] = useState(loaderData.id);
  return (
    <Modal title={t("news:source.new")} closeTo={list()}>
      <SourceForm
        answer={actionData}
        action={list(href("/admin/news/new"))}
        hidden={{ id }}
        saveLabel={t("news:source.create")}
        savingLabel={t("news:source.creating")}
      />
    </Modal>
  );
}
