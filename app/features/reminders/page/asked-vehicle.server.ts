import { and, eq, or } from "drizzle-orm";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { isToken } from "#app/features/approval/links/link.ts";
import { vehicles } from "#app/features/customers/tables.server.ts";
import { followUps } from "#app/features/reminders/tables.server.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** The vehicle of a message of this shop, by the message's secret. */
export async function findAskedVehicle(
  db: Db,
  shopId: string,
  secret: string,
): Promise<Record<string, string> | undefined> {
  if (!isToken(secret)) return undefined;
  const hash = await hashed(secret);
  const { make, model, year, plate } = vehicles;
  const row = await db
    .select({ make, model, year, plate })
    .from(followUps)
    .innerJoin(vehicles, refersTo(followUps, followUps.vehicleId, vehicles))
    .where(
      and(
        eq(followUps.shopId, shopId),
        or(eq(followUps.tokenHash, hash), eq(followUps.letterHash, hash)),
      ),
    )
    .get();
  return (
    row && {
      make: row.make,
      model: row.model,
      year: String(row.year ?? ""),
      plate: row.plate ?? "",
    }
  );
}
