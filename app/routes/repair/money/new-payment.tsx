import { href, isRouteErrorResponse, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { InterruptedForm, interruptedBy } from "#app/features/account/interrupted-form.tsx";
import { depositsDue } from "#app/features/approval/deposits-due.ts";
import { findDecided } from "#app/features/approval/links/find-decided.server.ts";
import { findJobMoney } from "#app/features/quotes/invoices/find-invoice.server.ts";
import { owedByInvoice } from "#app/features/quotes/invoices/money.ts";
import { PaymentPage } from "#app/features/quotes/invoices/pages/payment-page.tsx";
import { startOfPayment } from "#app/features/quotes/invoices/payment-start.ts";
import { dayIn } from "#app/features/quotes/invoices/read-to-invoice.server.ts";
import { currencyOf, recordPayment } from "#app/features/quotes/invoices/record-payment.server.ts";
import { invoiceToCredit } from "#app/features/quotes/invoices/refunds.ts";
import { workId } from "#app/features/repair/job.ts";
import { JobProblem } from "#app/features/repair/job-notices.tsx";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { receiveForm } from "#app/http/form.ts";
import { smallForm } from "#app/http/form-size.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/new-payment";
import { numberIn } from "./number-in.ts";

export const loader = read(
  { area: "repair", needs: "manageMoney" },
  async ({ context, params, request, shop }: Route.LoaderArgs & InShop) => {
    const { db, now } = context.get(platformContext);
    const ref = { shopId: shop.id, jobId: params.jobId };
    const [jobMoney, decided] = await Promise.all([findJobMoney(db, ref), findDecided(db, ref)]);
    const found = jobMoney ?? notFound();
    const { job, money, shop: settings } = found;
    const asked = new URL(request.url).searchParams;
    const inDeposits = currencyOf(money, null, settings);
    const start = startOfPayment(money, {
      deposit: depositsDue(decided, money).find((one) => one.currency === inDeposits),
      invoice: numberIn(asked.get("invoice")),
      returned: asked.get("return"),
    });
    const currency = start.returned?.currency ?? currencyOf(money, start.for, settings);
    const { charged, paid } = found.balanceIn(currency);
    const owed = owedByInvoice(money);
    const { returned, for: number } = start;
    const invoiceNumber = returned ? returned.invoiceNumber : number;
    return {
      id: newId(),
      toCredit: invoiceToCredit(money, { invoiceNumber, currency })?.number ?? null,
      workId: workId(job.number),
      customer: `${job.customerFirstName} ${job.customerLastName}`,
      today: dayIn(now(), settings?.timeZone),
      ...{ currency, start, open: Math.max(charged - paid, 0), held: Math.max(paid, 0) },
      invoices: money.invoices
        .filter(({ number }) => owed.has(number) || number === start.for)
        .map((one) => ({
          number: one.number,
          currency: one.currency,
          owed: owed.get(one.number) ?? 0,
        })),
    };
  },
);

export const action = write(
  { area: "repair", needs: "manageMoney" },
  async ({ context, params, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const { db, now } = context.get(platformContext);
    const received = await receiveForm(request, smallForm);
    const { values } = received;
    return attempt({ error: { key: "invoices:payment.failed" }, values }, async () => {
      const { jobId } = params;
      const recorded = await recordPayment(
        db,
        { shopId: shop.id, jobId },
        { ...received, language: languageOf(context), by: viewer.id, now: now() },
      );
      if (recorded === "gone") return notFound();
      if (recorded === "changed")
        return refuse({ error: { key: "invoices:payment.changed" }, values }, 409);
      if ("ok" in recorded) {
        const { status = 422, ...refusal } = recorded as typeof recorded & { status?: number };
        return refuse(refusal, status);
      }
      const { invoiceNumber } = recorded;
      return redirect(
        invoiceNumber === null
          ? `${href("/repair-cms/:jobId", { jobId })}#money`
          : href("/repair-cms/:jobId/invoices/:number", { jobId, number: String(invoiceNumber) }),
      );
    });
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const interrupted = interruptedBy(error);
  if (interrupted) return <InterruptedForm {...interrupted} />;
  return <JobProblem missing={isRouteErrorResponse(error) && error.status === 404} />;
}
