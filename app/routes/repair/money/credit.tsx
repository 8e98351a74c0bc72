import { href, isRouteErrorResponse, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { InterruptedForm, interruptedBy } from "#app/features/account/interrupted-form.tsx";
import { createCreditNote } from "#app/features/quotes/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/quotes/invoices/find-invoice.server.ts";
import { creditForm } from "#app/features/quotes/invoices/forms.ts";
import { CreditPage } from "#app/features/quotes/invoices/pages/credit-page.tsx";
import { JobProblem } from "#app/features/repair/job-notices.tsx";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/credit";
import { numberIn } from "./number-in.ts";

export const loader = read(
  { area: "repair", needs: "manageMoney" },
  async ({ context, params, shop }: Route.LoaderArgs & InShop) => {
    const { db } = context.get(platformContext);
    const ref = { shopId: shop.id, jobId: params.jobId };
    const { invoice, credit, money } =
      (await findInvoice(db, ref, numberIn(params.number))) ?? notFound();
    return {
      id: newId(),
      number: invoice.number,
      total: invoice.totalAmount,
      currency: invoice.currency,
      isCredited: credit !== undefined,
      isPaid: money.payments.length > 0,
    };
  },
);

export const action = write(
  { area: "repair", needs: "manageMoney" },
  async ({ context, params, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const { db, now } = context.get(platformContext);
    const form = await readForm(request, creditForm);
    if (!form.ok) return refuse(form);
    const { values } = form;
    return attempt({ error: { key: "invoices:credit.failed" }, values }, async () => {
      const ref = { shopId: shop.id, jobId: params.jobId };
      const number = numberIn(params.number);
      const made = await createCreditNote(db, {
        ...ref,
        ...{ number, reason: form.value.reason, id: formId(form.value.id, now()) },
        ...{ createdBy: viewer.id, createdAt: new Date(now()) },
      });
      if (made !== null) return redirect(href("/repair-cms/:jobId/invoices/:number", params));
      return (await findInvoice(db, ref, number))
        ? refuse({ error: { key: "invoices:credit.taken" }, values }, 409)
        : notFound();
    });
  },
);

export const clientAction = answering("invoices:credit.failed");

export default function Credit({ loaderData, actionData, params }: Route.ComponentProps) {
  return <CreditPage {...loaderData} jobId={params.jobId} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const interrupted = interruptedBy(error);
  if (interrupted) return <InterruptedForm {...interrupted} />;
  return <JobProblem missing={isRouteErrorResponse(error) && error.status === 404} />;
}
