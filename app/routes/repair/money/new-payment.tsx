import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { recordMoney } from "#app/features/cards/returns/refund-card.server.ts";
import { findPaymentPage } from "#app/features/job-pages/find-payment-page.server.ts";
import { PaymentPage } from "#app/features/money/payments/payment-page.tsx";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { smallForm } from "#app/http/form-size.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { JobError } from "#app/routes/repair/job-error.tsx";
import type { Route } from "./+types/new-payment";

export const loader = read(
  { area: "repair", needs: "manageMoney" },
  async ({ platform, params, request, shop }: Route.LoaderArgs & InShop) => {
    const ref = { shopId: shop.id, jobId: params.jobId };
    const search = new URL(request.url).searchParams;
    return findPaymentPage(platform, ref, search);
  },
);

export const action = write(
  { area: "repair", needs: "manageMoney" },
  { receives: smallForm, failed: "invoices:payment.failed" },
  async ({ platform, now, context, params, shop, viewer }: Route.ActionArgs & InShop, received) => {
    const { values } = received;
    const { jobId } = params;
    const recorded = await recordMoney(
      platform,
      { shopId: shop.id, jobId },
      { ...received, language: languageOf(context), by: viewer.id, now },
    );
    if (recorded === "gone") return notFound();
    if (recorded === "changed")
      return refuse({ error: { key: "invoices:payment.changed" }, values }, 409);
    if ("ok" in recorded) {
      const { status = 422, ...refusal } = recorded as typeof recorded & { status?: number };
      return refuse(refusal, status);
    }
    const invoiceNumber = "refundId" in recorded ? null : recorded.invoiceNumber;
    return redirect(
      invoiceNumber === null
        ? `${href("/repair-cms/:jobId", { jobId })}#money`
        : href("/repair-cms/:jobId/invoices/:number", { jobId, number: String(invoiceNumber) }),
    );
  },
);

export const clientAction = answering("invoices:payment.failed");

export default function NewPayment({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <PaymentPage
      key={loaderData.start.returned?.id ?? loaderData.start.for}
      {...loaderData}
      jobId={params.jobId}
      answer={actionData}
    />
  );
}

export const ErrorBoundary = JobError;
