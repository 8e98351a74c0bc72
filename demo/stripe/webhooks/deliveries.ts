import type { StripeEvent } from "../objects/event.ts";
import { demoConnectSecret, demoWebhookSecret } from "../secrets.ts";
import type { Store } from "../store.ts";
import { signatureOf } from "./signature.ts";

/** waiting: sent when it is due · held: not sent until released · lost: never sent */
export type DeliveryState = "waiting" | "held" | "lost" | "delivered" | "failed";
export type DeliveryMode = "on" | "held" | "off";
export type Delivery = {
  n: number;
  event: string;
  type: string;
  customer: string;
  state: DeliveryState;
  tries: number;
  due: number;
  answer: string | null;
};

/**
 * The pauses before the second try, the third …, in seconds; after the last one Stripe gives up
 * too.
 */
const pauses = [2, 10, 60, 5 * 60, 30 * 60, 2 * 60 * 60, 12 * 60 * 60];
const timeoutMs = 10_000;

const columns = `d.n, d.event_id as event, json_extract(e.body, '$.type') as type, e.customer_id as customer, d.state, d.tries, d.due, d.answer
  from deliveries d join events e on e.id = d.event_id`;

/** Outgoing webhooks: one delivery for each event, signed like Stripe's, retried until a 2xx. */
export function openDeliveries({ sql, ...store }: Store, clock: () => number, webhooks: Fetcher) {
  const mode = () => (store.setting("deliveries") ?? "on") as DeliveryMode;
  const stateFor: Record<DeliveryMode, DeliveryState> = {
    on: "waiting",
    held: "held",
    off: "lost",
  };

  /** Sends an event once, with a fresh signature, and returns the outcome. */
  async function post(eventId: string): Promise<{ ok: boolean; answer: string }> {
    const event = store.findEvent(eventId);
    if (!event) return { ok: false, answer: "no such event" };
    const body = JSON.stringify(event);
    const [address, secret] = event.account
      ? ["stripe-connect", demoConnectSecret]
      : ["stripe", demoWebhookSecret];
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
      "stripe-signature": await signatureOf(body, secret, clock()),
    };
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await webhooks.fetch(`http://webhooks.llave/webhooks/${address}`, {
        method: "POST",
        headers,
        body,
        signal,
      });
      await response.body?.cancel();
      return { ok: response.ok, answer: String(response.status) };
    } catch (error) {
      return { ok: false, answer: error instanceof Error ? error.name : "Error" };
    }
  }

  async function send({
    n,
    event,
    tries,
  }: Pick<Delivery, "n" | "event" | "tries">): Promise<number> {
    const { ok, answer } = await post(event);
    const pause = pauses[tries];
    const state: DeliveryState = ok ? "delivered" : pause === undefined ? "failed" : "waiting";
    sql.run(
      "update deliveries set state = ?, tries = ?, due = ?, answer = ? where n = ?",
      state,
      tries + 1,
      clock() + (pause ?? 0),
      answer,
      n,
    );
    return Number(answer) || 0;
  }

  return {
    mode,

    /** Sets whether events are sent, held or lost from now on. Back `on`, held ones are sent. */
    setMode(to: DeliveryMode): void {
      store.set("deliveries", to);
      if (to === "on")
        sql.run("update deliveries set state = 'waiting', due = ? where state = 'held'", clock());
    },

    add: (event: StripeEvent): void =>
      sql.run(
        "insert into deliveries (event_id, state, tries, due) values (?, ?, 0, ?)",
        event.id,
        stateFor[mode()],
        clock(),
      ),

    /** When the next delivery is due, in seconds; null while deliveries are held or off. */
    next: (): number | null =>
      mode() !== "on"
        ? null
        : (sql.one<{ due: number | null }>(
            "select min(due) as due from deliveries where state = 'waiting'",
          )?.due ?? null),

    /** Sends due events, in the order of their creation. */
    async sendDue(): Promise<void> {
      if (mode() !== "on") return;
      const due = sql.all<Delivery>(
        `select ${columns} where d.state = 'waiting' and d.due <= ? order by d.n limit 200`,
        clock(),
      );
      for (const delivery of due) await send(delivery);
    },

    /** Sends these events now, in this order, whatever their state; returns the status of each. */
    async sendNow(events: string[]): Promise<number[]> {
      const statuses: number[] = [];
      for (const event of events) {
        const row = sql.one<Delivery>(`select ${columns} where d.event_id = ?`, event);
        statuses.push(row ? await send(row) : 0);
      }
      return statuses;
    },

    /** Deliveries, the newest first. */
    list: (limit: number, customer?: string): Delivery[] =>
      sql.all<Delivery>(
        `select ${columns} where ? is null or e.customer_id = ? order by d.n desc limit ?`,
        customer ?? null,
        customer ?? null,
        limit,
      ),
  };
}
