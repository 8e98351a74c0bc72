import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { removeClosure } from "#app/features/calendar/settings/save-settings.server.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/remove-closure";

export const loader = read({ area: "repair", needs: "manageShop" }, () => null);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { failed: "calendarSettings:notSaved" },
  async ({ db, now, params, shop, viewer }: Route.ActionArgs & InShop) => {
    const change = { shopId: shop.id, by: viewer.id, now };
    await removeClosure(db, change, params.closureId);
    return redirect(href("/repair-cms/calendar-settings/closures"));
  },
);

export const clientAction = answering("calendarSettings:notSaved");
