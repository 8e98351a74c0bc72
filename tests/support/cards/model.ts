import { drizzle } from "drizzle-orm/d1";
import type { CardSession, Cards } from "#app/platform/payments/cards.ts";
import { PaymentError } from "#app/platform/payments/payment-error.ts";
import { below, chance } from "../chance.ts";

type Session = CardSession & { account: string; payment: string };

/** Stripe as an object in memory: sessions by account, and what went back of each payment. */
export function modelStripe() {
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, string>();
  const refunds = new Map<string, { id: string; status: string; cents: number; account: string }>();
  const find = (account: string, id: string): Session => {
    const session = sessions.get(id);
    if (session?.account === account) return session;
    throw new PaymentError("refused", "No such session", { code: "resource_missing" });
  };
  const cards: Pick<Cards, "createCheckout" | "findCheckout" | "closeCheckout" | "giveBack"> = {
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
      const paid = [...sessions.values()].find((one) => one.paymentIntent === paymentIntent);
      if (paid?.account !== account || paid.payment !== payment || cents > paid.cents)
        throw new Error("A refund of something else");
      const made = refunds.get(payment) ?? {
        id: `re_${refunds.size}`,
        status: "succeeded",
        cents,
        account,
      };
      refunds.set(payment, made);
      return made;
    },
  };
  return {
    cards,
    sessions: () => [...sessions.values()],
    refundedOf: (payment: string) => refunds.get(payment)?.cents ?? 0,
    refunds: () => refunds.size,
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

/** The process was killed before or after a step. */
export class Killed extends Error {}

/** The same Stripe and database for a process that may be killed before or after each of its steps. */
export function mortal(d1: D1Database, cards: object, odds: number) {
  const step = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (chance() < odds) throw new Killed("before a step");
    const answer = await work();
    if (chance() < odds) throw new Killed("after a step");
    return answer;
  };
  const calls = Object.entries(cards).map(([name, call]) => [
    name,
    (...args: unknown[]) => step(() => (call as (...all: unknown[]) => Promise<unknown>)(...args)),
  ]);
  const wrapped = (statement: D1PreparedStatement): D1PreparedStatement =>
    Object.assign(Object.create(statement), {
      bind: (...values: unknown[]) => wrapped(statement.bind(...values)),
      all: () => step(() => statement.all()),
      run: () => step(() => statement.run()),
      raw: () => step(() => statement.raw()),
    });
  const db = drizzle({
    prepare: (sql: string) => wrapped(d1.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) => step(() => d1.batch(statements)),
  } as D1Database);
  return { db, payments: { cards: Object.fromEntries(calls) } };
}

export const shuffled = <One>(list: readonly One[]): One[] => {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = below(at + 1);
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
};
