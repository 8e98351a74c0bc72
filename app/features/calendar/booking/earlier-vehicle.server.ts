import { and, eq } from "drizzle-orm";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { isToken } from "#app/features/approval/links/link.ts";
import { links } from "#app/features/approval/tables.server.ts";
import { appointmentTokens } from "#app/features/calendar/secrets.tables.server.ts";
import { appointments } from "#app/features/calendar/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/**
 * The vehicle of an earlier visit to this shop, by the secret of its appointment or of its link,
 * whose pages show it too; undefined for any other text.
 */
export async function findEarlierVehicle(
  db: Db,
  shopId: string,
  token: string,
): Promise<Record<string, string>> {
  if (!isToken(token)) return {};
  const tokenHash = await hashed(token);
  const [[booked], [linked]] = await db.batch([
    db
      .select({
        make: appointments.make,
        model: appointments.model,
        year: appointments.year,
        plate: appointments.plate,
      })
      .from(appointmentTokens)
      .innerJoin(
        appointments,
        refersTo(appointmentTokens, appointmentTokens.appointmentId, appointments),
      )
      .where(and(eq(appointmentTokens.shopId, shopId), eq(appointmentTokens.tokenHash, tokenHash))),
    db
      .select({
        make: repairJobs.carMake,
        model: repairJobs.carModel,
        year: repairJobs.carYear,
        plate: repairJobs.licensePlate,
      })
      .from(links)
      .innerJoin(repairJobs, refersTo(links, links.jobId, repairJobs))
      .where(and(eq(links.shopId, shopId), eq(links.tokenHash, tokenHash))),
  ]);
  const vehicle = booked ?? linked;
  return vehicle ? { ...vehicle, year: String(vehicle.year) } : {};
}
