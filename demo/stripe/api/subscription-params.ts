import type Stripe from "stripe";
import { z } from "zod";
import { expand, metadata, type Names, paging, text, whole, yesOrNo } from "./params.ts";

export const statuses = [
  "active",
  "all",
  "canceled",
  "ended",
  "incomplete",
  "incomplete_expired",
  "past_due",
  "paused",
  "trialing",
  "unpaid",
] as const;

export const list = z.strictObject({
  customer: text.optional(),
  price: text.optional(),
  status: z.enum(statuses).optional(),
  ...paging,
} satisfies Names<Stripe.SubscriptionListParams>);

const item = z.strictObject({
  id: text.optional(),
  price: text.optional(),
  quantity: z.literal("1").optional(),
} satisfies Names<Stripe.SubscriptionUpdateParams.Item>);

export const update = z.strictObject({
  items: z.array(item).length(1).optional(),
  proration_behavior: z
    .enum(["create_prorations", "always_invoice", "none"])
    .default("create_prorations"),
  payment_behavior: z
    .enum(["allow_incomplete", "error_if_incomplete", "pending_if_incomplete"])
    .default("allow_incomplete"),
  cancel_at_period_end: yesOrNo.optional(),
  cancel_at: z.union([z.literal(""), whole]).optional(),
  metadata,
  expand,
} satisfies Names<Stripe.SubscriptionUpdateParams>);

export const cancel = z.strictObject({
  invoice_now: z.literal("false").optional(),
  prorate: z.literal("false").optional(),
  expand,
} satisfies Names<Stripe.SubscriptionCancelParams>);
