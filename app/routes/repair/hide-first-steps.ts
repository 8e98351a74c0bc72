import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { endFirstSteps } from "#app/features/job-pages/first-steps/first-steps.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/hide-first-steps";

export const loader = read({ area: "repair", needs: "manageShop" }, () => null);

/** Puts the first steps of a shop away, and returns to the page that showed them. */
export const action = write(
  { area: "repair", needs: "manageShop" },
  { failed: "shop:firstSteps.notHidden" },
  async ({ db, now, request, shop }: Route.ActionArgs & InShop) => {
    await endFirstSteps(db, shop.id, now);
    return redirect(href("/repair-cms") + new URL(request.url).search);
  },
);

export const clientAction = answering("shop:firstSteps.notHidden");

export default ActionError;
