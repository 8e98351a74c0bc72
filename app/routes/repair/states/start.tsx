import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { startStates } from "#app/features/states/save-state.server.ts";
import { answering } from "#app/http/client-write.ts";
import { Refusal } from "#app/routes/repair/refusal.tsx";
import type { Route } from "./+types/start";

export const loader = read({ area: "repair", needs: "manageShop" }, () => null);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { failed: "states:notSaved" },
  async ({ db, shop }: Route.ActionArgs & InShop) => {
    await startStates(db, shop.id);
    return redirect(href("/repair-cms/states"));
  },
);

export const clientAction = answering("states:notSaved");

export default Refusal;
