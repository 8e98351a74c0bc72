import { and, asc, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { linkSettings } from "#app/features/approval/tables.server.ts";
import { cardPayments, paymentAccounts } from "#app/features/cards/tables.server.ts";
import { payments } from "#app/features/money/tables.server.ts";
import { jobEvents } from "#app/features/repair/tables.server.ts";
import type { App } from "../app.ts";
import { stripeOf } from "../billing/stripe.ts";
import { answers, quotedJob, send, sendInvoice } from "../links/links.ts";
import { makeShop } from "../make.ts";
import { signedIn } from "../people.ts";

const settings = "/repair-cms/payment-settings";

/** A shop whose account at the stand-in takes cards, and that asks a deposit of 30 percent. */
export async function cardShop(app: App, traits: Parameters<typeof makeShop>[2] = {}) {
  const owner = await signedIn(app.db, "premium");
  await makeShop(app.db, owner, traits);
  await app.db
    .insert(linkSettings)
    .values({ shopId: owner.shopId, expiryDays: 7, depositPercent: 30, updatedAt: new Date() });
  const { command } = stripeOf(app);

  const accountOf = async () =>
    (
      await app.db.select().from(paymentAccounts).where(eq(paymentAccounts.shopId, owner.shopId))
    )[0];
  const connect = () => app.visit(`${settings}/connect`, { as: owner, form: {} });
  /** Sets Stripe's decision about the account; the owner returns and sees it. */
  async function decide(as: "ready" | "review" | "restricted" | "refused" | "gone") {
    await command({ command: "account", account: (await accountOf())!.stripeAccount, as });
    await app.visit(`${settings}?stripe=back`, { as: owner });
  }
  return { owner, settings, accountOf, connect, decide };
}

export type CardShop = Awaited<ReturnType<typeof cardShop>>;

/** Makes a shop with a connected account. */
export async function readyShop(app: App, traits?: Parameters<typeof makeShop>[2]) {
  const shop = await cardShop(app, traits);
  await shop.connect();
  await shop.decide("ready");
  return shop;
}

/** A job with one quote of 372.90 that its customer approved: a deposit of 111.87 is due. */
export async function agreedJob(app: App, { owner }: Pick<CardShop, "owner">) {
  const made = await quotedJob(app, { owner, quotes: 1 });
  const link = await send(app, made);
  await app.visit(link, { form: answers(made.quotes, { language: "en" }) });
  const at = `/repair-cms/${made.job.id}`;
  const ref = made.ref;
  const ofJob = (table: typeof payments | typeof cardPayments | typeof jobEvents) =>
    and(eq(table.shopId, ref.shopId), eq(table.jobId, ref.jobId));
  return {
    ...made,
    link,
    at,
    /** Invoices the quote; the address of the invoice's link. */
    invoice: () => {
      const [quote] = made.quotes;
      return sendInvoice(app, { ...made, quotes: [{ ...quote!, version: 1 }] }, "");
    },
    /** Takes money at the counter. */
    atCounter: (amount: string, invoice = "") =>
      app.visit(`${at}/payments/new`, {
        as: owner,
        form: {
          id: newId(),
          kind: "payment",
          for: invoice,
          amount,
          way: "cash",
          date: "2026-11-20",
          note: "",
        },
      }),
    /** Reads the payments, the card payments and their events. */
    async money() {
      const [paid, cards, events] = await app.db.batch([
        app.db.select().from(payments).where(ofJob(payments)).orderBy(asc(payments.createdAt)),
        app.db
          .select()
          .from(cardPayments)
          .where(ofJob(cardPayments))
          .orderBy(asc(cardPayments.createdAt)),
        app.db.select().from(jobEvents).where(ofJob(jobEvents)).orderBy(asc(jobEvents.n)),
      ]);
      return { paid, cards, events: events.map(({ what }) => what) };
    },
  };
}

/** Presses a page's button; the address of Stripe's page, or where it leads back to. */
export async function press(app: App, page: string, language = "en"): Promise<string> {
  const answer = await app.visit(`${page}/pay?lng=${language}`, { form: {} });
  return new URL(answer.headers.get("location")!, app.origin).pathname.replace(
    /^\/demo\/pay\//,
    "",
  );
}

/** Pays on Stripe's page; where the customer is led then. */
export async function payWith(app: App, session: string, card = "4242 4242 4242 4242") {
  const body = new URLSearchParams({ card, expiry: "12/34", cvc: "123" });
  const answer = await app.demo(`/demo/pay/${session}`, {
    method: "POST",
    body,
    headers: { origin: app.origin },
  });
  const to = answer.headers.get("location");
  return { status: answer.status, to: to && new URL(to).pathname + new URL(to).search };
}
