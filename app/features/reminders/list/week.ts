import { href } from "react-router";
import { weekdayOf } from "#app/features/calendar/opening/openings.ts";
import { dayAfter, readDay } from "#app/values/wall-time.ts";

/** A place in a list that is ordered by day and then by vehicle. */
type DayCursor = { day: string; id: string };
export type Week = {
  /** Its Monday. */
  from: string;
  to: string;
  /** This week has what is over from before, too. */
  isThis: boolean;
  after: DayCursor | undefined;
};

const mondayOf = (day: string): string => dayAfter(day, -weekdayOf(day));

/** The week of an address (`?week=2026-11-23&after=…`), else the present one. */
export function readWeek(params: URLSearchParams, today: string): Week {
  const present = mondayOf(today);
  const asked = readDay(params.get("week"));
  const from = asked ? mondayOf(asked) : present;
  const [, day, id] = /^(\d{4}-\d\d-\d\d)_([\w-]{1,64})$/.exec(params.get("after") ?? "") ?? [];
  return {
    from,
    to: dayAfter(from, 6),
    isThis: from === present,
    after: day && id ? { day, id } : undefined,
  };
}

export const weekHref = (from: string, after?: DayCursor): string => {
  const query = new URLSearchParams({
    week: from,
    ...(after && { after: `${after.day}_${after.id}` }),
  });
  return `${href("/repair-cms/follow-up")}?${query}`;
};
