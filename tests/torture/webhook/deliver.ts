import { demoWebhookSecret } from "../../../demo/stripe/secrets.ts";
import { signatureOf } from "../../../demo/stripe/webhooks/signature.ts";
import { chance } from "../../support/chance.ts";

export type Event = { id: string; type: string };
/** `status` 0: no answer came. */
type DeliveryResult = { event: Event; status: number; answer: string };

type Delivery = {
  /** Waits until this part of them has been answered, from 0 to 1. */
  partly: (part: number) => Promise<void>;
  stop: () => void;
  done: Promise<DeliveryResult[]>;
};

/** Delivers events as Stripe does, four at a time, until all are sent or someone says stop. */
export function deliver(origin: string, events: Event[]): Delivery {
  const waiting = [...events];
  const sent: DeliveryResult[] = [];
  const client = async () => {
    for (let event = waiting.shift(); event; event = waiting.shift())
      sent.push(await send(origin, event));
  };
  const done = Promise.all([1, 2, 3, 4].map(client)).then(() => sent);
  const partly = async (part: number) => {
    while (sent.length < Math.floor(part * events.length))
      await new Promise((resolve) => setTimeout(resolve, 1));
  };
  return { partly, stop: () => void waiting.splice(0), done };
}

/** Every event twice, in any order. */
export const sendTwice = (events: Event[]): Event[] =>
  [...events, ...events]
    .map((event) => ({ event, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ event }) => event);

async function send(origin: string, event: Event): Promise<DeliveryResult> {
  const body = JSON.stringify(event);
  const headers = {
    "stripe-signature": await signatureOf(body, demoWebhookSecret, Math.floor(Date.now() / 1000)),
  };
  try {
    const response = await fetch(`${origin}/webhooks/stripe`, { method: "POST", body, headers });
    return { event, status: response.status, answer: await response.text() };
  } catch {
    return { event, status: 0, answer: "cut off" };
  }
}
