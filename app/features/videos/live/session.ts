import { isSameDay } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";

/** The maximum length of each text, and the limits of the duration in minutes. */
export const liveLimits = {
  title: 200,
  description: 4_000,
  link: 500,
  minutes: { min: 5, max: 600 },
} as const;

/** A live session as members see it; instants in milliseconds. Pages never get its meeting link. */
export type LiveSession = {
  id: string;
  title: string;
  description: string;
  /** The spoken language; null: not specified. */
  language: Language | null;
  startsAt: number;
  endsAt: number;
  cancelled: boolean;
  /** Raised by every change. */
  sequence: number;
};

/** Whether a session can be joined: on its day in the viewer's time zone, until it ends. */
export function isOpen(
  { startsAt, endsAt, cancelled }: Pick<LiveSession, "startsAt" | "endsAt" | "cancelled">,
  now: number,
  zone: string,
) {
  return !cancelled && now < endsAt && (now >= startsAt || isSameDay(now, startsAt, zone));
}
