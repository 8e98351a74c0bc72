import { href } from "react-router";
import { calendarFile } from "#app/features/calendar/feed/calendar-file.ts";
import { entryOf, feedOf } from "#app/features/calendar/feed/feed.ts";
import { loadT } from "#app/i18n/load-words.server.ts";
import type { Route } from "./+types/calendar-file";
import { openAsked } from "./open-page.server.ts";

/** An appointment for its customer's own calendar. */
export async function loader(args: Route.LoaderArgs) {
  const { platform, visit } = await openAsked(args);
  const { appointment, shop } = visit;
  const t = await loadT(appointment.language);
  const { appUrl } = platform.config;
  const summary = t("booking:summary", { shop: shop.name });
  const file = feedOf(
    [
      {
        ...entryOf(appointment),
        summary,
        description: appointment.service,
        location: shop.address ?? "",
        url: appUrl + href("/appointments/:token", { token: args.params.token }),
      },
    ],
    { name: summary, host: new URL(appUrl).host },
  );
  return calendarFile(file, 'attachment; filename="appointment.ics"');
}
