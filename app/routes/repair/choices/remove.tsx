import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findChoices, removeChoice } from "#app/features/quotes/choices/choices.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/remove";

export const loader = read({ area: "repair", needs: "editQuotes" }, () => null);

export const action = write(
  { area: "repair", needs: "editQuotes" },
  { failed: "choices:notSaved" },
  async ({ db, now, params, shop, viewer }: Route.ActionArgs & InShop) => {
    const { jobId, choice } = params;
    const change = { choice, by: viewer.id, now };
    const ref = { shopId: shop.id, jobId };
    if (!(await removeChoice(db, ref, change))) {
      const found = (await findChoices(db, ref)) ?? notFound();
      // Sent twice it is done once.
      if (found.quotes.some((one) => one.choice === choice)) return refuse("choices:notSaved", 409);
    }
    return redirect(href("/repair-cms/:jobId/choices", { jobId }));
  },
);

export const clientAction = answering("choices:notSaved");

export default ActionError;
