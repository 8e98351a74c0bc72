import { redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findInvoiceOfQuote } from "#app/features/money/find-money.server.ts";
import { quoteStatusForm } from "#app/features/quotes/form/quote-forms.ts";
import { findQuoteEditor } from "#app/features/quotes/save/quote-events.server.ts";
import { chooseAgain, setQuoteStatus } from "#app/features/quotes/save/quote-status.server.ts";
import type { Overtaker } from "#app/features/repair/form/overtaker.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { done, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { ownPath } from "#app/http/return-to.ts";
import type { Message } from "#app/values/word-key.ts";
import type { Route } from "./+types/quote-status";

export const loader = read({ area: "repair", needs: "editQuotes" }, () => null);

export const action = write(
  { area: "repair", needs: "editQuotes" },
  { button: quoteStatusForm, failed: "quotes:statusNotUpdated" },
  async ({ db, now, params, shop, viewer }: Route.ActionArgs & InShop, value) => {
    const { status, back, version, statusVersion } = value;
    const ref = { shopId: shop.id, jobId: params.jobId, id: params.quoteId };
    const choice = { status, version, by: viewer.id, now };
    const first = await setQuoteStatus(db, ref, { ...choice, statusVersion });
    const invoice = first !== "saved" && (await findInvoiceOfQuote(db, ref, ref.id));
    if (invoice) return refuse({ key: "quotes:invoiced", params: { invoice } }, 409);
    const isLate = first === "overtaken" && statusVersion !== undefined;
    const saved = isLate ? await chooseAgain(db, ref, { ...choice, statusVersion }) : first;
    if (typeof saved === "object") return refuse(overtakenBy(saved), 409);
    if (saved === "gone") notFound();
    if (saved === "otherApproved") return refuse("choices:otherApproved", 409);
    if (saved === "changed") {
      const name = await findQuoteEditor(db, ref, ["quoteChanged"], viewer.id);
      return refuse(
        name ? { key: "quotes:readAgainBy", params: { name } } : { key: "quotes:readAgain" },
        409,
      );
    }
    if (saved === "overtaken") return refuse("quotes:statusNotUpdated", 409);
    // Without JavaScript the browser wants a page: the one that it came from.
    const page = ownPath(back);
    return page ? redirect(page) : done;
  },
);

const overtakenBy = ({ isCustomer, name }: Overtaker): Message => {
  if (isCustomer) return { key: "quotes:statusAnswered" };
  return name ? { key: "quotes:statusChangedBy", params: { name } } : { key: "quotes:readAgain" };
};

export const clientAction = answering("quotes:statusNotUpdated");

export default ActionError;
