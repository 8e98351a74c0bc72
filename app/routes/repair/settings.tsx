import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { hasInvoices } from "#app/features/quotes/invoices/find-money.server.ts";
import { SettingsDialog } from "#app/features/shop/settings-dialog.tsx";
import { findShopToEdit, saveSettings } from "#app/features/shop/shop.server.ts";
import { readShopForm } from "#app/features/shop/shop-forms.ts";
import { type Answer, done, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import { distanceUnitOf } from "#app/values/distance.ts";
import type { Route } from "./+types/settings";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ context, request, shop }: Route.LoaderArgs & InShop) => {
    try {
      const settings = await findShopToEdit(context.get(platformContext).db, shop.id);
      const zone = readerZone(request);
      return {
        shop: settings,
        techniciansSeePrices: shop.techniciansSeePrices,
        unit: distanceUnitOf(settings, zone),
        zone,
      };
    } catch (error) {
      log.error("shop settings could not be loaded", error);
      return null;
    }
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  async ({ request, context, shop }: Route.ActionArgs & InShop) => {
    const form = await readShopForm(request, languageOf(context));
    if (!form.ok) return refuse(form);
    const platform = context.get(platformContext);
    const saved = await saveSettings(platform, shop.id, {
      ...form,
      // An invoice is printed with the logo of its day.
      keepsLogos: () => hasInvoices(platform.db, shop.id),
    });
    if (saved.ok) return done;
    const { values } = form;
    if (saved.key === "shop:changed") {
      // The draft stays, and replaces the other change when it is sent again.
      const current = String((await findShopToEdit(platform.db, shop.id))?.version ?? 0);
      return refuse({ error: { key: saved.key }, values: { ...values, version: current } }, 409);
    }
    if (saved.field)
      return refuse({
        error: { key: "ui:form.fix" },
        fields: { [saved.field]: { key: saved.key } },
        values,
      });
    return refuse({ error: { key: saved.key }, values }, saved.key === "shop:notSaved" ? 503 : 422);
  },
  "account:session.none",
);

export const clientAction = answering("shop:notSaved");

export default function ShopSettings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SettingsDialog settings={loaderData ?? undefined} answer={actionData as Answer | undefined} />
  );
}
