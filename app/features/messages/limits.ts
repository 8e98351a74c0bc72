import type { Use } from "#app/features/account/budget/uses.server.ts";

/** The most messages that a shop sends in a day, of all its ways. */
const messagesPerDay = 500;

/** A use of a shop's messages of today. */
export const messagesToday = (shopId: string): Use => ({
  who: shopId,
  what: "shop.messages",
  most: messagesPerDay,
});

/** How many messages of unknown numbers go to a model in a day: a flood of them costs nothing. */
export const strangersToday = (shopId: string): Use => ({
  who: shopId,
  what: "messages.strangers",
  most: 50,
});

/** How many are left, once four fifths are used; undefined before. */
export const messagesLeft = (used: number): number | undefined =>
  used >= messagesPerDay * 0.8 ? Math.max(0, messagesPerDay - used) : undefined;
