import { href, replace } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findInvoiceOfQuote } from "#app/features/money/find-money.server.ts";
import { DeleteQuote } from "#app/features/quotes/job-page/delete-quote.tsx";
import { findQuote } from "#app/features/quotes/quote-rows.server.ts";
import { removeQuote } from "#app/features/quotes/save/save-quote.server.ts";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/delete-quote";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ db, params, shop }: Route.LoaderArgs & InShop) => {
    const quote = (await findQuote(db, shop.id, params.jobId, params.quoteId)) ?? notFound();
    const ref = { shopId: shop.id, jobId: params.jobId };
    const frozen = quote.status !== "pending";
    return { frozen, invoice: frozen ? await findInvoiceOfQuote(db, ref, quote.id) : undefined };
  },
);

export const action = write(
  { area: "repair", needs: "editQuotes" },
  { failed: "quotes:notDeleted" },
  async ({ platform, db, now, params, shop, viewer }: Route.ActionArgs & InShop) => {
    const ref = { shopId: shop.id, jobId: params.jobId };
    if (await removeQuote(db, { ...ref, id: params.quoteId }, { by: viewer.id, now })) {
      announceTexts(platform, ref);
      return replace(href("/repair-cms/:jobId", params));
    }
    const invoice = await findInvoiceOfQuote(db, ref, params.quoteId);
    if (invoice) return refuse({ key: "quotes:invoiced", params: { invoice } }, 409);
    return (await findQuote(db, shop.id, params.jobId, params.quoteId))
      ? refuse("quotes:frozen", 409)
      : notFound();
  },
);

export const clientAction = answering("quotes:notDeleted");

export default function Page({ actionData, loaderData, params }: Route.ComponentProps) {
  return (
    <DeleteQuote closeTo={href("/repair-cms/:jobId", params)} answer={actionData} {...loaderData} />
  );
}
