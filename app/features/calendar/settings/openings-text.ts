import { readParts } from "#app/features/calendar/form-fields.ts";
import { calendarLimits as limits } from "#app/features/calendar/opening/calendar-settings.ts";
import { areInOrder, type Opening } from "#app/features/calendar/opening/openings.ts";
import { clockOf, minutesOf } from "#app/features/calendar/opening/wall-clock.ts";

/** Openings as they are typed: `8:00-12:00, 13:00-17:00`; empty for a closed day. */
export function readOpenings(text: string): Opening[] | undefined {
  const openings = readParts(text, ",", readOpening, limits.openings);
  return openings && areInOrder(openings) ? openings : undefined;
}

function readOpening(part: string): Opening | undefined {
  const [from, to, ...more] = part.split(/\s*(?:-|–|—| a | to )\s*/).map(minutesOf);
  return from !== undefined && to !== undefined && more.length === 0 ? [from, to] : undefined;
}

export const openingsText = (openings: readonly Opening[]): string =>
  openings.map(([from, to]) => `${clockOf(from)}-${clockOf(to)}`).join(", ");
