import { read, write } from "#app/features/account/guard.server.ts";
import { ShopPage } from "#app/features/shop/settings/shop-page.tsx";
import type { Answer } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/shop";
import { readShopSettings, saveShopSettings } from "./shop-settings.server.ts";

export const loader = read({ area: "repair", needs: "manageShop" }, readShopSettings);

export const action = write(
  { area: "repair", needs: "manageShop" },
  saveShopSettings,
  "account:session.none",
);

export const clientAction = answering("shop:notSaved");

export default function Shop({ loaderData, actionData }: Route.ComponentProps) {
  return <ShopPage settings={loaderData ?? undefined} answer={actionData as Answer | undefined} />;
}
