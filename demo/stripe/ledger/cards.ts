import { declined } from "../refusal.ts";

/**
 * A customer's card on file. `works` is whether a charge succeeds, `asks` whether only after
 * authentication (3-D Secure).
 */
export type Card = { id: string; brand: string; last4: string; works: boolean; asks?: boolean };

/**
 * Three of Stripe's own test cards: one that pays, one that can be saved and is declined when
 * charged, one that requires authentication each time.
 */
export const workingCard = "4242424242424242";
export const failingCard = "4000000000000341";
export const askingCard = "4000002760003184";

const cards: Record<string, Omit<Card, "id">> = {
  [workingCard]: { brand: "visa", last4: "4242", works: true },
  "5555555555554444": { brand: "mastercard", last4: "4444", works: true },
  [askingCard]: { brand: "visa", last4: "3184", works: true, asks: true },
  [failingCard]: { brand: "visa", last4: "0341", works: false },
};

/**
 * The card with this number, spaces and dashes ignored. @throws Refusal for every other, in
 * Stripe's words. Numbers outside the table are never stored: a real card that someone types here
 * is not disclosed.
 */
export function cardOf(number: string, id: string): Card {
  const digits = number.replace(/[\s-]/g, "");
  const card = cards[digits];
  if (card) return { id, ...card };
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits))
    throw declined("Your card number is incorrect.", "incorrect_number");
  if (digits === "4000000000009995")
    throw declined("Your card has insufficient funds.", "card_declined", "insufficient_funds");
  throw declined("Your card was declined.", "card_declined", "generic_decline");
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
