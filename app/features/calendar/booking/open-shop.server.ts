import { data } from "react-router";
import { findBookable, findCalendar } from "#app/features/calendar/opening/calendar.server.ts";
import { notFound } from "#app/http/answers.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { bookablePeriod } from "./offers.ts";
import type { BookingShop } from "./steps.ts";

/** The shop of a booking page, and its calendar for as long as it can be booked. */
export async function openShop(platform: Platform, address: string, ip: string) {
  if (!(await platform.mayTry(ip))) throw data(null, { status: 429 });
  const now = platform.now();
  const shopId = (await findBookable(platform.db, address)) ?? notFound();
  const calendar = await findCalendar(platform.db, shopId, bookablePeriod(now));
  const { name, phone } = calendar.shop;
  const shop: BookingShop = { address, name, phone };
  return { shopId, calendar, shop, now };
}
