import { href } from "react-router";
import { openVisit } from "#app/features/calendar/booking/visit/visit.server.ts";
import { feedOf } from "#app/features/calendar/feed/feed.ts";
import { loadT } from "#app/i18n/load-words.server.ts";
import { platformContext, requestContext } from "#app/platform/context.ts";
import type { Route } from "./+types/calendar-file";

/** An appointment for its customer's own calendar. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const visit = await openVisit(platform, context.get(requestContext).ip, token);
  const { appointment, shop } = visit;
  const t = await loadT(appointment.language);
  const { appUrl } = platform.config;
  const summary = t("booking:summary", { shop: shop.name });
  const file = feedOf(
    [
      {
        id: appointment.id,
        startsAt: appointment.startsAt.getTime(),
        endsAt: appointment.endsAt.getTime(),
        state: appointment.state,
        sequence: appointment.sequence,
        changedAt: appointment.updatedAt.getTime(),
        summary,
        description: appointment.service,
        location: shop.address ?? "",
        url: appUrl + href("/appointments/:token", { token }),
      },
    ],
    { name: summary, host: new URL(appUrl).host },
  );
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="appointment.ics"',
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
    },
  });
}
