import type { Cents } from "#app/values/money.ts";

/** A call in which a customer decided: what California asks a shop to write down (BPC 9884.9). */
export type Call = {
  /** The number that was called, as typed. */
  number: string;
  /** Instant of the call, in milliseconds. */
  at: number;
  /** Further notes on the call; "" for none. */
  note: string;
};

/**
 * Evidence of who gave a decision. `takenBy`: the name of the member who entered it, or the email
 * address of one without a name, at that time: evidence does not change when a member does.
 * Customers read its `shortName`.
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
