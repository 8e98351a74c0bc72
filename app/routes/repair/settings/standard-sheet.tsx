import { href, redirect, useSearchParams } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { kindForm } from "#app/features/inspection/settings/sheet-form.ts";
import { vehicleKinds } from "#app/features/inspection/sheet/points.ts";
import { dropSheet } from "#app/features/inspection/sheet/sheets.server.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { Question } from "#app/ui/form/question.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/standard-sheet";

export const loader = read({ area: "repair", needs: "manageShop" }, () => null);

/** Back to the standard sheet of the kind in the address. */
export const action = write(
  { area: "repair", needs: "manageShop" },
  async ({ db, request, shop }: Route.ActionArgs & InShop) => {
    const form = kindForm.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!form.success) return refuse("ui:form.choice");
    const { kind } = form.data;
    return attempt("inspection:sheets.notSaved", async () => {
      await dropSheet(db, shop.id, kind);
      return redirect(`${href("/repair-cms/inspection-sheets")}?kind=${kind}`);
    });
  },
);

export const clientAction = answering("inspection:sheets.notSaved");

export default function StandardSheet({ actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const [search] = useSearchParams();
  const kind = vehicleKinds.find((one) => one === search.get("kind")) ?? vehicleKinds[0];
  return (
    <Question
      title={t("inspection:sheets.standard")}
      text={t("inspection:sheets.confirm")}
      closeTo={`${href("/repair-cms/inspection-sheets")}?kind=${kind}`}
      answer={actionData}
      confirmLabel={t("inspection:sheets.standard")}
      pendingLabel={t("inspection:sheets.restoring")}
    />
  );
}
