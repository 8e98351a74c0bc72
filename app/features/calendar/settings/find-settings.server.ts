import { href } from "react-router";
import { findCalendar } from "#app/features/calendar/opening/calendar.server.ts";
import { holidayOn, holidaysOf } from "#app/features/calendar/opening/holidays.ts";
import { shareOf } from "#app/features/calendar/opening/share.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { formatDay } from "#app/values/calendar.ts";
import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";
import { dayAfter, wallTimeOf } from "#app/values/wall-time.ts";

export type CalendarSettingsContent = Awaited<ReturnType<typeof findCalendarSettings>>;

/** The contents of the calendar's section of settings. */
export async function findCalendarSettings(
  { db, config, now }: Pick<Platform, "db" | "config" | "now">,
  shopId: string,
  language: Language,
) {
  const today = wallTimeOf(now(), "UTC").slice(0, 10);
  const last = dayAfter(today, 400);
  const calendar = await findCalendar(db, shopId, { from: today, to: last });
  const { settings, version, workers, members, country, shop, closures } = calendar;
  const next = new Map<string, string>();
  for (let day = today; day < last; day = dayAfter(day, 1)) {
    const id = holidayOn(country, day);
    if (id && !next.has(id)) next.set(id, day);
  }
  return {
    settings,
    version,
    closures,
    members: workers.map((worker) => ({
      id: worker.id,
      name: members.find(({ id }) => id === worker.id)?.name ?? "",
      share: shareOf(worker, calendar),
    })),
    holidays: holidaysOf(country).map(({ id, names }) => {
      const day = next.get(id);
      return {
        id,
        name: names[language],
        day: day ? formatDay(Date.parse(day), language, "UTC") : null,
      };
    }),
    bookingUrl: config.appUrl + href("/book/:shop", { shop: "" }).replace(/\/?$/, "/"),
    proposed: fold(shop.name)
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 40),
  };
}
