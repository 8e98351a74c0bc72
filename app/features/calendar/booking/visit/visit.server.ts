import { eq } from "drizzle-orm";
import { data } from "react-router";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { isToken } from "#app/features/approval/links/link.ts";
import { isAwaited } from "#app/features/calendar/appointment/appointment.ts";
import type { Appointment } from "#app/features/calendar/appointment/rows.server.ts";
import { calendarSettings } from "#app/features/calendar/openings.tables.server.ts";
import { appointmentTokens } from "#app/features/calendar/secrets.tables.server.ts";
import { appointments } from "#app/features/calendar/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { notFound } from "#app/http/answers.ts";
import { refersTo } from "#app/platform/db/columns.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

export type FoundVisit = {
  appointment: Appointment;
  shop: { name: string; phone: string | null; address: string | null };
  /** The address of the booking page; null if there is none. */
  bookAt: string | null;
};

/** The appointment that a token opens. @throws not found for one that was never given out */
export async function openVisit(
  platform: Platform,
  ip: string,
  token: string,
): Promise<FoundVisit> {
  if (!(await platform.mayTry(ip))) throw data(null, { status: 429 });
  if (!isToken(token)) return notFound();
  const row = await platform.db
    .select({
      appointment: appointments,
      name: shopSettings.shopName,
      phone: shopSettings.phone,
      address: shopSettings.address,
      bookAt: calendarSettings.address,
      isBookable: calendarSettings.isBookable,
    })
    .from(appointmentTokens)
    .innerJoin(
      appointments,
      refersTo(appointmentTokens, appointmentTokens.appointmentId, appointments),
    )
    .leftJoin(shopSettings, eq(shopSettings.shopId, appointmentTokens.shopId))
    .leftJoin(calendarSettings, eq(calendarSettings.shopId, appointmentTokens.shopId))
    .where(eq(appointmentTokens.tokenHash, await hashed(token)))
    .get();
  if (!row) return notFound();
  const { appointment, name, phone, address, bookAt, isBookable } = row;
  return {
    appointment,
    shop: { name: name ?? "", phone, address },
    bookAt: isBookable ? bookAt : null,
  };
}

/** Whether its customer may still change it. */
export const isChangeable = (
  { state, startsAt }: Pick<Appointment, "state" | "startsAt">,
  now: number,
): boolean => isAwaited(state) && startsAt.getTime() > now;

/** The contents of an appointment's page for its customer. */
export const shownVisit = (
  { appointment, shop, bookAt }: FoundVisit,
  token: string,
  now: number,
) => ({
  token,
  shop: { name: shop.name, phone: shop.phone },
  bookAt,
  state: appointment.state,
  startsAt: appointment.startsAt.getTime(),
  zone: appointment.zone,
  make: appointment.make,
  model: appointment.model,
  year: appointment.year,
  plate: appointment.plate,
  complaint: appointment.complaint,
  complaintLanguage: appointment.complaintLanguage,
  service: appointment.service,
  isChangeable: isChangeable(appointment, now),
});

export type ShownVisit = ReturnType<typeof shownVisit>;
