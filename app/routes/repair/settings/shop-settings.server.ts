import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import type { InShop } from "#app/features/account/guard.server.ts";
import { hasInvoices } from "#app/features/money/find-money.server.ts";
import { findShopToEdit, saveSettings } from "#app/features/shop/shop.server.ts";
import { readShopForm } from "#app/features/shop/shop-forms.ts";
import { done, refuse } from "#app/http/answers.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import { distanceUnitOf } from "#app/values/distance.ts";

/** Reads the form of the shop's settings; null if it could not be read. */
export async function readShopSettings({ context, request, shop }: LoaderFunctionArgs & InShop) {
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
}

/** Saves what was posted of it. */
export async function saveShopSettings({ request, context, shop }: ActionFunctionArgs & InShop) {
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
}
