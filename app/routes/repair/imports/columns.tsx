import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { ColumnsForm } from "#app/features/customers/import/columns-form.tsx";
import { findImport, startPreview } from "#app/features/customers/import/imports.server.ts";
import {
  readingForm,
  readingFormSize,
  readingOf,
} from "#app/features/customers/import/reading-form.ts";
import { sampleOf } from "#app/features/customers/import/sample.server.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/columns";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ platform, db, params, request, shop }: Route.LoaderArgs & InShop) => {
    const { files } = platform;
    const { importId } = params;
    const found = (await findImport(db, { shopId: shop.id, importId })) ?? notFound();
    const sample = await sampleOf(files, found, readingOf(new URL(request.url).searchParams));
    // Once it runs, is done or is canceled, nothing can be chosen any more.
    if (!sample) throw redirect(href("/repair-cms/customers/import/:importId", { importId }));
    return { fileName: found.fileName, sample };
  },
);

// Begins the preview.
export const action = write(
  { area: "repair", needs: "manageShop" },
  { form: readingForm, size: readingFormSize, failed: "imports:columns.failed" },
  async ({ platform, params, shop }: Route.ActionArgs & InShop, value, values) => {
    const { importId } = params;
    const ref = { shopId: shop.id, importId };
    const started = await startPreview(platform, ref, value);
    if (started === "gone") notFound();
    if (started === "overtaken")
      return refuse({ error: { key: "imports:columns.changed" }, values }, 409);
    return redirect(href("/repair-cms/customers/import/:importId", { importId }));
  },
);

export const clientAction = answering("imports:columns.failed");

export default function ImportColumns({
  loaderData: { fileName, sample },
  actionData,
  params: { importId },
}: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <>
      <PageHeader
        title={t("imports:columns.title")}
        lead={`${fileName}. ${t("imports:columns.lead")}`}
        back={{
          to: href("/repair-cms/customers/import/:importId", { importId }),
          label: t("imports:title"),
        }}
      />
      <ColumnsForm importId={importId} reading={sample} answer={actionData} />
    </>
  );
}
