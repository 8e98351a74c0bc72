import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { moveForm } from "#app/features/states/forms.ts";
import { moveState } from "#app/features/states/save-state.server.ts";
import { notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { Refusal } from "#app/routes/repair/refusal.tsx";
import type { Route } from "./+types/move";

export const loader = read({ area: "repair", needs: "manageShop" }, () => null);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { button: moveForm, failed: "states:notSaved" },
  async ({ db, params, shop }: Route.ActionArgs & InShop, value) => {
    const key = { shopId: shop.id, id: params.stateId };
    if (!(await moveState(db, key, value.place))) notFound();
    return redirect(href("/repair-cms/states"));
  },
);

export const clientAction = answering("states:notSaved");

export default Refusal;
