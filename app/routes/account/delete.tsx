import { href, redirectDocument } from "react-router";
import { deleteForm } from "#app/features/account/forms.ts";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { isLastAdmin } from "#app/features/account/own-data/delete-account.server.ts";
import { DeleteAccount } from "#app/features/account/own-data/delete-account.tsx";
import { clearedSession } from "#app/features/account/session/session-cookie.ts";
import { useAccount } from "#app/features/account/use-account.ts";
import { deleteAccount } from "#app/features/account-deletion/delete-account.server.ts";
import { findShopOfLeaver } from "#app/features/account-deletion/shop-of-leaver.server.ts";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/delete";

export const loader = read(
  "member",
  async ({ platform, db, viewer }: Route.LoaderArgs & SignedIn) => {
    const { id, isAdmin } = viewer;
    const [lastAdmin, shop] = await Promise.all([
      isAdmin && isLastAdmin(db, id),
      findShopOfLeaver(platform, viewer),
    ]);
    return { lastAdmin, shop };
  },
);

export const action = write(
  "member",
  { form: deleteForm, failed: "ownData:delete.failed" },
  async (
    { platform, context, viewer }: Route.ActionArgs & SignedIn,
    { password, deleteShop },
    values,
  ) => {
    const wanted = { password, deleteShop, language: languageOf(context) };
    const outcome = await deleteAccount(platform, viewer, wanted);
    if (!outcome.ok)
      return refuse({ error: outcome.error, fields: outcome.fields, values }, outcome.status);
    // Loaded whole: nothing of this person stays in the memory of the page, nor drafts on the
    // device.
    const headers = { "set-cookie": clearedSession, "clear-site-data": '"storage", "cache"' };
    return redirectDocument(`${href("/login")}?done=deleted`, { headers });
  },
);

export const clientAction = answering("ownData:delete.failed");

export default function Delete({ loaderData, actionData }: Route.ComponentProps) {
  const person = useAccount();
  return (
    <DeleteAccount
      email={person.email}
      lastAdmin={loaderData.lastAdmin}
      shop={loaderData.shop}
      answer={actionData}
    />
  );
}
