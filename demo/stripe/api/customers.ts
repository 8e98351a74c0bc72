import type Stripe from "stripe";
import { z } from "zod";
import { missing, none } from "../refusal.ts";
import { call } from "./call.ts";
import { expand, mergeMetadata, metadata, type Names, text } from "./params.ts";

const facts = {
  email: text.optional(),
  name: text.optional(),
  phone: text.optional(),
  description: text.optional(),
  preferred_locales: z.array(text).optional(),
  metadata,
  expand,
} satisfies Names<Stripe.CustomerCreateParams>;

const present = <T extends object>(values: T) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<T>;

export const customerCalls = [
  call(
    "POST",
    "/v1/customers",
    z.strictObject(facts),
    ({ expand: _, metadata, ...given }, { books, asked }) =>
      books.createCustomer({ ...present(given), metadata: mergeMetadata({}, metadata) }, asked),
  ),

  call(
    "GET",
    "/v1/customers/:id",
    z.strictObject({ expand }),
    (_, { id, books }) => books.find(id)?.customer ?? none("customer", id),
  ),

  call(
    "POST",
    "/v1/customers/:id",
    z.strictObject(facts),
    ({ expand: _, metadata, ...given }, { id, books, asked }) => {
      const customer = books.find(id)?.customer;
      if (!customer || customer.deleted) throw missing("customer", id);
      const changes = { ...present(given), metadata: mergeMetadata(customer.metadata, metadata) };
      return books.obey(id, { do: "change customer", facts: changes }, asked)!;
    },
  ),

  call("DELETE", "/v1/customers/:id", z.strictObject({}), (_, { id, books, asked }) => {
    const customer = books.find(id)?.customer;
    if (!customer || customer.deleted) throw missing("customer", id);
    return books.obey(id, { do: "delete customer" }, asked)!;
  }),
];
