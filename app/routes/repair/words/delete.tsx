import { redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { removePhrase } from "#app/features/phrases/edit-phrase.server.ts";
import { afterDeleting } from "#app/features/phrases/list/deleted.ts";
import { findPhrase } from "#app/features/phrases/list/phrases.server.ts";
import { notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/delete";

/** Opening the address of the action shows the list. */
export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ db, params, shop }: Route.LoaderArgs & InShop) => {
    if (!(await findPhrase(db, shop.id, params.phraseId))) notFound();
    return null;
  },
);

/** Deletes a phrase; the list then offers to add it again. */
export const action = write(
  { area: "repair", needs: "editQuotes" },
  { failed: "phrases:notDeleted" },
  async ({ db, params, shop }: Route.ActionArgs & InShop) => {
    const deleted = await removePhrase(db, { shopId: shop.id, id: params.phraseId });
    if (!deleted) notFound();
    return redirect(afterDeleting(deleted));
  },
);

export const clientAction = answering("phrases:notDeleted");

export default function DeletePhrase() {
  return null;
}
