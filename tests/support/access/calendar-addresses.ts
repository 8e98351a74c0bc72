/** The addresses of a shop's calendar. */
export const calendarAddresses = [
  "/repair-cms/calendar",
  "/repair-cms/calendar/new",
  "/repair-cms/calendar/feed",
  "/repair-cms/calendar/feed/revoke",
  "/repair-cms/calendar/:appointmentId",
  "/repair-cms/calendar/:appointmentId/move",
  "/repair-cms/calendar/:appointmentId/state",
  "/repair-cms/calendar/:appointmentId/job",
  "/repair-cms/calendar-settings",
  "/repair-cms/calendar-settings/closures",
  "/repair-cms/calendar-settings/closures/:closureId/remove",
];

/** Those of customers, and of the programs that members' calendars are in: a secret is all that is asked. */
export const bookingAddresses = [
  "/book/:shop",
  "/appointments/:token",
  "/appointments/:token/move",
  "/appointments/:token/cancel",
  "/appointments/:token/confirm",
  "/appointments/:token/appointment.ics",
  "/calendar/:file",
];
