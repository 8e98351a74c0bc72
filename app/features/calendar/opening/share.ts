import type { Calendar, Worker } from "./calendar.ts";

/**
 * The share of the opening hours that a member works on cars, in percent. By default technicians
 * work all day; in a shop without technicians the owner does.
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
