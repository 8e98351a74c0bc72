import { v7 as newId } from "uuid";
import { placeAppointment } from "#app/features/calendar/appointment/place.server.ts";
import { lengthOf } from "#app/features/calendar/opening/openings.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { instantOf } from "#app/values/wall-time.ts";

type Draft = Parameters<typeof placeAppointment>[1];

type Traits = Partial<Omit<Draft, "startsAt" | "endsAt">> & {
  shopId: string;
  day: string;
  /** On the wall where the shop is. */
  time?: string;
  zone?: string;
  now?: number;
  limit?: number;
};

/** Places an appointment of an hour at nine, by the shop, unless it is said otherwise. */
export function makeAppointment(
  db: Db,
  {
    shopId,
    day,
    time = "09:00",
    zone = "America/Los_Angeles",
    now = Date.now(),
    limit,
    ...traits
  }: Traits,
) {
  const hours = traits.hours ?? 1_00;
  const startsAt = instantOf(`${day}T${time}`, zone)!;
  const id = traits.id ?? newId();
  return placeAppointment(
    db,
    {
      customerId: null,
      vehicleId: null,
      firstName: "María",
      lastName: "Pérez",
      email: "maria.perez@example.com",
      phone: "(555) 010-2030",
      contact: "+15550102030",
      make: "Toyota",
      model: "Corolla",
      year: 2018,
      plate: "ABC-123",
      vin: null,
      complaint: "Se oye un chillido al frenar.",
      complaintLanguage: "es",
      translation: null,
      language: "es",
      service: "",
      waits: false,
      technicianId: null,
      state: "booked",
      isFromPage: false,
      consent: null,
      marketing: null,
      note: "",
      letterKind: null,
      letterAt: null,
      remindAt: null,
      createdBy: null,
      customerZone: zone,
      ...traits,
      shopId,
      id,
      hours,
      startsAt: new Date(startsAt),
      endsAt: new Date(startsAt + lengthOf(hours)),
    },
    { day, now, ...(limit !== undefined && { limit: () => limit }) },
  );
}
