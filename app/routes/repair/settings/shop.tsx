import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findStored } from "#app/features/photos/storage/storage.server.ts";
import { StorageSection } from "#app/features/photos/storage/storage-section.tsx";
import { ShopPage } from "#app/features/shop/settings/shop-page.tsx";
import { type Answer, ifReadable } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/shop";
import { readShopSettings, saveShopSettings } from "./shop-settings.server.ts";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async (args: Route.LoaderArgs & InShop) => {
    const { db } = args.context.get(platformContext);
    const [settings, stored] = await Promise.all([
      readShopSettings(args),
      ifReadable("photo storage", () => findStored(db, args.shop.id)),
    ]);
    return { settings, stored };
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  saveShopSettings,
  "account:session.none",
);

export const clientAction = answering("shop:notSaved");

export default function Shop({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, stored } = loaderData;
  return (
    <>
      <ShopPage settings={settings ?? undefined} answer={actionData as Answer | undefined} />
      {stored !== undefined && <StorageSection stored={stored} />}
    </>
  );
}
