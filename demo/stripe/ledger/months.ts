export const day = 24 * 60 * 60;

/**
 * The first end of a monthly period after `now`, counted from its anchor as Stripe counts: always
 * the anchor's own day, or the last of a month that is too short for it (31 January, 28 February,
 * 31 March). All in seconds.
 */
export function nextPeriodEnd(anchor: number, now: number): number {
  for (let months = 1; ; months++) {
    const end = monthsAfter(anchor, months);
    if (end > now) return end;
  }
}

function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), last));
  return Math.floor(to.getTime() / 1000);
}
