import type { Calendar, Worker } from "./calendar.ts";

/**
 * What part of the openings a member works on cars, in percent. Unless the shop says otherwise it is
 * technicians who do, all day; in a shop without any it is the owner.
 */
export function shareOf(
  { id, role }: Worker,
  { settings, workers }: Pick<Calendar, "settings" | "workers">,
): number {
  const said = settings.shares[id];
  if (said !== undefined) return said;
  if (role === "technician") return 100;
  return role === "owner" && !workers.some((one) => one.role === "technician") ? 100 : 0;
}
