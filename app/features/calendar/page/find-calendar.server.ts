import { may } from "#app/features/account/role.ts";
import type { Viewer, ViewerShop } from "#app/features/account/viewer.ts";
import { findCalendar } from "#app/features/calendar/opening/calendar.server.ts";
import { planOf } from "#app/features/calendar/opening/day-plan.ts";
import { holidayName } from "#app/features/calendar/opening/holidays.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import { daysOf, readView } from "./calendar-view.ts";
import { findDays } from "./find-days.server.ts";

type Query = {
  shop: ViewerShop;
  viewer: Pick<Viewer, "id">;
  language: Language;
  search: URLSearchParams;
  /** The time zone of the viewer's browser, for a shop that has not set its own. */
  readerZone: string;
};

export type CalendarContent = Awaited<ReturnType<typeof findCalendarPage>>;

/** A day or a week of a shop; a technician's own alone, for a technician. */
export async function findCalendarPage(
  { db, now }: Pick<Platform, "db" | "now">,
  { shop, viewer, language, search, readerZone }: Query,
) {
  const guess = readView(search, wallTimeOf(now(), readerZone).slice(0, 10));
  const around = daysOf({ view: "week", day: guess.day });
  const calendar = await findCalendar(db, shop.id, { from: around[0]!, to: around.at(-1)! });
  const { zone, country, members } = calendar;
  const today = wallTimeOf(now(), zone).slice(0, 10);
  const mayPlan = may(shop, "planDays");
  const asked = { ...readView(search, today), ...(!mayPlan && { technician: viewer.id }) };
  const days = daysOf(asked);
  const period = { from: days[0]!, to: days.at(-1)!, today, zone, technicianId: asked.technician };
  const { taken, promised, ...found } = await findDays(db, shop.id, period);
  const promisedOn = Map.groupBy(promised, ({ promisedAt }) =>
    wallTimeOf(promisedAt!.getTime(), zone).slice(0, 10),
  );
  return {
    ...found,
    view: asked,
    today,
    zone,
    members,
    mayPlan,
    mayManage: may(shop, "manageShop"),
    days: days.map((day) => {
      const { hours, closedBy, openings } = planOf(calendar, day);
      return {
        day,
        hours,
        openings,
        taken: taken.get(day) ?? 0,
        promised: promisedOn.get(day) ?? [],
        closedBy:
          closedBy && "holiday" in closedBy
            ? holidayName(country, closedBy.holiday, language)
            : closedBy?.closure,
      };
    }),
  };
}
