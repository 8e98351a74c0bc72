import { eq, sum } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { v7 as newId } from "uuid";
import { afterAll, expect, test } from "vitest";
import { bookablePeriod, daysOffered } from "#app/features/calendar/booking/offers.ts";
import { placeBooking } from "#app/features/calendar/booking/place-booking.server.ts";
import { findCalendar } from "#app/features/calendar/opening/calendar.server.ts";
import { standardSettings } from "#app/features/calendar/opening/calendar-settings.ts";
import { planOf } from "#app/features/calendar/opening/day-plan.ts";
import { calendarSettings } from "#app/features/calendar/openings.tables.server.ts";
import { appointments } from "#app/features/calendar/tables.server.ts";
import { instantOf } from "#app/values/wall-time.ts";
import { pick, tries } from "../../support/chance.ts";
import { openD1 } from "../../support/d1.ts";
import { makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { tally } from "../../support/tally.ts";

// R16: `npm run torture -- R16` sends ten thousand.

const { d1, close } = await openD1({ real: process.env.LLAVE_FULL === "1" });
afterAll(close);
const db = drizzle(d1);

test("Programs with as many addresses as they like do not fill a day", {
  timeout: 600_000,
}, async () => {
  const owner = await signedIn(db, "premium");
  const { shopId } = owner;
  await makeShop(db, owner);
  await db.insert(calendarSettings).values({
    ...standardSettings,
    openHolidays: [],
    shares: {},
    services: [],
    shopId,
    address: "taller",
    isBookable: true,
    updatedAt: new Date(),
  });
  const now = Date.now();
  const calendar = await findCalendar(db, shopId, bookablePeriod(now));
  const wanted = { hours: 1_00, waits: false, now };
  const days = daysOffered(calendar, { taken: new Map(), waiting: [] }, wanted);
  const answers = new Map<string, number>();
  for (let n = 0; n < tries(300); n++) {
    const day = pick(days);
    const key = newId({ msecs: now - 60_000 });
    const answer = await placeBooking(
      { db },
      {
        shopId,
        calendar,
        request: new Request("https://llave.test/book/taller"),
        ip: `2001:db8::${n.toString(16)}`,
        language: "es",
        consents: () => ({ consent: "Sí", marketing: "Sí" }),
        key,
        sentKey: key,
        complaint: "Rechina",
        service: "",
        wanted,
        startsAt: instantOf(`${day}T09:00`, calendar.zone)!,
        day,
        who: {
          firstName: "Bot",
          lastName: String(n),
          phone: "+15550102030",
          email: "",
          make: "Toyota",
          model: "Corolla",
          year: 2018,
          plate: "ABC123",
          vin: "",
          website: "",
          consent: "yes",
          marketing: false,
        },
      },
    );
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    tally(1);
  }
  const taken = await db
    .select({ day: appointments.day, hours: sum(appointments.hours).mapWith(Number) })
    .from(appointments)
    .where(eq(appointments.shopId, shopId))
    .groupBy(appointments.day);
  for (const { day, hours } of taken) {
    const plan = planOf(calendar, day);
    expect(hours).toBeLessThanOrEqual(plan.pageHours);
    // Hours reserved for bookings by telephone stay free.
    expect(plan.pageHours).toBeLessThan(plan.hours);
  }
  expect(answers.get("placed")).toBeLessThanOrEqual(100);
  expect(answers.get("tooMany") ?? 0).toBeGreaterThan(0);
});
