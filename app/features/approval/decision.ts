import type { Cents } from "#app/values/money.ts";

/** What was decided about one quote. `total`: what the customer saw, with tax. */
export type Choice = {
  id: string;
  number: number;
  approved: boolean;
  /** Why it was declined, if the customer said so. */
  reason: string | null;
  total: Cents;
};

/** What is approved of it, in cents. */
export const approvedTotal = (choices: readonly Choice[]): Cents =>
  choices.reduce((sum, { approved, total }) => (approved ? sum + total : sum), 0);
