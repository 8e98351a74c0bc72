import { owedOf } from "#app/features/cards/card-payment.ts";
import { recordMoney } from "#app/features/cards/returns/refund-card.server.ts";
import type { Services } from "#app/features/cards/settle.server.ts";
import { startCardPayment } from "#app/features/cards/start.server.ts";
import { paymentAccounts } from "#app/features/cards/tables.server.ts";
import { createInvoice } from "#app/features/money/invoices/create-invoice.server.ts";
import { findJobMoney } from "#app/features/money/invoices/find-invoice.server.ts";
import { receiveForm } from "#app/http/form.ts";
import { smallForm } from "#app/http/form-size.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { below, pick } from "../chance.ts";
import { makeShop } from "../make.ts";
import { invoicedTotal, invoicingShop } from "../money/invoices.ts";

/** A shop with an account that takes cards, and so many invoices. */
export async function shopWithInvoices(db: Db, count: number) {
  const shop = await invoicingShop(db);
  await makeShop(db, shop.owner);
  const { shopId } = shop;
  const stripeAccount = `acct_${shopId}`;
  const at = new Date();
  await db.insert(paymentAccounts).values({
    shopId,
    stripeAccount,
    country: "US",
    currency: "USD",
    state: "ready",
    due: [],
    createdAt: at,
    syncedAt: at,
    checkAt: at,
  });
  const invoices = [];
  for (let n = 0; n < count; n++) {
    const draft = await shop.toInvoice();
    const number = (await createInvoice(db, draft))!;
    invoices.push({ shopId, jobId: draft.jobId, number, cash: 0, total: invoicedTotal, shop });
  }
  return { stripeAccount, invoices };
}
export type Invoice = Awaited<ReturnType<typeof shopWithInvoices>>["invoices"][number];

/** A customer presses the button of an invoice; Stripe's page, if one was given. */
export async function press(
  services: Services,
  { shopId, jobId, number }: Invoice,
  now: number,
  part?: string,
): Promise<string | undefined> {
  const started = await startCardPayment(
    services,
    {
      shopId,
      jobId,
      invoiceNumber: number,
      revision: null,
      linkId: `link${below(2)}`,
      language: pick(["en", "es"] as const),
      name: "Invoice",
      returnUrl: "https://llave.test/done",
      cancelUrl: "https://llave.test",
      sender: "x",
      part,
      now,
    },
    async () => {
      const found = await findJobMoney(services.db, { shopId, jobId });
      return found && owedOf(found.money, number);
    },
  );
  return typeof started === "object" ? started.url.replace("https://pay/", "") : undefined;
}

type Refunding = { shopId: string; jobId: string; id: string; by: string; now: number };

/** Sends the form of a refund of a payment by card: to the card, or in cash. */
export async function refundBy(
  services: Services,
  { shopId, jobId, id, by, now }: Refunding,
  form: Record<string, string>,
) {
  const body = new URLSearchParams({
    kind: "refund",
    refundOf: id,
    for: "1",
    date: "2026-01-02",
    note: "Goodwill",
    way: "cardLink",
    credit: "no",
    ...form,
  });
  const request = new Request("http://llave.test/", { method: "POST", body });
  const received = await receiveForm(request, smallForm);
  return recordMoney(services, { shopId, jobId }, { ...received, by, language: "en", now });
}
