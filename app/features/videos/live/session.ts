import { isSameDay } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";

/** The most that each text of a session may hold, and its length in minutes. */
export const liveLimits = {
  title: 200,
  description: 4_000,
  link: 500,
  minutes: { min: 5, max: 600 },
} as const;

/**
 * A live training session as a member sees it; instants in milliseconds. Its link is not among what
 * pages are given.
 */
export type LiveSession = {
  id: string;
  title: string;
  description: string;
  /** What is spoken in it; null: nobody said so. */
  language: Language | null;
  startsAt: number;
  endsAt: number;
  cancelled: boolean;
  /** Raised by every change. */
  sequence: number;
};

/**
 * Whether a session may be joined: on its day, as the reader's zone counts days, until it ends, and
 * while it lasts even past midnight.
 */
export function isOpen(
  { startsAt, endsAt, cancelled }: Pick<LiveSession, "startsAt" | "endsAt" | "cancelled">,
  now: number,
  zone: string,
) {
  return !cancelled && now < endsAt && (now >= startsAt || isSameDay(now, startsAt, zone));
}
