import type Stripe from "stripe";
import { log } from "#app/platform/log/log.ts";
import { type PaymentEvent, readEvent } from "./event.ts";

/** Seconds between signing and delivery, in either direction: Stripe's default. */
const tolerance = 300;

/** The event in a webhook's body; undefined if the signature or its time is wrong, or not JSON. */
export async function verifyEvent(
  stripe: Stripe,
  secret: string,
  rawBody: Uint8Array,
  signature: string,
): Promise<PaymentEvent | undefined> {
  let event: unknown;
  if (isFromTheFuture(signature)) return undefined; // the SDK rejects only old ones
  try {
    // The SDK's `constructEvent` rejects thin events, which Stripe would then resend for days.
    const body = new TextDecoder().decode(rawBody);
    await stripe.webhooks.signature!.verifyHeaderAsync(body, signature, secret, tolerance);
    event = JSON.parse(body);
  } catch {
    return undefined;
  }
  const read = readEvent(event);
  if (!read) log.warn("a signed webhook is no event");
  else if (read.thin)
    log.warn("a thin event: this endpoint is for events with payload style snapshot", undefined, {
      type: read.type,
    });
  return read;
}

/** A signature with a future timestamp could be replayed until then. */
function isFromTheFuture(signature: string): boolean {
  const [, seconds] = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature) ?? [];
  return Number(seconds) > Date.now() / 1_000 + tolerance;
}
