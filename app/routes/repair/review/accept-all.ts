import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { acceptForm, acceptFormSize } from "#app/features/translations/review/review-forms.ts";
import { acceptPlain } from "#app/features/translations/review/save-review.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import type { Route } from "./+types/accept-all";

/** An address to post to; whoever opens it sees the page of reviews. */
export const loader = read({ area: "repair", needs: "reviewTexts" }, () => null);

export const action = write(
  { area: "repair", needs: "reviewTexts" },
  async ({ db, now, params, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const form = await readForm(request, acceptForm, acceptFormSize);
    if (!form.ok) return refuse(form);
    return attempt("review:notSaved", async () => {
      const ref = { shopId: shop.id, jobId: params.jobId };
      const actor = { by: viewer.id, now };
      const accepted = (await acceptPlain(db, ref, form.value.seen, actor)) ?? notFound();
      return redirect(`${href("/repair-cms/:jobId/review", params)}?accepted=${accepted}`);
    });
  },
);

export const clientAction = answering("review:notSaved");

export default ActionError;
