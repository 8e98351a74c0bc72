import { redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { duplicateForm } from "#app/features/quotes/form/quote-forms.ts";
import { quoteHref, tooManyQuotes } from "#app/features/quotes/quote.ts";
import { duplicateQuote } from "#app/features/quotes/save/duplicate-quote.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import type { Route } from "./+types/duplicate-quote";

export const loader = read({ area: "repair", needs: "editQuotes" }, () => null);

export const action = write(
  { area: "repair", needs: "editQuotes" },
  async ({ platform, db, now, params, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const form = await readForm(request, duplicateForm);
    const copyId = formId(form.ok ? form.value.id : undefined, now);
    const ref = { shopId: shop.id, jobId: params.jobId, id: params.quoteId };
    return attempt("quotes:notDuplicated", async () => {
      const made = await duplicateQuote(db, ref, { copyId, by: viewer.id, now });
      if (made === "gone") notFound();
      if (made === "tooMany") return refuse(tooManyQuotes, 409);
      announceTexts(platform, ref);
      return redirect(quoteHref(params.jobId, copyId));
    });
  },
);

export const clientAction = answering("quotes:notDuplicated");

export default ActionError;
