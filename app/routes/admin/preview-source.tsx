import { href } from "react-router";
import { v7 as newId } from "uuid";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { previewSource, refusedSelector } from "#app/features/news/sources/preview.server.ts";
import { SourceForm } from "#app/features/news/sources/source-form.tsx";
import { previewForm, sourceFormSize } from "#app/features/news/sources/source-forms.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { Modal } from "#app/ui/modal.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/preview-source";

/** An id for the source, if the form has none. */
export const loader = read("admin", () => ({ id: newId() }));

export const action = write("admin", async ({ platform, request }: Route.ActionArgs & SignedIn) => {
  const form = await readForm(request, previewForm, sourceFormSize);
  if (!form.ok) return refuse(form);
  const { values } = form;
  const selector = form.value.selector ? await refusedSelector(form.value.selector) : undefined;
  if (selector) return refuse({ error: { key: "ui:form.fix" }, fields: { selector }, values });
  return attempt({ error: { key: "news:source.notPreviewed" }, values }, async () => {
    const previewed = await previewSource(platform, form.value);
    if (previewed.ok) return { ok: true as const, preview: previewed.preview, values };
    const { error, field } = previewed;
    return refuse(
      field
        ? { error: { key: "ui:form.fix" }, fields: { [field]: error }, values }
        : { error, values },
    );
  });
});

export const clientAction = answering("news:source.notPreviewed");

/** Without JavaScript: the form again, with its preview. */
export default function PreviewSource({ loaderData: { id }, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const typed = (name: string) => {
    const value = actionData && "values" in actionData ? actionData.values?.[name] : undefined;
    return typeof value === "string" ? value : undefined;
  };
  const preview = actionData?.ok && "preview" in actionData ? actionData.preview : undefined;
  const edited = typed("sourceId");
  const start = {
    name: typed("name") ?? "",
    url: typed("url") ?? "",
    selector: typed("selector") || preview?.selector || "",
    language: typed("language") ?? "",
    active: typed("active") !== undefined,
  };
  return (
    <Modal title={t(edited ? "news:source.edit" : "news:source.new")} closeTo={href("/admin/news")}>
      <SourceForm
        answer={actionData}
        action={
          edited
            ? href("/admin/news/:sourceId/edit", { sourceId: edited })
            : href("/admin/news/new")
        }
        {...(actionData && { start })}
        hidden={edited ? { sourceId: edited } : { id: typed("id") ?? id }}
        {...(edited && typed("version") && { version: Number(typed("version")) })}
        preview={preview}
        saveLabel={t(edited ? "news:source.save" : "news:source.create")}
        savingLabel={t("ui:saving")}
      />
    </Modal>
  );
}
