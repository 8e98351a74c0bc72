import { followUpAccess } from "./follow-up-addresses.ts";
import { partAccess } from "./part-addresses.ts";

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

/**
 * Addresses for customers, and for the programs that read members' calendars: a secret is all they
 * need.
 */
export const bookingAddresses = [
  "/book/:shop",
  "/appointments/:token",
  "/appointments/:token/move",
  "/appointments/:token/cancel",
  "/appointments/:token/confirm",
  "/appointments/:token/appointment.ics",
  "/calendar/:file",
];

const everyone = ["owner", "advisor", "technician"] as const;
const offices = ["owner", "advisor"] as const;
const ownerOnly = ["owner"] as const;
const appointment = { read: offices, write: offices, names: "appointment" } as const;

/** Who of a shop may do what with its calendar (`shopAccess`). */
export const calendarAccess = {
  ...followUpAccess,
  ...partAccess,
  // A technician sees their own appointments; whoever runs the office plans them.
  "/repair-cms/calendar": { read: everyone },
  "/repair-cms/calendar/new": { read: offices, write: offices },
  "/repair-cms/calendar/feed": { read: everyone, write: everyone },
  "/repair-cms/calendar/feed/revoke": { read: everyone, write: everyone },
  // A technician's own alone (tests/routes/calendar/calendar.test.ts).
  "/repair-cms/calendar/:appointmentId": appointment,
  "/repair-cms/calendar/:appointmentId/move": appointment,
  "/repair-cms/calendar/:appointmentId/state": appointment,
  "/repair-cms/calendar/:appointmentId/job": appointment,
  "/repair-cms/calendar-settings": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/calendar-settings/closures": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/calendar-settings/closures/:closureId/remove": {
    read: ownerOnly,
    write: ownerOnly,
  },
};
