import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { removeCanned } from "#app/features/quotes/canned/edit-canned.server.ts";
import { findCanned } from "#app/features/quotes/canned/find-canned.server.ts";
import { notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { Question } from "#app/ui/form/question.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/delete";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ db, params, shop }: Route.LoaderArgs & InShop) => {
    const { name } = (await findCanned(db, shop.id, params.cannedId)) ?? notFound();
    return { name };
  },
);

export const action = write(
  { area: "repair", needs: "editQuotes" },
  { failed: "canned:notDeleted" },
  async ({ db, params, shop }: Route.ActionArgs & InShop) => {
    if (!(await removeCanned(db, shop.id, params.cannedId))) notFound();
    return redirect(href("/repair-cms/canned-quotes"));
  },
);

export const clientAction = answering("canned:notDeleted");

export default function DeleteCanned({ actionData, loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <Question
      title={t("canned:deleteTitle")}
      text={t("canned:confirmDelete")}
      closeTo={href("/repair-cms/canned-quotes")}
      answer={actionData}
      confirmLabel={t("canned:delete")}
      pendingLabel={t("ui:deleting")}
    >
      <p className="wrap-anywhere">{loaderData.name}</p>
    </Question>
  );
}
