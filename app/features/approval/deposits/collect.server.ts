import { findInvoiceToSend } from "#app/features/approval/invoice/find-invoice-to-send.server.ts";
import { sendInvoice } from "#app/features/approval/invoice/send-invoice.server.ts";
import { findSender } from "#app/features/messages/send/find-shop-sender.server.ts";
import { findInvoice } from "#app/features/quotes/invoices/find-invoice.server.ts";
import { owedByInvoice } from "#app/features/quotes/invoices/money.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { type AskAnswer, type Asking, askDeposit } from "./ask-deposit.server.ts";

type Target = JobRef & {
  /** The number of an invoice; null for the deposit. */
  number: number | null;
};

/** Makes a link by which a customer pays an invoice, or the deposit that was agreed. */
export async function collect(
  services: Pick<Platform, "db" | "mail" | "config" | "now">,
  { number, ...ref }: Target,
  asking: Asking,
): Promise<AskAnswer> {
  if (number === null) return askDeposit(services, ref, asking);
  const { db } = services;
  const { id, mail, by, now } = asking;
  const [proposed, found, sender] = await Promise.all([
    findInvoiceToSend(db, { ...ref, number }, now),
    findInvoice(db, ref, number),
    findSender(db, ref.shopId),
  ]);
  if (!proposed || !found) return "gone";
  if (!owedByInvoice(found.money).get(number)) return "nothingDue";
  const { content, currency } = found.invoice;
  return sendInvoice(
    services,
    { ...ref, number },
    {
      id,
      by,
      now,
      message: proposed.message,
      email: mail && proposed.email ? proposed.email : null,
      content,
      currency,
      sender,
    },
  );
}
