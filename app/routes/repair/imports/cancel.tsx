import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { cancelImport, findImport } from "#app/features/customers/import/imports.server.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { Question } from "#app/ui/form/question.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/cancel";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, params, shop }: Route.LoaderArgs & InShop) => {
    const found = await findImport(db, { shopId: shop.id, importId: params.importId });
    return { fileName: (found ?? notFound()).fileName };
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { failed: "imports:cancel.failed" },
  async ({ platform, params, shop }: Route.ActionArgs & InShop) => {
    const { importId } = params;
    const ref = { shopId: shop.id, importId };
    const canceled = await cancelImport(platform, ref);
    if (canceled === "gone") notFound();
    if (canceled === "overtaken") return refuse("imports:columns.changed", 409);
    return redirect(href("/repair-cms/customers/import/:importId", { importId }));
  },
);

export const clientAction = answering("imports:cancel.failed");

export default function CancelImport({
  loaderData: { fileName },
  actionData,
  params: { importId },
}: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <Question
      title={t("imports:cancel.action")}
      text={t("imports:cancel.question", { file: fileName })}
      closeTo={href("/repair-cms/customers/import/:importId", { importId })}
      answer={actionData}
      confirmLabel={t("imports:cancel.action")}
      pendingLabel={t("imports:cancel.canceling")}
      keepLabel={t("imports:cancel.keep")}
    >
      <p className="text-ink-soft">{t("imports:cancel.hint")}</p>
    </Question>
  );
}
