import { data, href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { afterChange } from "#app/features/calendar/appointment/after-change.server.ts";
import { addToken } from "#app/features/calendar/letters/appointment-token.server.ts";
import {
  findBookable,
  findCalendar,
  type ShopCalendar,
} from "#app/features/calendar/opening/calendar.server.ts";
import { planOf } from "#app/features/calendar/opening/day-plan.ts";
import { notFound } from "#app/http/answers.ts";
import { receiveForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { yearIn } from "#app/values/calendar.ts";
import { inLanguage, isLanguage, type Language } from "#app/values/language.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import type { Message } from "#app/values/word-key.ts";
import { findEarlierVehicle } from "./earlier-vehicle.server.ts";
import { bookingFormSize, whatForm, whenForm, whoForm } from "./forms.ts";
import { findLoad } from "./load.server.ts";
import { bookablePeriod, daysOffered, hoursOffered, periodOf } from "./offers.ts";
import { placeBooking } from "./place-booking.server.ts";
import type { Answers, BookingShop, BookingStep, Typing } from "./steps.ts";
import { systemsIn } from "./systems-in.server.ts";
import { urgentIn } from "./urgent.ts";

type BookingRequest = {
  /** The shop's part of the address. */
  address: string;
  request: Request;
  ip: string;
  language: Language;
  /** The words of the consents, as the page says them. */
  consents: (shop: string) => { consent: string; marketing: string };
  /** A vehicle of this shop by another secret than an earlier visit's. */
  vehicleOf?: (shopId: string, secret: string) => Promise<Record<string, string> | undefined>;
};

const nothingTyped: Typing = { values: {}, fields: {} };

const servicesOf = ({ settings }: ShopCalendar, language: Language) =>
  settings.services.map(({ names }) => inLanguage(names, language));

/** The first step: the language, then what is wrong. */
export async function startBooking(
  platform: Platform,
  { address, request, ip, language }: BookingRequest,
): Promise<BookingStep> {
  const { calendar, shop } = await openShop(platform, address, ip);
  const { searchParams } = new URL(request.url);
  if (!isLanguage(searchParams.get("lng"))) return { kind: "language", shop };
  const services = servicesOf(calendar, language);
  const again = searchParams.get("again")?.slice(0, 64) ?? "";
  return { kind: "what", shop, services, key: newId(), again, typing: nothingTyped };
}

/** Each further step, and at last the booking itself. */
export async function continueBooking(platform: Platform, booking: BookingRequest) {
  const { address, request, ip, language } = booking;
  const { shopId, calendar, shop, now } = await openShop(platform, address, ip);
  const received = await receiveForm(request, bookingFormSize);
  const what = received.check(whatForm);
  if (!what.ok) {
    const { values = {}, fields = {}, error } = what;
    const key = typeof values.key === "string" ? values.key : newId();
    const again = typeof values.again === "string" ? values.again : "";
    const services = servicesOf(calendar, language);
    const typing = { values, fields, error };
    return step({ kind: "what", shop, services, key, again, typing }, 422);
  }
  const { services } = calendar.settings;
  const service = services[what.value.service] ?? services[0]!;
  const complaint = what.value.complaint || inLanguage(service.names, language);
  const said: Answers = {
    complaint,
    service: String(services.indexOf(service)),
    waits: what.value.waits ? "yes" : "",
    key: formId(what.value.key, now),
    again: what.value.again,
  };
  const urgent = urgentIn(complaint);
  const wanted = { hours: service.hours, waits: what.value.waits, now };
  const load = await findLoad(platform.db, shopId, calendar, periodOf(calendar, now));
  const chooseDay = async (error?: Message) => {
    const found = {
      kind: "day" as const,
      shop,
      said,
      urgent,
      systems: await systemsIn(complaint, language),
      hours: service.hours,
      days: daysOffered(calendar, load, wanted),
      typing: { ...nothingTyped, error },
    };
    return step(found, error ? 409 : 200);
  };
  const when = received.check(whenForm);
  const day = when.ok ? when.value.day : undefined;
  if (!day) return chooseDay();
  const plan = planOf(calendar, day);
  const offered = hoursOffered(calendar, plan, load, wanted);
  if (offered.length === 0) return chooseDay({ key: "booking:gone" });
  const timeOf = (instant: number) => wallTimeOf(instant, calendar.zone).slice(11, 16);
  const who = {
    kind: "who" as const,
    shop,
    said,
    urgent,
    day,
    zone: calendar.zone,
    times: offered.map(timeOf),
    confirms: calendar.settings.confirms,
  };
  const values = received.values ?? {};
  if (values.firstName === undefined) {
    const earlier =
      (await booking.vehicleOf?.(shopId, said.again)) ??
      (await findEarlierVehicle(platform.db, shopId, said.again));
    return step({ ...who, typing: { ...nothingTyped, values: earlier } });
  }
  const form = received.check(whoForm(yearIn(now, calendar.zone)));
  const time = when.ok ? when.value.time : undefined;
  const startsAt = offered.find((at) => timeOf(at) === time);
  if (!form.ok || startsAt === undefined) {
    const fields = {
      ...(form.ok ? {} : form.fields),
      ...(startsAt === undefined && { time: { key: "ui:form.choice" as const } }),
    };
    const error = { key: "ui:form.fix" as const };
    return step({ ...who, typing: { values, fields, error } }, 422);
  }
  const refused = (error: Message, status: number) =>
    step({ ...who, typing: { values, fields: {}, error } }, status);
  try {
    const placed = await placeBooking(platform, {
      ...booking,
      shopId,
      calendar,
      key: said.key,
      sentKey: what.value.key,
      complaint,
      service: inLanguage(service.names, language),
      wanted,
      startsAt,
      day,
      who: form.value,
    });
    if (placed === "full" || placed === "closed") return chooseDay({ key: "booking:gone" });
    if (placed !== "placed") return refused({ key: `booking:${placed}` }, 429);
    const ref = { shopId, id: said.key };
    const token = await addToken(platform.db, ref, now);
    afterChange(platform, ref);
    return redirect(`${href("/appointments/:token", { token })}?lng=${language}`, 303);
  } catch (error) {
    log.error("a booking could not be saved", error);
    return refused({ key: "booking:failed" }, 503);
  }
}

const step = (found: BookingStep, status = 200) => data(found, { status });

/** The shop of a booking page, and its calendar for as long as it can be booked. */
async function openShop(platform: Platform, address: string, ip: string) {
  if (!(await platform.mayTry(ip))) throw data(null, { status: 429 });
  const now = platform.now();
  const shopId = (await findBookable(platform.db, address)) ?? notFound();
  const calendar = await findCalendar(platform.db, shopId, bookablePeriod(now));
  const { name, phone } = calendar.shop;
  const shop: BookingShop = { address, name, phone };
  return { shopId, calendar, shop, now };
}
