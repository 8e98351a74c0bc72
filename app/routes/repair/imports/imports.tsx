import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { ImportList } from "#app/features/customers/import/import-list.tsx";
import { listImports } from "#app/features/customers/import/imports.server.ts";
import { shownImport } from "#app/features/customers/import/shown-import.ts";
import { uploadImport } from "#app/features/customers/import/upload.server.ts";
import { UploadForm } from "#app/features/customers/import/upload-form.tsx";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { parseCursor } from "#app/values/cursor.ts";
import type { Route } from "./+types/imports";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, request, shop }: Route.LoaderArgs & InShop) => {
    const after = parseCursor(new URL(request.url).searchParams.get("after"));
    const { imports, more } = await listImports(db, shop.id, after);
    return { imports: imports.map(shownImport), more, isFirst: !after, id: newId() };
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { failed: "imports:upload.failed" },
  async ({ platform, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const of = { shopId: shop.id, userId: viewer.id };
    const uploaded = await uploadImport(platform, request, of);
    if (!uploaded.ok)
      return refuse({
        error: { key: "ui:form.fix" },
        fields: { file: { key: uploaded.problem } },
      });
    const { id: importId } = uploaded;
    return redirect(href("/repair-cms/customers/import/:importId/columns", { importId }));
  },
);

export const clientAction = answering("imports:upload.failed");

export default function Imports({
  loaderData: { id, imports, more, isFirst },
  actionData,
}: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <>
      <PageHeader
        title={t("imports:title")}
        lead={t("imports:lead")}
        back={{ to: href("/repair-cms/customers"), label: t("imports:back") }}
      >
        <a className={buttonClass()} href={href("/repair-cms/customers.csv")} download>
          {t("imports:export")}
        </a>
      </PageHeader>
      <div className="grid gap-8">
        {isFirst && (
          <section className="rounded-lg border border-line bg-card p-5">
            <UploadForm id={id} answer={actionData} />
          </section>
        )}
        <section>
          <h2 className="label mb-3 text-2xl">{t("imports:list.title")}</h2>
          <ImportList imports={imports} more={more} isFirst={isFirst} />
        </section>
      </div>
    </>
  );
}
