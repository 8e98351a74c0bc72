import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { CollectPage } from "#app/features/approval/deposits/collect-page.tsx";
import { findDepositDue } from "#app/features/approval/deposits/find-deposit-due.server.ts";
import { takes } from "#app/features/cards/account.ts";
import { owedOf } from "#app/features/cards/card-payment.ts";
import { findPayTerms } from "#app/features/cards/find-card-payments.server.ts";
import { numberIn } from "#app/features/money/invoices/number-in.ts";
import { workId } from "#app/features/repair/job.ts";
import { numberOfInvoice } from "#app/features/shop/print/print-terms.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { formId } from "#app/http/form-id.ts";
import { smallForm } from "#app/http/form-size.ts";
import { JobError } from "#app/routes/repair/job-error.tsx";
import type { Route } from "./+types/collect";

/** The number of the invoice that an address names; null for the deposit. */
const targetOf = (request: Request): number | null => {
  const asked = new URL(request.url).searchParams.get("for") ?? "deposit";
  return asked === "deposit" ? null : numberIn(asked);
};

export const loader = read(
  { area: "repair", needs: "manageMoney" },
  async ({ platform, db, params, request, shop }: Route.LoaderArgs & InShop) => {
    const { payments } = platform;
    const number = targetOf(request);
    const [found, { account, printTerms }] = await Promise.all([
      findDepositDue(db, { shopId: shop.id, jobId: params.jobId }),
      findPayTerms(db, shop.id),
    ]);
    const { job, money, due: deposit } = found ?? notFound();
    if (number !== null && !money.invoices.some((one) => one.number === number)) notFound();
    const due = (number === null ? deposit : owedOf(money, number)) ?? null;
    return {
      id: newId(),
      number,
      shownNumber: number === null ? "" : numberOfInvoice(number, printTerms),
      workId: workId(job.number),
      customer: `${job.customerFirstName} ${job.customerLastName}`.trim(),
      email: job.customerEmail,
      due: due && { cents: due.cents, currency: due.currency },
      takesCards: payments.cards.isOffered && due !== null && takes(account, due),
    };
  },
);

/** Makes a link for the customer's phone, and mails it if asked. */
export const action = write(
  { area: "repair", needs: "manageMoney" },
  { receives: smallForm, failed: "send:collect.failed" },
  async (
    { platform, now, params, request, shop, viewer }: Route.ActionArgs & InShop,
    { values = {} },
  ) => {
    const { collect } = await import("#app/features/approval/deposits/collect.server.ts");
    const sent = await collect(
      platform,
      { shopId: shop.id, jobId: params.jobId, number: targetOf(request) },
      {
        id: formId(typeof values.id === "string" ? values.id : undefined, now),
        mail: values.mail === "yes",
        by: viewer.id,
        now,
      },
    );
    if (sent === "gone") return notFound();
    if (sent === "nothingDue") return refuse("send:collect.nothing", 409);
    if (sent === "twice") return refuse("send:problems.twice", 409);
    return sent;
  },
);

export const clientAction = answering("send:collect.failed");

export default function Collect({ loaderData, actionData, params }: Route.ComponentProps) {
  return <CollectPage {...loaderData} jobId={params.jobId} answer={actionData} />;
}

export const ErrorBoundary = JobError;
