import type { z } from "zod";
import type { Books } from "../books.ts";
import type { Account } from "../ledger/account.ts";
import type { EventRequest } from "../objects/event.ts";
import { type List, listOf } from "../objects/wire.ts";
import { missing, none, Refusal } from "../refusal.ts";
import type { Tree } from "./form.ts";
import { readParams } from "./params.ts";

export type Call = {
  method: string;
  path: RegExp;
  answer: (given: Tree, id: string, books: Books, asked: EventRequest) => object;
};

/** Defines a call of Stripe's API: `call("POST", "/v1/customers/:id", schema, …)`. */
export const call = <Schema extends z.ZodType>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  schema: Schema,
  answer: (
    params: z.output<Schema>,
    at: { id: string; books: Books; asked: EventRequest },
  ) => object,
): Call => ({
  method,
  path: new RegExp(`^${path.replace(":id", "([\\w-]+)")}$`),
  answer: (given, id, books, asked) => {
    const params = readParams(schema, given);
    const answered = answer(params, { id, books, asked });
    const paths = (params as { expand?: string[] }).expand ?? [];
    return paths.reduce(
      (object, path) => expanded(object, path.split("."), path, books) as object,
      structuredClone(answered),
    );
  },
});

/** The account of a customer, or all of them. @throws Refusal for an unknown customer */
export const accountsOf = (books: Books, customer: string | undefined): Account[] =>
  customer === undefined
    ? books.list()
    : [books.find(customer) ?? none("customer", customer, "customer")];

/** A page of a list, newest first. */
export function pageOf<T extends { id: string }>(
  url: string,
  all: T[],
  paging: { limit: number; starting_after?: string | undefined },
): List<T> {
  let from = 0;
  if (paging.starting_after !== undefined) {
    from = all.findIndex(({ id }) => id === paging.starting_after) + 1;
    if (from === 0) throw missing("object", paging.starting_after, "starting_after");
  }
  return listOf(url, all.slice(from, from + paging.limit), all.length > from + paging.limit);
}

/**
 * Puts whole objects in the place of their ids: `expand[]=data.latest_invoice`. @throws Refusal for
 * what cannot be expanded
 */
function expanded(value: unknown, [name, ...rest]: string[], path: string, books: Books): unknown {
  if (Array.isArray(value)) return value.map((one) => expanded(one, [name!, ...rest], path, books));
  if (typeof value !== "object" || value === null || !(name! in value)) {
    throw new Refusal(`This property cannot be expanded (${path}).`, { param: "expand" });
  }
  const object = value as Record<string, unknown>;
  const inner = object[name!];
  const whole = typeof inner === "string" ? findObject(inner, books) : inner;
  if (whole === undefined)
    throw new Refusal(`This property cannot be expanded (${path}).`, { param: "expand" });
  if (whole === null) return object;
  return { ...object, [name!]: rest.length > 0 ? expanded(whole, rest, path, books) : whole };
}

function findObject(id: string, books: Books): object | undefined {
  if (id.startsWith("cus_")) return books.find(id)?.customer;
  const account = books.findByObject(id);
  return (
    account &&
    [...account.subscriptions, ...account.invoices, ...account.sessions].find(
      (object) => object.id === id,
    )
  );
}
