import { dayAfter, instantOf, startOfDay, wallTimeOf } from "#app/values/wall-time.ts";

/** The usual time of a reminder, and the hours for a late one, by the customer's clock. */
const [usual, earliest, latest] = ["10:00", 9, 19] as const;

const hourIn = (instant: number, zone: string) => Number(wallTimeOf(instant, zone).slice(11, 13));

/** Whether a letter may come now, where its customer is. */
export const isDecentHour = (now: number, zone: string): boolean =>
  earliest <= hourIn(now, zone) && hourIn(now, zone) < latest;

/** The next decent hour of a zone, from an instant on. */
export function nextDecentHour(now: number, zone: string): number {
  if (isDecentHour(now, zone)) return now;
  const today = wallTimeOf(now, zone).slice(0, 10);
  const day = hourIn(now, zone) < earliest ? today : dayAfter(today, 1);
  return instantOf(`${day}T${usual}`, zone) ?? startOfDay(day, zone) + 10 * 3_600_000;
}

/**
 * When a customer is reminded of an appointment: at ten in the morning of the day before, by the
 * clocks of their zone. Null for one that is made on that day or later: they have just heard of it.
 */
export function remindAtOf(
  { startsAt, zone }: { startsAt: number /** The customer's. */; zone: string },
  now: number,
): Date | null {
  const dayBefore = dayAfter(wallTimeOf(startsAt, zone).slice(0, 10), -1);
  const at = instantOf(`${dayBefore}T${usual}`, zone);
  return at !== undefined && startOfDay(dayBefore, zone) > now ? new Date(at) : null;
}
