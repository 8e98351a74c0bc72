import type Stripe from "stripe";
import { z } from "zod";
import { randomId } from "../books.ts";
import { findPrice, prices } from "../objects/prices.ts";
import { none } from "../refusal.ts";
import { call, pageOf } from "./call.ts";
import { address, expand, type Names, paging, text, yesOrNo } from "./params.ts";

const priceList = z.strictObject({
  active: yesOrNo.optional(),
  lookup_keys: z.array(text).optional(),
  product: text.optional(),
  ...paging,
} satisfies Names<Stripe.PriceListParams>);

const eventList = z.strictObject({
  type: text.optional(),
  types: z.array(text).max(20).optional(),
  ...paging,
} satisfies Names<Stripe.EventListParams>);

const newPortal = z.strictObject({
  customer: text,
  return_url: address,
  locale: text.optional(),
  expand,
} satisfies Names<Stripe.BillingPortal.SessionCreateParams>);

export const priceCalls = [
  call("GET", "/v1/prices", priceList, ({ active, lookup_keys: keys, product, ...page }) => {
    const found = prices.filter(
      (price) =>
        active !== false &&
        (!keys || keys.includes(price.lookup_key ?? "")) &&
        (product === undefined || price.product === product),
    );
    return pageOf("/v1/prices", found, page);
  }),
  call(
    "GET",
    "/v1/prices/:id",
    z.strictObject({ expand }),
    (_, { id }) => findPrice(id) ?? none("price", id),
  ),
];

export const eventCalls = [
  call("GET", "/v1/events", eventList, ({ type, types, ...page }, { books }) =>
    pageOf(
      "/v1/events",
      books.listEvents(types ?? (type === undefined ? undefined : [type])),
      page,
    ),
  ),
  call(
    "GET",
    "/v1/events/:id",
    z.strictObject({ expand }),
    (_, { id, books }) => books.findEvent(id) ?? none("event", id),
  ),
];

export const portalCalls = [
  call("POST", "/v1/billing_portal/sessions", newPortal, (params, { books, asked }) => {
    const { origin } = new URL(params.return_url);
    const command = {
      do: "open portal",
      origin,
      returnUrl: params.return_url,
      locale: params.locale ?? null,
      secret: randomId(),
    } as const;
    return books.obey(params.customer, command, asked)!;
  }),
];
