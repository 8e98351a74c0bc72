import { layout, route } from "@react-router/dev/routes";
import { askedRoutes, followUpRoutes } from "./follow-up-routes.ts";
import { partRoutes } from "./part-routes.ts";

/** The calendar of a shop, for its members, with due work and jobs that wait for parts. */
export const calendarRoutes = [
  route("repair-cms/calendar", "routes/repair/calendar/calendar.tsx", [
    route("new", "routes/repair/calendar/new.tsx"),
    route("feed", "routes/repair/calendar/feed.tsx"),
    route("feed/revoke", "routes/repair/calendar/revoke-feed.ts"),
  ]),
  route("repair-cms/calendar/:appointmentId", "routes/repair/calendar/appointment.tsx", [
    route("state", "routes/repair/calendar/state.tsx"),
    route("job", "routes/repair/calendar/job.tsx"),
  ]),
  route("repair-cms/calendar/:appointmentId/move", "routes/repair/calendar/move.tsx"),
  ...followUpRoutes,
  ...partRoutes,
];

/** Pages of customers and of members' calendars: no account, no script. */
export const bookingRoutes = [
  layout("routes/link/customer-frame.tsx", { id: "routes/link/frame-of-bookings" }, [
    route("book/:shop", "routes/book/book.tsx"),
    route("appointments/:token", "routes/book/appointment.tsx"),
    route("appointments/:token/move", "routes/book/move-visit.tsx"),
    route("appointments/:token/cancel", "routes/book/cancel-visit.tsx"),
    route("appointments/:token/confirm", "routes/book/confirm-visit.ts"),
  ]),
  route("appointments/:token/appointment.ics", "routes/book/calendar-file.ts"),
  route("calendar/:file", "routes/book/feed.ts"),
  ...askedRoutes,
];
