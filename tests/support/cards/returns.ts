import { and, asc, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { cardDisputes, cardRefunds } from "#app/features/cards/returns.tables.server.ts";
import type { App } from "../app.ts";
import { stripeOf } from "../billing/stripe.ts";
import { agreedJob, type CardShop, payWith, press } from "./cards.ts";

/** A job whose invoice of 372.90 was paid by card, and what can come back of it. */
export async function paidInvoice(app: App, shop: CardShop) {
  const job = await agreedJob(app, shop);
  const link = await job.invoice();
  await app.visit((await payWith(app, await press(app, link))).to!);
  const { cards } = await job.money();
  const { id, paymentIntent, stripeAccount: account } = cards[0]!;
  const { command, client } = stripeOf(app);
  const intent = paymentIntent!;
  const ofJob = (table: typeof cardRefunds | typeof cardDisputes) =>
    and(eq(table.shopId, job.ref.shopId), eq(table.jobId, job.ref.jobId));
  return {
    ...job,
    link,
    paymentId: id,
    account,
    intent,
    /** Sends the form of a refund of the payment. */
    owner: shop.owner,
    refund: (amount: string, more: Record<string, string> = {}, as = shop.owner) =>
      app.visit(`${job.at}/payments/new`, {
        as,
        form: {
          id: newId(),
          kind: "refund",
          refundOf: id,
          for: "1",
          amount,
          way: "cardLink",
          date: "2026-11-20",
          note: "Goodwill",
          credit: "no",
          ...more,
        },
      }),
    inDashboard: (amount?: number) =>
      command({ command: "refund card", account, intent, ...(amount && { amount }) }),
    dispute: (inquiry = false) => command({ command: "dispute card", account, intent, inquiry }),
    decide: (dispute: string, as: "under_review" | "won" | "lost") =>
      command({ command: "decide dispute", account, dispute, as }),
    bounce: (refund: string) => command({ command: "bounce refund", account, refund }),
    atStripe: async () =>
      (await client.refunds.list({ payment_intent: intent }, { stripeAccount: account })).data,
    /** Sends all events of the account that are held back, the newest first, each twice. */
    async deliver() {
      const { deliveries, deliver } = stripeOf(app);
      const events = (await deliveries(account)).map(({ event }) => event).toReversed();
      return deliver([...events, ...events]);
    },
    async returns() {
      const [refunds, disputes] = await app.db.batch([
        app.db
          .select()
          .from(cardRefunds)
          .where(ofJob(cardRefunds))
          .orderBy(asc(cardRefunds.createdAt)),
        app.db.select().from(cardDisputes).where(ofJob(cardDisputes)),
      ]);
      const { paid, cards: rows, events } = await job.money();
      return { refunds, disputes, paid, card: rows[0]!, events };
    },
  };
}
