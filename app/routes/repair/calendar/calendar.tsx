import { Outlet } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { CalendarPage } from "#app/features/calendar/page/calendar-page.tsx";
import { findCalendarPage } from "#app/features/calendar/page/find-calendar.server.ts";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import type { Route } from "./+types/calendar";

export const loader = read(
  { area: "repair", needs: "readRecords" },
  ({ platform, context, request, shop, viewer }: Route.LoaderArgs & InShop) =>
    findCalendarPage(platform, {
      shop,
      viewer,
      language: languageOf(context),
      search: new URL(request.url).searchParams,
      readerZone: readerZone(request),
    }),
);

export const shouldRevalidate = askedBehindDialog();

export default function Calendar({ loaderData }: Route.ComponentProps) {
  return (
    <CalendarPage page={loaderData}>
      <Outlet />
    </CalendarPage>
  );
}

export function ErrorBoundary() {
  return <NotLoaded what="calendar:notLoaded" />;
}
