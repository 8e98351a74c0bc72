import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { revokeInvoiceLink } from "#app/features/approval/invoice/invoice-links.server.ts";
import { numberIn } from "#app/features/money/invoices/number-in.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/revoke-invoice-link";

export const loader = read({ area: "repair", needs: "manageMoney" }, () => null);

export const action = write(
  { area: "repair", needs: "manageMoney" },
  { failed: "send:revoked" },
  async ({ db, now, params, shop, viewer }: Route.ActionArgs & InShop) => {
    const { jobId, number, linkId } = params;
    const ref = { shopId: shop.id, jobId, number: numberIn(number), id: linkId };
    if (!(await revokeInvoiceLink(db, ref, { by: viewer.id, now }))) return notFound();
    return redirect(href("/repair-cms/:jobId/invoices/:number/send", { jobId, number }));
  },
);

export const clientAction = answering("send:revoked");

export default ActionError;
