import { href, type RouterContextProvider } from "react-router";
import { qrRows } from "#app/features/account/two-factor/qr.server.ts";
import { customerInvoice } from "#app/features/approval/invoice/customer-invoice.ts";
import {
  findInvoiceLink,
  noteInvoiceOpened,
} from "#app/features/approval/invoice/invoice-links.server.ts";
import { takes } from "#app/features/cards/account.ts";
import { findPayTerms } from "#app/features/cards/find-card-payments.server.ts";
import { findInvoice } from "#app/features/money/invoices/find-invoice.server.ts";
import { chargedBy, owedByInvoice, paymentsOf } from "#app/features/money/money.ts";
import { findInvoicePaper } from "#app/features/papers/invoice-paper.server.ts";
import { waysToPayQuery } from "#app/features/shop/paying/ways-to-pay.server.ts";
import { notFound } from "#app/http/answers.ts";
import { setPageLanguage } from "#app/i18n/i18n.server.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { paperAnswer } from "#app/routes/repair/paper-answer.server.ts";
import { languageFor } from "./link-addresses.ts";
import { payOfInvoice } from "./pay/shown-pay.server.ts";
import { ended } from "./read-link.server.ts";

type Args = {
  context: Readonly<RouterContextProvider>;
  params: { token: string };
  request: Request;
};

/** Looks at a link while its caller looks at few enough. */
async function lookUpInvoice(platform: Platform, ip: string, token: string) {
  if (!(await platform.mayTry(ip))) return "tooOften";
  return (await findInvoiceLink(platform.db, token, platform.now())) ?? "unknown";
}

/** An invoice as its customer reads it, with what is paid by now. */
export async function showInvoice({ context, params: { token }, request }: Args) {
  const platform = context.get(platformContext);
  const link = await lookUpInvoice(platform, context.get(requestContext).ip, token);
  if (typeof link === "string") return ended(context, link);
  const { shopId, jobId, invoiceNumber: number } = link;
  const [found, shop] = await Promise.all([
    findInvoice(platform.db, { shopId, jobId }, number),
    waysToPayQuery(platform.db, shopId).get(),
  ]);
  if (!found) return ended(context, "unknown");
  const invoice = found.money.invoices.find((one) => one.number === number)!;
  const owed = owedByInvoice(found.money).get(number) ?? 0;
  const paid = { number, currency: invoice.currency, paid: chargedBy(invoice) - owed };
  if (!link.openedAt && request.method === "GET")
    platform.defer(noteInvoiceOpened(platform.db, link.tokenHash, platform.now()));
  const language = languageFor(request, link.language);
  setPageLanguage(context, language);
  const ref = { shopId, jobId, number, money: found.money };
  const { currency } = invoice;
  const zone = found.zone ?? "UTC";
  const pay = await payOfInvoice(platform, ref, { token, request, language, zone, currency });
  return {
    kind: "invoice",
    pay,
    invoice: customerInvoice({
      ...paymentsOf(found.money, paid),
      invoice,
      owed,
      content: found.invoice.content,
      phone: shop?.phone ?? null,
      waysToPay: shop?.waysToPay?.[language] ?? null,
    }),
    path: href("/q/:token/invoice", { token }),
    pdf: href("/q/:token/invoice/pdf", { token }),
  } as const;
}

/** The invoice as a PDF, in the language that was asked for. */
export async function printInvoice({ context, params: { token }, request }: Args) {
  const platform = context.get(platformContext);
  const link = await lookUpInvoice(platform, context.get(requestContext).ip, token);
  if (typeof link === "string") return notFound();
  const { shopId, jobId, invoiceNumber: number } = link;
  const paper = languageFor(request, link.language);
  return paperAnswer({
    context,
    shopId,
    find: async () => {
      const asked = { shopId, jobId, series: "invoice", number, paper } as const;
      const [found, { account }] = await Promise.all([
        findInvoicePaper(platform.db, asked),
        findPayTerms(platform.db, shopId),
      ]);
      const { paid, parts } = found?.content ?? {};
      const currency = parts?.[0]?.order.quote.currency;
      if (!paid?.owed || !currency || !platform.payments.cards.isOffered) return found;
      if (!takes(account, { cents: paid.owed, currency })) return found;
      // Only this address knows the token.
      const payCode = await qrRows(platform.config.appUrl + href("/q/:token/invoice", { token }));
      return found && { ...found, content: { ...found.content, payCode } };
    },
  });
}
