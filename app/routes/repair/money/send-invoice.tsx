import { Outlet } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findInvoiceToSend } from "#app/features/approval/invoice/find-invoice-to-send.server.ts";
import { SendInvoicePage } from "#app/features/approval/invoice/send-invoice-page.tsx";
import { invoiceSendForm, sendFormSize } from "#app/features/approval/send/send-forms.ts";
import { findSender } from "#app/features/messages/send/find-shop-sender.server.ts";
import { findInvoice } from "#app/features/money/invoices/find-invoice.server.ts";
import { numberIn } from "#app/features/money/invoices/number-in.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { formId } from "#app/http/form-id.ts";
import { JobError } from "#app/routes/repair/job-error.tsx";
import type { Route } from "./+types/send-invoice";

export const loader = read(
  { area: "repair", needs: "manageMoney" },
  async ({ db, now, params, shop }: Route.LoaderArgs & InShop) => {
    const ref = { shopId: shop.id, jobId: params.jobId, number: numberIn(params.number) };
    return (await findInvoiceToSend(db, ref, now)) ?? notFound();
  },
);

export const action = write(
  { area: "repair", needs: "manageMoney" },
  { form: invoiceSendForm, size: sendFormSize, failed: "send:problems.failed" },
  async ({ platform, db, now, params, shop, viewer }: Route.ActionArgs & InShop, value, values) => {
    const { sendInvoice } = await import("#app/features/approval/invoice/send-invoice.server.ts");
    const { jobId } = params;
    const ref = { shopId: shop.id, jobId, number: numberIn(params.number) };
    const [found, sender] = await Promise.all([
      findInvoice(db, ref, ref.number),
      findSender(db, shop.id),
    ]);
    const { invoice } = found ?? notFound();
    const { content, currency } = invoice;
    const { message, email } = value;
    const sent = await sendInvoice(platform, ref, {
      id: formId(value.id, now),
      message,
      email: email || null,
      content,
      currency,
      sender,
      by: viewer.id,
      now,
    });
    if (sent === "twice") return refuse({ error: { key: "send:problems.twice" }, values }, 409);
    return sent;
  },
);

export const clientAction = answering("send:problems.failed");

export default function SendInvoice({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <>
      {/* Shows refusals of buttons that post to their own address. */}
      <Outlet />
      <SendInvoicePage {...loaderData} jobId={params.jobId} answer={actionData} />
    </>
  );
}

export const ErrorBoundary = JobError;
