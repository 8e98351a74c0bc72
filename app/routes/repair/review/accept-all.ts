import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { acceptForm, acceptFormSize } from "#app/features/translations/review/review-forms.ts";
import { acceptPlain } from "#app/features/translations/review/save-review.server.ts";
import { notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/accept-all";

export const loader = read({ area: "repair", needs: "reviewTexts" }, () => null);

export const action = write(
  { area: "repair", needs: "reviewTexts" },
  { form: acceptForm, size: acceptFormSize, failed: "review:notSaved" },
  async ({ db, now, params, shop, viewer }: Route.ActionArgs & InShop, value) => {
    const ref = { shopId: shop.id, jobId: params.jobId };
    const actor = { by: viewer.id, now };
    const accepted = (await acceptPlain(db, ref, value.seen, actor)) ?? notFound();
    return redirect(`${href("/repair-cms/:jobId/review", params)}?accepted=${accepted}`);
  },
);

export const clientAction = answering("review:notSaved");

export default ActionError;
