import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { removeAccount } from "#app/features/messages/provider/save-account.server.ts";
import { DisconnectForm } from "#app/features/messages/provider/texting-page.tsx";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/disconnect-text-messages";

export const loader = read({ area: "repair", needs: "manageShop" }, () => null);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { failed: "provider:notSaved" },
  async ({ platform, shop, viewer }: Route.ActionArgs & InShop) => {
    await removeAccount(platform, { shopId: shop.id, by: viewer.id });
    return redirect(href("/repair-cms/text-messages"));
  },
);

export const clientAction = answering("provider:notSaved");

export default function DisconnectTextMessages({ actionData }: Route.ComponentProps) {
  return <DisconnectForm answer={actionData} />;
}
