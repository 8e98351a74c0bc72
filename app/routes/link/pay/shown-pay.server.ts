import { href } from "react-router";
import type { FoundLink } from "#app/features/approval/links/find-link.server.ts";
import { leastOf, takes } from "#app/features/cards/account.ts";
import { owedOf, type Target } from "#app/features/cards/card-payment.ts";
import { findPayTerms, listCardPayments } from "#app/features/cards/find-card-payments.server.ts";
import { type Pay, payNotes } from "#app/features/cards/pay-section.tsx";
import { listReturns } from "#app/features/cards/returns/find-returns.server.ts";
import { isUnderDispute } from "#app/features/cards/returns/returns.ts";
import type { JobMoney } from "#app/features/money/money.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { languageFor } from "#app/routes/link/link-addresses.ts";
import type { Language } from "#app/values/language.ts";
import type { Currency } from "#app/values/money.ts";
import { type Amount, depositNow, withLanguage } from "./payable.server.ts";

/** How a payment was refused, with the part that was typed. */
function askedBefore(request: Request): Pick<Pay, "note" | "typed"> {
  const asked = new URL(request.url).searchParams;
  const note = asked.get("pay");
  return {
    note: payNotes.find((one) => one === note) ?? null,
    typed: asked.get("amount")?.slice(0, 60) ?? "",
  };
}

type Facts = { kind: Pay["kind"]; path: string; zone: string; mayPay: boolean };

/** Reads the card payment section of a page; null if a part of it cannot be read. */
async function payOf(
  { db, payments: { cards } }: Platform,
  ref: JobRef & Target,
  due: Promise<Amount | undefined> | Amount | undefined,
  { request, currency, ...facts }: Facts & { request: Request; currency: Currency },
): Promise<Pay | null> {
  try {
    const [amount, { account, mayParts }, paid, { refunds, disputes }] = await Promise.all([
      due,
      findPayTerms(db, ref.shopId),
      listCardPayments(db, ref),
      listReturns(db, ref),
    ]);
    const { kind, path, zone, mayPay } = facts;
    const isOfThese = ({ paymentId }: { paymentId: string }) =>
      paid.some(({ id }) => id === paymentId);
    const mayNow = mayPay && !isUnderDispute(disputes, paid) && cards.isOffered;
    return {
      kind,
      currency: amount?.currency ?? currency,
      due: amount?.cents ?? 0,
      action: mayNow && amount && takes(account, amount) ? path : null,
      least: mayParts && amount ? leastOf(amount.currency) : null,
      ...askedBefore(request),
      zone,
      payments: paid
        .filter(({ paidAt }) => paidAt !== null)
        .map(({ id, paidAt, cents, returned, returnState }) => ({
          id,
          at: paidAt!.getTime(),
          counted: cents - returned,
          returned,
          back: returnState,
        })),
      refunds: refunds
        .filter((one) => isOfThese(one) && (one.state !== "failed" || one.refundId !== null))
        .map(({ id, cents, state, endedAt, createdAt }) => ({
          id,
          cents,
          state,
          at: (endedAt ?? createdAt).getTime(),
        })),
    };
  } catch (error) {
    log.error("what can be paid by card could not be read", error);
    return null;
  }
}

/** Reads the section for a decision that asks for a deposit; null for others. */
export async function payOfLink(
  platform: Platform,
  { link, decision, shop, state }: FoundLink,
  { token, request, isPreview }: { token: string; request: Request; isPreview: boolean },
): Promise<Pay | null> {
  if (state !== "decided" || !decision?.deposit) return null;
  const { shopId, jobId, revision } = link;
  return payOf(
    platform,
    { shopId, jobId, revision, invoiceNumber: null },
    depositNow(platform, link, decision),
    {
      kind: "deposit",
      path: withLanguage(href("/q/:token/pay", { token }), languageFor(request, link.language)),
      zone: shop?.timeZone ?? "UTC",
      mayPay: !isPreview,
      request,
      currency: decision.currency,
    },
  );
}

/** Reads the section for an invoice that its page has read. */
export const payOfInvoice = (
  platform: Platform,
  { number, money, ...ref }: JobRef & { number: number; money: JobMoney },
  facts: { token: string; request: Request; language: Language; zone: string; currency: Currency },
): Promise<Pay | null> =>
  payOf(platform, { ...ref, invoiceNumber: number, revision: null }, owedOf(money, number), {
    kind: "invoice",
    path: withLanguage(href("/q/:token/invoice/pay", { token: facts.token }), facts.language),
    mayPay: true,
    ...facts,
  });
