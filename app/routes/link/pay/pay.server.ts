import { href, redirect } from "react-router";
import { take } from "#app/features/account/budget/uses.server.ts";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { listCardPayments } from "#app/features/cards/find-card-payments.server.ts";
import type { Pay } from "#app/features/cards/pay-section.tsx";
import { listReturns } from "#app/features/cards/returns/find-returns.server.ts";
import { isUnderDispute } from "#app/features/cards/returns/returns.ts";
import { settle } from "#app/features/cards/settle.server.ts";
import { startCardPayment } from "#app/features/cards/start.server.ts";
import { receiveForm } from "#app/http/form.ts";
import { smallForm } from "#app/http/form-size.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import { type PayArgs, payableOfInvoice, payableOfLink, withLanguage } from "./payable.server.ts";

/** Payable targets of links, and the pages that show them. */
const kinds = {
  deposit: { find: payableOfLink, page: ({ params }: PayArgs) => href("/q/:token", params) },
  invoice: {
    find: payableOfInvoice,
    page: ({ params }: PayArgs) => href("/q/:token/invoice", params),
  },
} as const;

/** The most pages of Stripe's that a link opens in a day. */
const pagesPerDay = 30;

/** Leads to Stripe's page; back to the link's own where there is nothing to pay. */
export async function pay(args: PayArgs, kind: keyof typeof kinds): Promise<Response> {
  const { context, params, request } = args;
  const payable = await kinds[kind].find(args);
  const page = kinds[kind].page(args);
  // The page says why.
  if (!payable) return redirect(page, 303);
  const platform = context.get(platformContext);
  const { config, db, payments } = platform;
  const { due, name, path, language, ...order } = payable;
  const { values } = await receiveForm(request, smallForm);
  const part = typeof values?.amount === "string" ? values.amount.slice(0, 60) : undefined;
  const back = (note: Pay["note"]) => {
    const typed = part === undefined ? "" : `&amount=${encodeURIComponent(part)}`;
    return redirect(`${withLanguage(page, language, note ?? undefined)}${typed}#pay`, 303);
  };
  if (!payments.cards.isOffered) return back("failed");
  try {
    const now = platform.now();
    const limit = { who: order.linkId, what: "link.payments", most: pagesPerDay } as const;
    if (!(await take(db, [limit], now))) return back("failed");
    const [paid, { disputes }] = await Promise.all([
      listCardPayments(db, payable),
      listReturns(db, payable),
    ]);
    if (isUnderDispute(disputes, paid)) return back("nothing");
    const started = await startCardPayment(
      platform,
      {
        ...order,
        language,
        part,
        now,
        name: await name(),
        sender: (await hashed(params.token)).slice(0, 16),
        returnUrl: config.appUrl + withLanguage(path, language, "done"),
        cancelUrl: config.appUrl + withLanguage(path, language),
      },
      due,
    );
    if (typeof started === "object") return redirect(started.url, 303);
    return back(
      started === "nothingDue" ? "nothing" : started === "unavailable" ? "failed" : started,
    );
  } catch (error) {
    log.error("a card payment could not be started", error);
    return back("failed");
  }
}

/** Back from Stripe's page: asks Stripe, since its webhook may be late, and shows what came of it. */
export async function comeBack(args: PayArgs, kind: keyof typeof kinds): Promise<Response> {
  const { context, request } = args;
  const payable = await kinds[kind].find(args);
  const page = kinds[kind].page(args);
  if (!payable) return redirect(page);
  const platform = context.get(platformContext);
  let isOpen = false;
  try {
    const paid = await listCardPayments(platform.db, payable);
    for (const one of paid)
      if (one.state === "open" || one.returnState === "due") {
        const settled = await settle(platform, one, platform.now());
        isOpen ||= settled?.state === "open";
      }
  } catch (error) {
    // The webhook or the sweep will.
    log.error("a return from the payment page could not be looked up", error);
    isOpen = true;
  }
  const isDone = new URL(request.url).searchParams.get("pay") === "done";
  const note = isDone && isOpen ? "waiting" : undefined;
  return redirect(`${withLanguage(page, payable.language, note)}#pay`);
}
