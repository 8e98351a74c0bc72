import type Stripe from "stripe";

/**
 * The JSON form of an SDK type: its decimals are strings. Every answer of the stand-in `satisfies`
 * one of these, so that the compiler holds them to Stripe's shapes.
 */
export type Wire<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Stripe.Decimal
    ? string
    : T extends (infer One)[]
      ? Wire<One>[]
      : { [Key in keyof T]: Wire<T[Key]> };

/** The version of Stripe's API that the SDK speaks; the stand-in speaks no other. */
export const apiVersion = "2026-10-28.endive" satisfies Stripe.LatestApiVersion;

export type List<T> = { object: "list"; url: string; has_more: boolean; data: T[] };

export const listOf = <T>(url: string, data: T[], hasMore = false): List<T> => ({
  object: "list",
  url,
  has_more: hasMore,
  data,
});
