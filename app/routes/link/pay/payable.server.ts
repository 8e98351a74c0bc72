import { href, type RouterContextProvider } from "react-router";
import { findInvoiceLink } from "#app/features/approval/invoice/invoice-links.server.ts";
import { findDecided } from "#app/features/approval/links/find-decided.server.ts";
import type { FoundLink } from "#app/features/approval/links/find-link.server.ts";
import { depositOf, owedOf, type Target } from "#app/features/cards/card-payment.ts";
import { findJobMoney } from "#app/features/money/invoices/find-invoice.server.ts";
import { type JobRef, workId } from "#app/features/repair/job.ts";
import { numberOfInvoice } from "#app/features/shop/print/print-terms.ts";
import { findShop } from "#app/features/shop/shop.server.ts";
import { loadEveryT } from "#app/i18n/load-words.server.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { languageFor } from "#app/routes/link/link-addresses.ts";
import { lookUp, previewFor } from "#app/routes/link/read-link.server.ts";
import type { Language } from "#app/values/language.ts";
import type { Cents, Currency } from "#app/values/money.ts";

export type PayArgs = {
  context: Readonly<RouterContextProvider>;
  params: { token: string };
  request: Request;
};

export type Amount = { cents: Cents; currency: Currency };

/** A payment that a link offers to its customer. `page`: the page that shows it. */
type Payable = JobRef &
  Target & {
    linkId: string;
    language: Language;
    page: string;
    path: string;
    /** Reads the amount due now. */
    due: () => Promise<Amount | undefined>;
    name: () => Promise<string>;
  };

export const withLanguage = (path: string, language: Language, note?: string): string =>
  `${path}?lng=${language}${note ? `&pay=${note}` : ""}`;

export async function depositNow(
  { db }: Platform,
  ref: JobRef,
  decision: Pick<NonNullable<FoundLink["decision"]>, "deposit" | "currency">,
): Promise<Amount | undefined> {
  const [found, decided] = await Promise.all([findJobMoney(db, ref), findDecided(db, ref)]);
  return found && depositOf({ money: found.money, decided }, decision);
}

/** Finds the deposit payable by a quote's link; undefined if it asks for none. */
export async function payableOfLink({ context, params: { token }, request }: PayArgs) {
  const platform = context.get(platformContext);
  const { db } = platform;
  const found = await lookUp(platform, context.get(requestContext).ip, token);
  if (typeof found === "string" || found.state !== "decided" || !found.decision) return undefined;
  if (previewFor(context, found)) return undefined;
  const { link, decision } = found;
  const { shopId, jobId, revision } = link;
  const language = languageFor(request, link.language);
  return {
    shopId,
    jobId,
    revision,
    invoiceNumber: null,
    linkId: link.id,
    language,
    page: href("/q/:token", { token }),
    path: href("/q/:token/pay", { token }),
    due: () => depositNow(platform, link, decision),
    name: async () => {
      const job = await findJobMoney(db, { shopId, jobId });
      const t = (await loadEveryT())(language);
      return t("cards:deposit", { workId: job ? workId(job.job.number) : "" });
    },
  } satisfies Payable;
}

/** Finds the amount payable by an invoice's link. */
export async function payableOfInvoice({ context, params: { token }, request }: PayArgs) {
  const platform = context.get(platformContext);
  const { db } = platform;
  if (!(await platform.mayTry(context.get(requestContext).ip))) return undefined;
  const link = await findInvoiceLink(db, token, platform.now());
  if (!link) return undefined;
  const { shopId, jobId, invoiceNumber } = link;
  const language = languageFor(request, link.language);
  return {
    shopId,
    jobId,
    revision: null,
    invoiceNumber,
    linkId: link.id,
    language,
    page: href("/q/:token/invoice", { token }),
    path: href("/q/:token/invoice/pay", { token }),
    due: async () => {
      const found = await findJobMoney(db, { shopId, jobId });
      return found && owedOf(found.money, invoiceNumber);
    },
    name: async () => {
      const t = (await loadEveryT())(language);
      const shop = await findShop(db, shopId);
      return t("cards:invoice", { number: numberOfInvoice(invoiceNumber, shop?.printTerms) });
    },
  } satisfies Payable;
}
