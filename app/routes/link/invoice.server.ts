import { href, type RouterContextProvider } from "react-router";
import {
  findInvoiceLink,
  noteInvoiceOpened,
} from "#app/features/approval/invoice/invoice-links.server.ts";
import { invoicePage } from "#app/features/approval/invoice/invoice-page.server.ts";
import { findSender } from "#app/features/approval/letters/find-sender.server.ts";
import { findInvoicePaper } from "#app/features/papers/invoice-paper.server.ts";
import { findInvoice } from "#app/features/quotes/invoices/find-invoice.server.ts";
import { chargedBy, owedByInvoice, paymentsOf } from "#app/features/quotes/invoices/money.ts";
import { notFound } from "#app/http/answers.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { paperAnswer } from "#app/routes/repair/paper-answer.server.ts";
import { ended, readerOf } from "./read-link.server.ts";

type Args = {
  context: Readonly<RouterContextProvider>;
  params: { token: string };
  request: Request;
};

/** Looks at a link while its caller looks at few enough. */
async function lookUpInvoice(platform: Platform, ip: string, token: string) {
  if (!(await platform.mayLook(ip))) return "tooOften";
  return (await findInvoiceLink(platform.db, token, platform.now())) ?? "unknown";
}

/** An invoice as its customer reads it, with what is paid by now. */
export async function showInvoice({ context, params: { token }, request }: Args) {
  const platform = context.get(platformContext);
  const link = await lookUpInvoice(platform, context.get(requestContext).ip, token);
  if (typeof link === "string") return ended(link);
  const { shopId, jobId, invoiceNumber: number } = link;
  const [found, sender, reader] = await Promise.all([
    findInvoice(platform.db, { shopId, jobId }, number),
    findSender(platform.db, shopId),
    readerOf(request, link.language),
  ]);
  if (!found) return ended("unknown");
  const invoice = found.money.invoices.find((one) => one.number === number)!;
  const owed = owedByInvoice(found.money).get(number) ?? 0;
  const paid = { number, currency: invoice.currency, paid: chargedBy(invoice) - owed };
  if (!link.openedAt && request.method === "GET")
    platform.defer(noteInvoiceOpened(platform.db, link.tokenHash, platform.now()));
  return invoicePage(reader, {
    ...{ invoice, owed, content: found.invoice.content, phone: sender.phone },
    ...paymentsOf(found.money, paid),
    path: href("/q/:token/invoice", { token }),
    pdf: href("/q/:token/invoice/pdf", { token }),
  });
}

/** The same as a PDF, in the language that was asked for. */
export async function printInvoice({ context, params: { token }, request }: Args) {
  const platform = context.get(platformContext);
  const link = await lookUpInvoice(platform, context.get(requestContext).ip, token);
  if (typeof link === "string") return notFound();
  const { shopId, jobId, invoiceNumber: number } = link;
  const { language: paper } = await readerOf(request, link.language);
  return paperAnswer({
    ...{ context, shopId },
    find: () => findInvoicePaper(platform.db, { shopId, jobId, series: "invoice", number, paper }),
  });
}
