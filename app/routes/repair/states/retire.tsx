import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { retireForm } from "#app/features/states/forms.ts";
import { setRetired } from "#app/features/states/save-state.server.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { Refusal } from "#app/routes/repair/refusal.tsx";
import type { Route } from "./+types/retire";

export const loader = read({ area: "repair", needs: "manageShop" }, () => null);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { button: retireForm, failed: "states:notSaved" },
  async ({ db, now, params, shop }: Route.ActionArgs & InShop, value) => {
    const key = { shopId: shop.id, id: params.stateId };
    const saved = await setRetired(db, key, { ...value, now });
    if (saved === "gone") notFound();
    if (saved === "full") return refuse("states:full", 409);
    return redirect(href("/repair-cms/states"));
  },
);

export const clientAction = answering("states:notSaved");

export default Refusal;
