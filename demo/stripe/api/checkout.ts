import type Stripe from "stripe";
import { z } from "zod";
import { randomId } from "../books.ts";
import { checkExpiry } from "../objects/checkout.ts";
import { missing } from "../refusal.ts";
import { call } from "./call.ts";
import {
  address,
  expand,
  mergeMetadata,
  metadata,
  type Names,
  text,
  whole,
  yesOrNo,
} from "./params.ts";

type Params = Stripe.Checkout.SessionCreateParams;

const newSession = z.strictObject({
  mode: z.literal("subscription"),
  customer: text,
  line_items: z
    .array(
      z.strictObject({
        price: text,
        quantity: whole.pipe(z.number().min(1)).default(1),
      } satisfies Names<Stripe.Checkout.SessionCreateParams.LineItem>),
    )
    .length(1),
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: text.max(200).optional(),
  locale: text.optional(),
  metadata,
  payment_method_collection: z.literal("always").optional(),
  allow_promotion_codes: yesOrNo.optional(),
  expires_at: whole.optional(),
  subscription_data: z
    .strictObject({
      trial_period_days: whole.pipe(z.number().min(1).max(730)).optional(),
      metadata,
    } satisfies Names<Stripe.Checkout.SessionCreateParams.SubscriptionData>)
    .optional(),
  expand,
} satisfies Names<Params>);

export const checkoutCalls = [
  call("POST", "/v1/checkout/sessions", newSession, (params, { books, asked }) => {
    const account = books.find(params.customer);
    if (!account) throw missing("customer", params.customer, "customer");
    checkExpiry(params.expires_at, books.now(account));
    const [item] = params.line_items;
    return books.obey(
      params.customer,
      {
        do: "open session",
        session: {
          origin: new URL(params.success_url).origin,
          secret: randomId(),
          price: item!.price,
          quantity: item!.quantity,
          trialDays: params.subscription_data?.trial_period_days ?? 0,
          successUrl: params.success_url,
          cancelUrl: params.cancel_url ?? null,
          clientReferenceId: params.client_reference_id ?? null,
          locale: params.locale ?? null,
          metadata: mergeMetadata({}, params.metadata),
          subscriptionMetadata: mergeMetadata({}, params.subscription_data?.metadata),
          allowPromotionCodes: params.allow_promotion_codes ?? null,
          expiresAt: params.expires_at ?? null,
        },
      },
      asked,
    )!;
  }),

  call("GET", "/v1/checkout/sessions/:id", z.strictObject({ expand }), (_, { id, books }) => {
    const session = books.findByObject(id)?.sessions.find((session) => session.id === id);
    if (!session) throw missing("checkout.session", id);
    return session;
  }),

  call(
    "POST",
    "/v1/checkout/sessions/:id/expire",
    z.strictObject({ expand }),
    (_, { id, books, asked }) => {
      const account = books.findByObject(id);
      if (!account) throw missing("checkout.session", id);
      return books.obey(account.customer.id, { do: "expire session", session: id }, asked)!;
    },
  ),
];
