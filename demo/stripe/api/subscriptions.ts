import type Stripe from "stripe";
import { z } from "zod";
import type { Books } from "../books.ts";
import type { Account } from "../ledger/account.ts";
import { findPrice } from "../objects/prices.ts";
import { isLiving, itemIn, type Subscription } from "../objects/subscription.ts";
import { missing, none, Refusal } from "../refusal.ts";
import { accountsOf, call, pageOf } from "./call.ts";
import {
  expand,
  mergeMetadata,
  metadata,
  type Names,
  paging,
  text,
  whole,
  yesOrNo,
} from "./params.ts";

const statuses = [
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

const list = z.strictObject({
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

const update = z.strictObject({
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

const cancel = z.strictObject({
  invoice_now: z.literal("false").optional(),
  prorate: z.literal("false").optional(),
  expand,
} satisfies Names<Stripe.SubscriptionCancelParams>);

export const subscriptionCalls = [
  call("GET", "/v1/subscriptions", list, ({ customer, price, status, ...page }, { books }) => {
    const found = accountsOf(books, customer)
      .flatMap(({ subscriptions }) => subscriptions)
      .reverse()
      .filter(
        (subscription) =>
          hasStatus(subscription, status) &&
          (price === undefined || itemIn(subscription).price.id === price),
      );
    return pageOf("/v1/subscriptions", found, page);
  }),

  call(
    "GET",
    "/v1/subscriptions/:id",
    z.strictObject({ expand }),
    (_, { id, books }) => subscriptionAt(id, books).subscription,
  ),

  call("POST", "/v1/subscriptions/:id", update, (params, { id, books, asked }) => {
    const { account, subscription } = subscriptionAt(id, books);
    const wanted = params.items?.[0];
    if (
      params.payment_behavior === "pending_if_incomplete" &&
      (params.cancel_at_period_end ?? params.cancel_at) !== undefined
    ) {
      throw new Refusal(
        "When passing `payment_behavior` = `pending_if_incomplete`, only the attributes of pending updates can be updated.",
      );
    }
    if (wanted && wanted.id !== itemIn(subscription).id) {
      if (wanted.id === undefined)
        throw new Refusal("The demo's subscriptions have one item: name it by `items[0][id]`.", {
          param: "items[0][id]",
        });
      throw missing("subscription_item", wanted.id, "items[0][id]");
    }
    const price =
      wanted?.price === undefined
        ? undefined
        : (findPrice(wanted.price) ?? none("price", wanted.price, "items[0][price]"));
    return books.obey(
      account.customer.id,
      {
        do: "change subscription",
        subscription: id,
        changes: {
          proration: params.proration_behavior,
          onlyIfPaid: params.payment_behavior === "error_if_incomplete",
          pending: params.payment_behavior === "pending_if_incomplete",
          ...(price && { price }),
          ...(params.cancel_at_period_end !== undefined && {
            cancelAtPeriodEnd: params.cancel_at_period_end,
          }),
          ...(params.cancel_at !== undefined && {
            cancelAt: params.cancel_at === "" ? null : params.cancel_at,
          }),
          ...(params.metadata !== undefined && {
            metadata: mergeMetadata(subscription.metadata, params.metadata),
          }),
        },
      },
      asked,
    )!;
  }),

  call(
    "DELETE",
    "/v1/subscriptions/:id",
    cancel,
    (_, { id, books, asked }) =>
      books.obey(
        subscriptionAt(id, books).account.customer.id,
        { do: "cancel subscription", subscription: id },
        asked,
      )!,
  ),
];

function subscriptionAt(
  id: string,
  books: Books,
): { account: Account; subscription: Subscription } {
  const account = books.findByObject(id);
  const subscription = account?.subscriptions.find((one) => one.id === id);
  return account && subscription ? { account, subscription } : none("subscription", id, "id");
}

function hasStatus(
  subscription: Subscription,
  status: (typeof statuses)[number] | undefined,
): boolean {
  if (status === undefined) return isLiving(subscription);
  return (
    status === "all" ||
    subscription.status === status ||
    (status === "ended" && !isLiving(subscription))
  );
}
