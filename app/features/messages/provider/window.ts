/** How long WhatsApp lets a business write freely after a customer's last message. */
const windowMs = 24 * 60 * 60 * 1000;

/** When a business may no longer write freely; null where it may not now. Milliseconds. */
export const windowEnd = (lastIn: number | null, now: number): number | null =>
  lastIn !== null && now < lastIn + windowMs ? lastIn + windowMs : null;
