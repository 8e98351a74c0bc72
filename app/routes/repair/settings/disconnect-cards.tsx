import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { disconnectAccount } from "#app/features/cards/account.server.ts";
import { DisconnectForm } from "#app/features/cards/account-section.tsx";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/disconnect-cards";

export const loader = read({ area: "repair", needs: "manageShop" }, () => null);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { failed: "paying:notSaved" },
  async ({ platform, now, shop }: Route.ActionArgs & InShop) => {
    await disconnectAccount(platform, shop.id, now);
    return redirect(href("/repair-cms/payment-settings"));
  },
);

export const clientAction = answering("paying:notSaved");

export default function DisconnectCards({ actionData }: Route.ComponentProps) {
  return <DisconnectForm answer={actionData} />;
}
