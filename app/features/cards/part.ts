import { readAmountWith } from "#app/values/amount.ts";
import { type Cents, type Currency, decimalsOf } from "#app/values/money.ts";
import { leastOf } from "./account.ts";

/** Why a part of the amount owed cannot be paid by card. */
export const partProblems = ["partHigh", "partLow", "partUnread", "partsRefused"] as const;
type PartProblem = (typeof partProblems)[number];

type Owed = { cents: Cents; currency: Currency };

/** Checks a typed amount against the amount owed. `mayParts`: whether less is accepted. */
export function partOf(typed: string, owed: Owed, mayParts: boolean): Cents | PartProblem {
  const { currency } = owed;
  const read = readAmountWith(typed, { currency, decimals: decimalsOf[currency] });
  if (!read || "either" in read) return "partUnread";
  const { cents } = read;
  if (cents > owed.cents) return "partHigh";
  if (cents === owed.cents) return cents;
  if (!mayParts) return "partsRefused";
  return cents < leastOf(currency) ? "partLow" : cents;
}
