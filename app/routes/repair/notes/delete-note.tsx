import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findOwnNote, removeNote } from "#app/features/notes/remove-note.server.ts";
import { notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { Question } from "#app/ui/form/question.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/delete-note";

export const loader = read(
  { area: "repair", needs: "diagnose" },
  async ({ db, params, shop, viewer }: Route.LoaderArgs & InShop) => {
    return (await findOwnNote(db, { shopId: shop.id, ...params }, viewer.id)) ?? notFound();
  },
);

export const action = write(
  { area: "repair", needs: "diagnose" },
  { failed: "notes:notDeleted" },
  async ({ db, now, params, shop, viewer }: Route.ActionArgs & InShop) => {
    const actor = { by: viewer.id, now };
    if (!(await removeNote(db, { shopId: shop.id, ...params }, actor))) notFound();
    return redirect(`${href("/repair-cms/:jobId", { jobId: params.jobId })}#notes`);
  },
);

export const clientAction = answering("notes:notDeleted");

export default function DeleteNote({ actionData, loaderData, params }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <Question
      title={t("notes:delete.title")}
      text={t("notes:delete.question")}
      closeTo={href("/repair-cms/:jobId", { jobId: params.jobId })}
      answer={actionData}
      confirmLabel={t("ui:delete")}
      pendingLabel={t("ui:deleting")}
    >
      <p className="whitespace-pre-line wrap-anywhere">{loaderData.text}</p>
    </Question>
  );
}
