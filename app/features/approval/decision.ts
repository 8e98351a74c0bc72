import type { Cents } from "#app/values/money.ts";

/** A call in which a customer decided: what California asks a shop to write down (BPC 9884.9). */
export type Call = {
  /** The number that was called, as typed. */
  number: string;
  /** When, in milliseconds. */
  at: number;
  /** Further notes on the call; "" for none. */
  note: string;
};

/**
 * How a decision is known. `takenBy`: the name of the member who took it, or the email address of
 * one without a name, as it was then: evidence does not change when a member does. Customers read
 * `shortName` of it.
 */
export type Consent =
  | { way: "link" }
  | { way: "counter"; takenBy: string }
  | { way: "telephone"; takenBy: string; call: Call };

export const takerOf = ({ name, email }: { name: string; email: string }): string => name || email;

/** Decision about one quote. `total`: the amount that the customer saw, with tax. */
export type Choice = {
  id: string;
  number: number;
  approved: boolean;
  /** Why it was declined, if the customer said so. */
  reason: string | null;
  total: Cents;
};

/** Sum of the approved quotes, in cents. */
export const approvedTotal = (choices: readonly Choice[]): Cents =>
  choices.reduce((sum, { approved, total }) => (approved ? sum + total : sum), 0);
