import { and, eq } from "drizzle-orm";
import { appointments } from "#app/features/calendar/tables.server.ts";
import type { AppointmentRef } from "./appointment.ts";

export type Appointment = typeof appointments.$inferSelect;

/** The row of an appointment of this shop. */
export const appointmentIs = ({ shopId, id }: AppointmentRef) =>
  and(eq(appointments.shopId, shopId), eq(appointments.id, id));
