import { setTimeout as wait } from "node:timers/promises";
import { v7 as newId } from "uuid";
import { vi } from "vitest";
import { PaymentError } from "#app/platform/payments/payment-error.ts";
import type { Checkout, Payments } from "#app/platform/payments/payments.ts";
import { fakePayments } from "./billing.ts";

export type Fault = "fails" | "hangs" | "succeeds and then fails";
export const faults: Fault[] = ["fails", "hangs", "succeeds and then fails"];

/** Makes call number `at`, of all those it wraps, go wrong. */
export function failCall(at: number, fault: Fault, error: () => Error) {
  let calls = 0;
  const wrap = async <Value>(call: () => Promise<Value>): Promise<Value> => {
    if (++calls !== at) return call();
    if (fault === "hangs") return new Promise(() => {});
    if (fault === "succeeds and then fails") await call();
    throw error();
  };
  return { wrap, calls: () => calls };
}

export const noCustomer = (id: string) =>
  new PaymentError("refused", `No such customer: '${id}'`, { code: "resource_missing" });

/** A fake Stripe, with customers and sessions by idempotency key. */
export function stripe() {
  const customers = new Map<string, string>();
  const sessions = new Map<string, Checkout>();
  const gone = new Set<string>();
  const parts: Partial<Payments> = {
    createCustomer: async ({ key }) => {
      if (!customers.has(key)) customers.set(key, `cus_${newId()}`);
      return customers.get(key)!;
    },
    findCustomer: async (id) =>
      gone.has(id) ? "deleted" : [...customers.values()].includes(id) ? "there" : "unknown",
    createCheckout: async ({ key, metadata, customerId }) => {
      if (gone.has(customerId)) throw noCustomer(customerId);
      const known = sessions.get(key);
      if (known) return known;
      const made = {
        id: `cs_${newId()}`,
        open: true,
        url: `https://pay.test/${key}`,
        endsAt: Date.now() + 86_400_000,
        metadata,
      };
      sessions.set(key, made);
      return made;
    },
    findCheckout: async (id) => [...sessions.values()].find((session) => session.id === id)!,
    closeCheckout: async (id) =>
      void Object.assign([...sessions.values()].find((session) => session.id === id)!, {
        open: false,
        url: null,
      }),
  };
  /** Deletes a customer as the dashboard does, which also expires its sessions. */
  const remove = (id: string) => {
    gone.add(id);
    for (const session of sessions.values()) Object.assign(session, { open: false, url: null });
  };
  const payments = fakePayments(new Map(), parts);
  return {
    payments,
    customers,
    gone,
    remove,
    open: () => [...sessions.values()].filter(({ open }) => open),
  };
}

/** Wraps a database so that every call goes through `wrap`. */
export function throughFaults(
  d1: D1Database,
  wrap: ReturnType<typeof failCall>["wrap"],
): D1Database {
  const inside = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const statement = (inner: D1PreparedStatement): D1PreparedStatement => {
    const outer = {
      bind: (...values: unknown[]) => statement(inner.bind(...values)),
      all: () => wrap(() => inner.all()),
      run: () => wrap(() => inner.run()),
      first: () => wrap(() => inner.first()),
      raw: () => wrap(() => inner.raw()),
    } as D1PreparedStatement;
    inside.set(outer, inner);
    return outer;
  };
  return {
    prepare: (sql: string) => statement(d1.prepare(sql)),
    batch: (all: D1PreparedStatement[]) => wrap(() => d1.batch(all.map((one) => inside.get(one)!))),
  } as D1Database;
}

/** Lets the timeouts expire once `calls` no longer grows; a busy machine is slow to call. */
export async function expireTimeouts<Value>(
  work: Promise<Value>,
  calls: () => number,
): Promise<Value> {
  const ended = work.finally(() => vi.useRealTimers());
  let heard: number;
  do {
    heard = calls();
    await Promise.race([ended, wait(200)]);
  } while (vi.isFakeTimers() && calls() > heard);
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(60_000);
  return ended;
}
