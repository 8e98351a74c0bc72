import { and, asc, eq, isNull } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { shopMembers, shops } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import type { AppointmentState } from "#app/features/calendar/appointment/appointment.ts";
import { placeAppointment } from "#app/features/calendar/appointment/place.server.ts";
import { standardSettings } from "#app/features/calendar/opening/calendar-settings.ts";
import { lengthOf, weekdayOf } from "#app/features/calendar/opening/openings.ts";
import {
  addClosure,
  saveCalendarSettings,
} from "#app/features/calendar/settings/save-settings.server.ts";
import { customers, vehicleOwners, vehicles } from "#app/features/customers/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { otherLanguages } from "#app/values/language.ts";
import { dayAfter, instantOf, wallTimeOf } from "#app/values/wall-time.ts";
import type { Stores } from "../local/stores.ts";
import { demoAccounts } from "../local/welcome.ts";
import { type Both, both } from "./repair.ts";

type Visit = [time: string, hours: number, text: Both, state?: AppointmentState, waits?: boolean];

/** Services of the appointments in a week, from Monday on. */
const week: readonly (readonly Visit[])[] = [
  [
    [
      "08:00",
      150,
      both("Shakes when braking from highway speed.", "Vibra al frenar a velocidad de carretera."),
      "here",
    ],
    ["09:30", 50, both("Oil and filter change.", "Cambio de aceite y filtro."), "here", true],
    [
      "13:00",
      200,
      both("Air conditioning blows warm.", "El aire acondicionado sopla tibio."),
      "noShow",
    ],
  ],
  [
    [
      "08:30",
      200,
      both("Whines when turning the wheel.", "Zumba al girar el volante."),
      "confirmed",
    ],
    [
      "10:00",
      100,
      both("Check engine light came on yesterday.", "Ayer se encendió la luz del motor."),
      "booked",
    ],
    ["14:00", 50, both("Rotate the tires.", "Rotación de neumáticos."), "booked", true],
  ],
  [
    [
      "08:00",
      400,
      both("Timing belt, as discussed.", "Correa de distribución, como acordamos."),
      "confirmed",
    ],
    [
      "11:00",
      100,
      both("Slow to start in the mornings.", "Le cuesta arrancar por la mañana."),
      "requested",
    ],
  ],
  [
    [
      "08:00",
      300,
      both(
        "Front struts knock over bumps.",
        "Los amortiguadores delanteros golpean en los baches.",
      ),
      "booked",
    ],
    [
      "09:00",
      100,
      both("Battery light stays on.", "La luz de la batería queda encendida."),
      "booked",
    ],
    ["13:30", 150, both("Scheduled maintenance.", "Mantenimiento programado."), "requested"],
  ],
  [
    ["08:00", 200, both("Brake pads and discs.", "Pastillas y discos de freno."), "confirmed"],
    ["15:00", 50, both("Headlight is out.", "Un faro no enciende."), "booked", true],
  ],
];

/** A full week of the demo shop's calendar, and its booking page. */
export async function seedCalendar({ db }: Pick<Stores, "db">, now: number): Promise<void> {
  const owner = await db
    .select({ shopId: shops.id, by: users.id, zone: shopSettings.timeZone })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.ownerId))
    .innerJoin(shopSettings, eq(shopSettings.shopId, shops.id))
    .where(eq(users.email, demoAccounts[2]))
    .get();
  if (!owner) return;
  const { shopId, by, zone } = owner;
  const technician = await db
    .select({ id: shopMembers.userId })
    .from(shopMembers)
    .where(and(eq(shopMembers.shopId, shopId), eq(shopMembers.role, "technician")))
    .get();
  const people = await db
    .select({ customer: customers, vehicle: vehicles })
    .from(vehicleOwners)
    .innerJoin(
      customers,
      and(eq(customers.shopId, shopId), eq(customers.id, vehicleOwners.customerId)),
    )
    .innerJoin(vehicles, and(eq(vehicles.shopId, shopId), eq(vehicles.id, vehicleOwners.vehicleId)))
    .where(and(eq(vehicleOwners.shopId, shopId), isNull(vehicleOwners.until)))
    .orderBy(asc(customers.id))
    .limit(20);
  if (people.length === 0) return;
  const settings = {
    ...standardSettings,
    shares: { [by]: 50 },
    address: "demo",
    isBookable: true,
  };
  await saveCalendarSettings(db, shopId, { settings, version: 0, by, now });
  const today = wallTimeOf(now, zone).slice(0, 10);
  // On a weekend the week that begins.
  const monday = dayAfter(today, (weekdayOf(today) > 4 ? 7 : 0) - weekdayOf(today));
  const vacation = { fromDay: dayAfter(monday, 14), toDay: dayAfter(monday, 16) };
  const closure = { ...vacation, id: newId(), memberId: technician?.id ?? null, note: "Vacation" };
  await addClosure(db, { shopId, by, now }, closure);
  let nth = 0;
  for (const [weekday, visits] of week.entries())
    for (const [time, hours, text, state = "booked", waits = false] of visits) {
      const day = dayAfter(monday, weekday);
      const { customer, vehicle } = people[nth++ % people.length]!;
      const startsAt = instantOf(`${day}T${time}`, zone)!;
      const { language } = customer;
      // Nobody has come yet to what is still to come.
      const isOver = startsAt < now;
      const past = state === "here" || state === "noShow";
      await placeAppointment(
        db,
        {
          shopId,
          id: newId(),
          customerId: customer.id,
          vehicleId: vehicle.id,
          firstName: customer.firstName,
          lastName: customer.lastName,
          // The demo writes to nobody by itself.
          email: "",
          phone: customer.phone ?? "",
          contact: customer.phoneFoundBy ?? "",
          make: vehicle.make,
          model: vehicle.model,
          year: vehicle.year ?? 2018,
          plate: vehicle.plate ?? "",
          vin: vehicle.vin,
          complaint: text[language],
          complaintLanguage: language,
          translation: text[otherLanguages(language)[0]!],
          language,
          service: "",
          hours,
          startsAt: new Date(startsAt),
          endsAt: new Date(startsAt + lengthOf(hours)),
          customerZone: zone,
          waits,
          technicianId: nth % 3 === 0 ? null : (technician?.id ?? by),
          state: past && !isOver ? "booked" : state,
          isFromPage: state === "requested",
          consent: null,
          marketing: null,
          note: "",
          letterKind: null,
          letterAt: null,
          remindAt: null,
          createdBy: state === "requested" ? null : by,
        },
        { day, now },
      );
    }
}
