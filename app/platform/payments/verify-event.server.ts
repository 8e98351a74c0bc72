import type Stripe from "stripe";
import { log } from "#app/platform/log/log.ts";
import { type PaymentEvent, readEvent } from "./event.ts";

/** Seconds between signing and delivery: Stripe's own tolerance, for clocks ahead and behind. */
const tolerance = 300;

/**
 * The event in a webhook's body; undefined when it is unsigned, signed with another secret or at
 * another time, or no JSON.
 */
export async function verifyEvent(
  stripe: Stripe,
  secret: string,
  rawBody: Uint8Array,
  signature: string,
): Promise<PaymentEvent | undefined> {
  const { cryptoProvider } = await import("./stripe.server.ts");
  let event: unknown;
  if (isFromTheFuture(signature)) return undefined; // the SDK refuses only what is too old
  try {
    // The SDK's `constructEvent` would refuse a thin event, and Stripe would send it again for
    // days.
    await stripe.webhooks.signature!.verifyHeaderAsync(
      rawBody,
      signature,
      secret,
      tolerance,
      cryptoProvider,
    );
    event = JSON.parse(new TextDecoder().decode(rawBody));
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

/**
 * Whether a signature claims a time that is yet to come: stored, it would be valid until then.
 */
function isFromTheFuture(signature: string): boolean {
  const [, seconds] = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature) ?? [];
  return Number(seconds) > Date.now() / 1_000 + tolerance;
}
