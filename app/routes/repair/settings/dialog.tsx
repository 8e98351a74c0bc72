import { read, write } from "#app/features/account/guard.server.ts";
import { SettingsDialog } from "#app/features/shop/settings/settings-dialog.tsx";
import type { Answer } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/dialog";
import { readShopSettings, saveShopSettings } from "./shop-settings.server.ts";

export const loader = read({ area: "repair", needs: "manageShop" }, readShopSettings);

export const action = write(
  { area: "repair", needs: "manageShop" },
  saveShopSettings,
  "account:session.none",
);

export const clientAction = answering("shop:notSaved");

export default function ShopSettings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SettingsDialog settings={loaderData ?? undefined} answer={actionData as Answer | undefined} />
  );
}
