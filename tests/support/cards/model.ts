import type {
  CardSession,
  Cards,
  DisputeFacts,
  RefundFacts,
} from "#app/platform/payments/cards.ts";
import { PaymentError } from "#app/platform/payments/payment-error.ts";

type Session = CardSession & { account: string; payment: string };
type Charge = { refunds: RefundFacts[]; disputes: DisputeFacts[] };

/** Stripe as an object in memory: sessions by account, and what went back of each payment. */
export function modelStripe() {
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, string>();
  const charges = new Map<string, Charge>();
  let [made, clock] = [0, 0];
  /** The payment of an intent, in its own account alone. */
  const paidBy = (intent: string, account?: string) => {
    const session = [...sessions.values()].find((one) => one.paymentIntent === intent);
    if (!session || (account !== undefined && session.account !== account))
      throw new PaymentError("refused", "No such payment", { code: "resource_missing" });
    const charge = charges.get(intent) ?? { refunds: [], disputes: [] };
    charges.set(intent, charge);
    return { session, ...charge };
  };
  const liveOf = (list: readonly RefundFacts[]) => list.filter((one) => one.status !== "failed");
  const sumOf = (list: readonly { cents: number }[]) =>
    list.reduce((sum, one) => sum + one.cents, 0);
  function refundOn(
    intent: string,
    account: string | undefined,
    wanted: Pick<RefundFacts, "cents" | "refund" | "isReturn">,
  ): RefundFacts {
    const { session, refunds, disputes } = paidBy(intent, account);
    if (disputes.some(({ withdrawn }) => withdrawn > 0))
      throw new PaymentError("refused", "Charged back", { code: "charge_disputed" });
    if (wanted.cents <= 0 || sumOf(liveOf(refunds)) + wanted.cents > session.cents)
      throw new PaymentError("refused", "Too much", { code: "charge_already_refunded" });
    const id = `re_${made++}`;
    const refund = {
      ...wanted,
      id,
      status: "succeeded",
      createdAt: clock++,
      failure: null,
    } as const;
    refunds.push(refund);
    return { ...refund };
  }
  const find = (account: string, id: string): Session => {
    const session = sessions.get(id);
    if (session?.account === account) return session;
    throw new PaymentError("refused", "No such session", { code: "resource_missing" });
  };
  const cards: Pick<
    Cards,
    "createCheckout" | "findCheckout" | "closeCheckout" | "giveBack" | "findCharge" | "refund"
  > = {
    createCheckout: async ({ account, cents, currency, key, metadata }) => {
      const known = byKey.get(key);
      if (known) return { ...find(account, known) };
      const id = `cs_${sessions.size}`;
      sessions.set(id, {
        id,
        url: `https://pay/${id}`,
        status: "open",
        isPaid: false,
        paymentIntent: null,
        cents,
        currency,
        account,
        payment: metadata.llave_payment!,
      });
      byKey.set(key, id);
      return { ...sessions.get(id)! };
    },
    findCheckout: async (account, id) => ({ ...find(account, id) }),
    closeCheckout: async (account, id) => {
      const session = find(account, id);
      if (session.status === "open") Object.assign(session, { status: "expired", url: null });
    },
    giveBack: async ({ account, payment, cents, paymentIntent }) => {
      const { session, refunds } = paidBy(paymentIntent, account);
      if (session.payment !== payment || cents > session.cents)
        throw new Error("A refund of something else");
      const known = refunds.find(({ isReturn }) => isReturn);
      if (known) return { ...known };
      const left = cents - sumOf(liveOf(refunds).filter(({ refund }) => refund === null));
      if (left <= 0) return { id: null, status: "succeeded" };
      return refundOn(paymentIntent, account, { cents: left, refund: null, isReturn: true });
    },
    findCharge: async ({ account, paymentIntent }) => {
      const { session, refunds, disputes } = paidBy(paymentIntent, account);
      return structuredClone({ fee: Math.round(session.cents * 0.029) + 30, refunds, disputes });
    },
    refund: async ({ account, refund, cents, paymentIntent }) =>
      paidBy(paymentIntent, account).refunds.find((one) => one.refund === refund) ??
      refundOn(paymentIntent, account, { cents, refund, isReturn: false }),
  };
  return {
    cards,
    sessions: () => [...sessions.values()],
    refundedOf: (payment: string) =>
      [...charges]
        .flatMap(([intent, { refunds }]) =>
          paidBy(intent).session.payment === payment ? liveOf(refunds) : [],
        )
        .reduce((sum, { cents }) => sum + cents, 0),
    chargeOf: (intent: string): Charge => paidBy(intent),
    /** In Stripe's dashboard; nothing where Stripe refuses. */
    inDashboard: (intent: string, cents: number) =>
      void tried(() => refundOn(intent, undefined, { cents, refund: null, isReturn: false })),
    /** The bank sends a refund back, days later. */
    bounce: (refund: RefundFacts) =>
      void Object.assign(refund, { status: "failed", failure: "lost_or_stolen_card" }),
    dispute(intent: string, cents: number, isInquiry: boolean): void {
      const { disputes } = paidBy(intent);
      const status = isInquiry ? "warning_needs_response" : "needs_response";
      const base = {
        id: `dp_${made++}`,
        reason: "general",
        cents,
        answerBy: 1000,
        createdAt: clock++,
      };
      disputes.push({
        ...base,
        status,
        withdrawn: isInquiry ? 0 : cents,
        fee: isInquiry ? null : 15_00,
      });
    },
    decide: (dispute: DisputeFacts, status: "won" | "lost" | "under_review") =>
      void (dispute.status.startsWith("warning_")
        ? Object.assign(dispute, { status: "warning_closed" })
        : Object.assign(dispute, { status, withdrawn: status === "won" ? 0 : dispute.cents })),
    /** The customer pays on the page, if it is still open. */
    pay(id: string): void {
      const session = sessions.get(id)!;
      if (session.status === "open")
        Object.assign(session, {
          status: "complete",
          isPaid: true,
          url: null,
          paymentIntent: `pi_${id}`,
        });
    },
  };
}

function tried(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
  }
}
