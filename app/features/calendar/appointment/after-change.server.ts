import { sendLetterOf } from "#app/features/calendar/letters/send-letters.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { AppointmentRef } from "./appointment.ts";
import { translateComplaint } from "./complaint.server.ts";

/** What follows a change when the answer has been sent: the letter that is due, the translation. */
export function afterChange(
  services: Pick<Platform, "db" | "now" | "mail" | "config" | "ai" | "defer">,
  ref: AppointmentRef,
): void {
  services.defer(sendLetterOf(services, ref, services.now()));
  services.defer(translateComplaint(services, ref));
}
