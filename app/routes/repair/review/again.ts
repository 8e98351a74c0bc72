import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { ActionError } from "#app/features/repair/action-error.tsx";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import { textForm } from "#app/features/twins/review/review-forms.ts";
import { askAgain } from "#app/features/twins/review/save-review.server.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { ownPath } from "#app/http/return-to.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/again";

/** An address to post to; whoever opens it sees the page of reviews. */
export const loader = read({ area: "repair", needs: "reviewTexts" }, () => null);

export const action = write(
  { area: "repair", needs: "reviewTexts" },
  async ({ context, params, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const platform = context.get(platformContext);
    const { db, now } = platform;
    const form = await readForm(request, textForm);
    if (!form.ok) return refuse(form);
    const { back, ...said } = form.value;
    return attempt("review:notSaved", async () => {
      const ref = { shopId: shop.id, jobId: params.jobId };
      await askAgain(db, ref, said, { by: viewer.id, now: now() });
      announceTexts(platform, ref);
      return redirect(ownPath(back) ?? href("/repair-cms/:jobId/review", params));
    });
  },
);

export const clientAction = answering("review:notSaved");

export default ActionError;
