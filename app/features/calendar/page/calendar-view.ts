import { href } from "react-router";
import { weekdayOf } from "#app/features/calendar/opening/openings.ts";
import { dayAfter, readDay } from "#app/values/wall-time.ts";

export const calendarViews = ["week", "day"] as const;
export type CalendarView = {
  view: (typeof calendarViews)[number];
  /** A day of what is shown, 2026-11-23. */
  day: string;
  /** The technician of the appointments; undefined: all of them. */
  technician: string | undefined;
};

/** Reads the query string of the calendar, ignoring what is invalid. */
export const readView = (search: URLSearchParams, today: string): CalendarView => ({
  view: search.get("view") === "day" ? "day" : "week",
  day: readDay(search.get("day")) ?? today,
  technician: search.get("technician")?.slice(0, 64) || undefined,
});

/** The address of a view of the calendar. */
export function viewHref({ view, day, technician }: CalendarView): string {
  const query = new URLSearchParams({
    ...(view === "day" && { view }),
    day,
    ...(technician && { technician }),
  });
  return `${href("/repair-cms/calendar")}?${query}`;
}

/** The days that a view shows: one, or the week from Monday on. */
export function daysOf({ view, day }: Pick<CalendarView, "view" | "day">): string[] {
  if (view === "day") return [day];
  const monday = dayAfter(day, -weekdayOf(day));
  return Array.from({ length: 7 }, (_, at) => dayAfter(monday, at));
}

/** The view of the next days, or of those before. */
export const viewBeside = (view: CalendarView, by: 1 | -1): CalendarView => ({
  ...view,
  day: dayAfter(view.day, by * (view.view === "day" ? 1 : 7)),
});

/** The days that a card can be moved to by its menu: those around it. */
export const daysAround = (day: string, today: string): string[] =>
  Array.from({ length: 8 }, (_, at) => dayAfter(day, at - 2)).filter(
    (one) => one !== day && one >= today,
  );
