import { v7 as newId } from "uuid";
import { knownOf, knownQuery } from "#app/features/customers/suggest.server.ts";
import { settingsQuery } from "#app/features/repair/page/job-page.server.ts";
import { membersQuery } from "#app/features/shop/member.server.ts";
import { yearIn } from "#app/values/calendar.ts";
import { readDay, wallTimeOf } from "#app/values/wall-time.ts";
import type { Services } from "./new-appointment.server.ts";

/** Initial values for the form of a new appointment. */
export async function findNewAppointment(
  { db, now }: Pick<Services, "db" | "now">,
  shopId: string,
  request: Request,
) {
  const { searchParams } = new URL(request.url);
  const ids = {
    customerId: searchParams.get("customer")?.slice(0, 64) ?? null,
    vehicleId: searchParams.get("vehicle")?.slice(0, 64) ?? null,
  };
  const [members, [settings], known] = await db.batch([
    membersQuery(db, shopId),
    settingsQuery(db, shopId),
    knownQuery(db, shopId, ids),
  ]);
  const zone = settings?.timeZone ?? "UTC";
  return {
    /** The id of the new appointment: a form sent twice makes one. */
    id: newId(),
    day: readDay(searchParams.get("day")) ?? wallTimeOf(now(), zone).slice(0, 10),
    year: yearIn(now(), zone),
    members,
    known: knownOf(known),
  };
}
