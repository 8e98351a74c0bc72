import { type ActionFunctionArgs, href, redirect } from "react-router";
import type { InShop } from "#app/features/account/guard.server.ts";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import type { setLanguage } from "#app/features/translations/review/make-again.server.ts";
import { textForm } from "#app/features/translations/review/review-forms.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { ownPath } from "#app/http/return-to.ts";

type Change = (...asked: Parameters<typeof setLanguage>) => Promise<boolean>;

/** The action that changes one text of a job, and leads back to where it was shown. */
export const changeText =
  (change: Change) =>
  async ({ platform, db, now, params, request, shop, viewer }: ActionFunctionArgs & InShop) => {
    const form = await readForm(request, textForm);
    if (!form.ok) return refuse(form);
    const { back, ...said } = form.value;
    return attempt("review:notSaved", async () => {
      const ref = { shopId: shop.id, jobId: params.jobId! };
      if (!(await change(db, ref, said, { by: viewer.id, now }))) notFound();
      announceTexts(platform, ref);
      return redirect(ownPath(back) ?? href("/repair-cms/:jobId/review", ref));
    });
  };
