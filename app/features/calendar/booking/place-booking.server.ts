import type { z } from "zod";
import { take } from "#app/features/account/budget/uses.server.ts";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { contactOf } from "#app/features/calendar/appointment/contact.server.ts";
import { type Placed, placeAppointment } from "#app/features/calendar/appointment/place.server.ts";
import { reminderColumn } from "#app/features/calendar/appointment/state.server.ts";
import type { ShopCalendar } from "#app/features/calendar/opening/calendar.server.ts";
import { lengthOf } from "#app/features/calendar/opening/openings.ts";
import { writtenIn } from "#app/features/translator/language/language.server.ts";
import { readerZone } from "#app/http/time-zone.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { isTimeZone } from "#app/values/calendar.ts";
import { cookieOf } from "#app/values/cookie.ts";
import type { Language } from "#app/values/language.ts";
import type { whoForm } from "./forms.ts";
import type { Wish } from "./offers.ts";

/** The most bookings in a day: of one visitor, and on one shop's page. */
const bookingsPerDay = { visitor: 6, shop: 100 } as const;
/** No person reads and fills in three steps faster, in milliseconds. */
const fastest = 4_000;

type Booking = {
  shopId: string;
  calendar: ShopCalendar;
  request: Request;
  ip: string;
  language: Language;
  consents: (shop: string) => { consent: string; marketing: string };
  /** The id of the appointment, and what the form sent for it. */
  key: string;
  sentKey: string | undefined;
  complaint: string;
  service: string;
  wanted: Wish;
  startsAt: number;
  day: string;
  who: z.infer<ReturnType<typeof whoForm>>;
};

/**
 * Stores a customer's booking, for the shop to confirm unless it confirms automatically. "tooFast":
 * a program sent it. The answer never reveals whether somebody is already a customer.
 */
export async function placeBooking(
  { db }: Pick<Platform, "db">,
  booking: Booking,
): Promise<Placed | "tooMany" | "tooFast"> {
  const { shopId, calendar, request, ip, language, key, wanted, day, who } = booking;
  const { now, hours, waits } = wanted;
  const { settings, country, zone } = calendar;
  if (who.website !== "" || key !== booking.sentKey || now - madeAt(key) < fastest)
    return "tooFast";
  const visitor = await hashed(`${shopId} ${ip}`);
  const limits = [
    { who: visitor, what: "book.visitor", most: bookingsPerDay.visitor },
    { who: shopId, what: "book.shop", most: bookingsPerDay.shop },
  ] as const;
  if (!(await take(db, limits, now))) return "tooMany";
  const email = who.email ?? "";
  const words = booking.consents(calendar.shop.name);
  const startsAt = new Date(booking.startsAt);
  const own = readerZone(request);
  const customerZone = isTimeZone(cookieOf(request.headers, "tz") ?? "") ? own : zone;
  return placeAppointment(
    db,
    {
      shopId,
      id: key,
      customerId: null,
      vehicleId: null,
      firstName: who.firstName,
      lastName: who.lastName,
      email,
      phone: who.phone,
      contact: await contactOf({ phone: who.phone, email }, country),
      make: who.make,
      model: who.model,
      year: who.year,
      plate: who.plate,
      vin: who.vin || null,
      complaint: booking.complaint,
      complaintLanguage: await writtenIn(booking.complaint, language),
      translation: null,
      language,
      service: booking.service,
      hours,
      startsAt,
      endsAt: new Date(booking.startsAt + lengthOf(hours)),
      customerZone,
      waits,
      technicianId: null,
      state: settings.confirms ? "booked" : "requested",
      isFromPage: true,
      consent: words.consent,
      marketing: who.marketing ? words.marketing : null,
      note: "",
      letterKind: email === "" ? null : settings.confirms ? "booked" : "requested",
      letterAt: email === "" ? null : new Date(now),
      ...reminderColumn({ startsAt, customerZone }, now),
      createdBy: null,
    },
    { day, now, limit: (plan) => plan.pageHours },
  );
}

/** The creation time of an id (UUIDv7), in milliseconds. */
const madeAt = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
