import type Stripe from "stripe";
import { z } from "zod";
import { type Call, call } from "../api/call.ts";
import {
  address,
  expand,
  mergeMetadata,
  metadata,
  type Names,
  paging,
  text,
  whole,
} from "../api/params.ts";
import { listOf } from "../objects/wire.ts";
import { accountObject } from "./account-object.ts";
import type { Connect } from "./connected.ts";

const newAccount = z.strictObject({
  country: text,
  email: text.optional(),
  controller: z.strictObject({
    fees: z.strictObject({ payer: z.literal("account") }),
    losses: z.strictObject({ payments: z.literal("stripe") }),
    requirement_collection: z.literal("stripe"),
    stripe_dashboard: z.strictObject({ type: z.literal("full") }),
  } satisfies Names<Stripe.AccountCreateParams.Controller>),
  metadata,
} satisfies Names<Stripe.AccountCreateParams>);

const newVisit = z.strictObject({
  account: text,
  type: z.literal("account_onboarding"),
  refresh_url: address,
  return_url: address,
} satisfies Names<Stripe.AccountLinkCreateParams>);

/** The calls that a platform makes about accounts. */
export const accountCalls = (connect: Connect): Call[] => [
  call("POST", "/v1/accounts", newAccount, ({ country, email, metadata: given }) =>
    accountObject(connect.create(country, email ?? null, mergeMetadata({}, given))),
  ),
  call("GET", "/v1/accounts/:id", z.strictObject({ expand }), (_, { id }) =>
    accountObject(connect.present(id)),
  ),
  call("POST", "/v1/accounts/:id", z.strictObject({}), (_, { id }) =>
    accountObject(connect.present(id)),
  ),
  call("POST", "/v1/account_links", newVisit, ({ account, return_url, refresh_url }) => ({
    object: "account_link",
    url: connect.visit(account, return_url, refresh_url),
  })),
];

const newSession = z.strictObject({
  mode: z.literal("payment"),
  allowed_payment_method_types: z.array(z.literal("card")).optional(),
  line_items: z
    .array(
      z.strictObject({
        quantity: z.literal("1"),
        price_data: z.strictObject({
          currency: text,
          unit_amount: whole.pipe(z.number().min(1)),
          product_data: z.strictObject({ name: text }),
        }),
      } satisfies Names<Stripe.Checkout.SessionCreateParams.LineItem>),
    )
    .length(1),
  locale: text.optional(),
  metadata,
  payment_intent_data: z.strictObject({ description: text.optional(), metadata }).optional(),
  success_url: address,
  cancel_url: address.optional(),
  expires_at: whole.optional(),
  expand,
} satisfies Names<Stripe.Checkout.SessionCreateParams>);

const ofIntent = z.strictObject({ payment_intent: text, ...paging });

/** The calls made on an account, by the header `Stripe-Account`. */
export const connectedCalls = (connect: Connect, account: string): Call[] => [
  call("POST", "/v1/checkout/sessions", newSession, (params) => {
    const { price_data: price } = params.line_items[0]!;
    return connect.open(account, {
      currency: price.currency,
      amount: price.unit_amount,
      name: price.product_data.name,
      locale: params.locale ?? null,
      metadata: mergeMetadata({}, params.metadata),
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
      expiresAt: params.expires_at ?? null,
    });
  }),
  call("GET", "/v1/checkout/sessions/:id", z.strictObject({ expand }), (_, { id }) =>
    connect.session(account, id),
  ),
  call("POST", "/v1/checkout/sessions/:id/expire", z.strictObject({ expand }), (_, { id }) =>
    connect.expire(account, id),
  ),
  call("GET", "/v1/charges", ofIntent, ({ payment_intent: intent }) =>
    listOf("/v1/charges", connect.charges(account, intent)),
  ),
  call("GET", "/v1/disputes", ofIntent, ({ payment_intent: intent }) =>
    listOf("/v1/disputes", connect.disputes(account, intent)),
  ),
  call("GET", "/v1/refunds", ofIntent, ({ payment_intent: intent }) =>
    listOf("/v1/refunds", connect.refunds(account, intent)),
  ),
  call(
    "POST",
    "/v1/refunds",
    z.strictObject({ payment_intent: text, amount: whole, metadata }),
    ({ payment_intent: intent, amount, metadata: given }) =>
      connect.refund(account, intent, { amount, metadata: mergeMetadata({}, given) }),
  ),
];
