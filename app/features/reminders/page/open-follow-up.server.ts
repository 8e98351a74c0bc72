import { and, eq, isNull, or, sql } from "drizzle-orm";
import { data } from "react-router";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { isToken } from "#app/features/approval/links/link.ts";
import { calendarSettings } from "#app/features/calendar/openings.tables.server.ts";
import { recallsOf } from "#app/features/customers/recalls/recalls.server.ts";
import { customers, vehicleOwners, vehicles } from "#app/features/customers/tables.server.ts";
import { modelRecalls } from "#app/features/customers/vin.tables.server.ts";
import { followUps } from "#app/features/reminders/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { notFound } from "#app/http/answers.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

export type OpenFollowUp = Awaited<ReturnType<typeof openFollowUp>>;

/** The message of a link's or letter's secret. @throws not found for an unknown one */
export async function openFollowUp(platform: Platform, ip: string, token: string) {
  if (!(await platform.mayTry(ip))) throw data(null, { status: 429 });
  if (!isToken(token)) return notFound();
  const hash = await hashed(token);
  const row = await platform.db
    .select({
      followUp: followUps,
      make: vehicles.make,
      model: vehicles.model,
      year: vehicles.year,
      plate: vehicles.plate,
      firstName: customers.firstName,
      lastName: customers.lastName,
      email: customers.email,
      emailFoundBy: customers.emailFoundBy,
      name: shopSettings.shopName,
      phone: shopSettings.phone,
      zone: shopSettings.timeZone,
      bookAt: calendarSettings.address,
      isBookable: calendarSettings.isBookable,
      recalls: sql<number>`coalesce(json_array_length(${modelRecalls.recalls}), 0)`.as("recalls"),
      isOwner: sql<number>`${vehicleOwners.customerId} IS NOT NULL`.as("is_owner"),
    })
    .from(followUps)
    .innerJoin(vehicles, refersTo(followUps, followUps.vehicleId, vehicles))
    .innerJoin(customers, refersTo(followUps, followUps.customerId, customers))
    .leftJoin(
      vehicleOwners,
      and(
        eq(vehicleOwners.shopId, followUps.shopId),
        eq(vehicleOwners.vehicleId, followUps.vehicleId),
        eq(vehicleOwners.customerId, followUps.customerId),
        isNull(vehicleOwners.until),
      ),
    )
    .leftJoin(shopSettings, eq(shopSettings.shopId, followUps.shopId))
    .leftJoin(calendarSettings, eq(calendarSettings.shopId, followUps.shopId))
    .leftJoin(modelRecalls, recallsOf(vehicles))
    .where(or(eq(followUps.tokenHash, hash), eq(followUps.letterHash, hash)))
    .get();
  if (!row) return notFound();
  const { followUp, make, model, year, plate, recalls, isOwner, ...rest } = row;
  const { name, phone, zone, bookAt, isBookable, ...customer } = rest;
  const now = platform.now();
  return {
    followUp,
    vehicle: { make, model, year, plate },
    customer,
    shop: { name: name ?? "", phone, zone: zone ?? "UTC" },
    bookAt: isBookable ? bookAt : null,
    /** How many recalls of the model year are known; they are no offers. */
    recalls,
    /** An old message offers nothing, nor does one about a vehicle that changed hands. */
    isOpen: followUp.expiresAt.getTime() > now && isOwner === 1,
    now,
  };
}
