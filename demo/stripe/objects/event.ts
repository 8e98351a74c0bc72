import type Stripe from "stripe";
import { apiVersion, type Wire } from "./wire.ts";

export type EventType = Extract<
  Stripe.Event["type"],
  | `customer.${"created" | "updated" | "deleted"}`
  | `customer.subscription.${"created" | "updated" | "deleted" | "trial_will_end"}`
  | `checkout.session.${"completed" | "expired"}`
  | `invoice.${"paid" | "payment_failed" | "payment_action_required"}`
  | `charge.dispute.${"created" | "updated" | "closed" | "funds_withdrawn"}`
  | "charge.refunded"
  | `refund.${"created" | "failed"}`
  | `account.${"updated" | "application.deauthorized"}`
>;
export type StripeEvent = Wire<Stripe.EventBase> & { type: EventType };

/**
 * An event in the ledger; `at` in seconds on the customer's clock, `object` in its state at that
 * time.
 */
export type Happening = { type: EventType; at: number; object: object; previous?: object };

export type EventRequest = { id: string | null; idempotency_key: string | null };

export const nobody: EventRequest = { id: null, idempotency_key: null };

export const eventOf = (
  id: string,
  { type, at, object, previous }: Happening,
  request: EventRequest,
): StripeEvent => ({
  id,
  object: "event",
  api_version: apiVersion,
  created: at,
  data: previous ? { object, previous_attributes: previous } : { object },
  livemode: false,
  pending_webhooks: 1,
  request,
  type,
});
