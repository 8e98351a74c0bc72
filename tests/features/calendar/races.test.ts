import { and, eq, inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { v7 as newId } from "uuid";
import { afterAll, expect, test } from "vitest";
import { countingStates } from "#app/features/calendar/appointment/appointment.ts";
import { moveAppointment } from "#app/features/calendar/appointment/move.server.ts";
import { standardSettings } from "#app/features/calendar/opening/calendar-settings.ts";
import { lengthOf } from "#app/features/calendar/opening/openings.ts";
import { calendarSettings } from "#app/features/calendar/openings.tables.server.ts";
import { appointments } from "#app/features/calendar/tables.server.ts";
import { dayAfter, instantOf } from "#app/values/wall-time.ts";
import { below, pick, tries } from "../../support/chance.ts";
import { openD1 } from "../../support/d1.ts";
import { makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { makeAppointment } from "../../support/repair/make-appointment.ts";
import { tally } from "../../support/tally.ts";

// R16: nobody's hours are given away twice. `npm run torture -- R16` repeats each race a thousand
// times, on workerd's own D1.

const { d1, close } = await openD1({ real: process.env.LLAVE_FULL === "1" });
afterAll(close);
const db = drizzle(d1);
const zone = "America/Los_Angeles";
const monday = "2027-03-01";

async function makeDay() {
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  return owner.shopId;
}

/** The hours that are taken of a day. */
const takenOn = async (shopId: string, day: string) =>
  (
    await db
      .select({ hours: sql<number>`coalesce(sum(${appointments.hours}), 0)` })
      .from(appointments)
      .where(
        and(
          eq(appointments.shopId, shopId),
          eq(appointments.day, day),
          inArray(appointments.state, [...countingStates]),
        ),
      )
  )[0]!.hours;

const save = (shopId: string, closing: number) => {
  const row = {
    ...standardSettings,
    openHolidays: [],
    shares: {},
    services: [],
    week: Array.from({ length: 7 }, () => [[8 * 60, closing] as const]),
    updatedAt: new Date(),
  };
  return db
    .insert(calendarSettings)
    .values({ shopId, ...row })
    .onConflictDoUpdate({
      target: calendarSettings.shopId,
      set: { ...row, version: sql`${calendarSettings.version} + 1` },
    });
};

const at = (day: string, time: string, hours: number) => {
  const startsAt = instantOf(`${day}T${time}`, zone)!;
  return { day, startsAt: new Date(startsAt), endsAt: new Date(startsAt + lengthOf(hours)) };
};

test("Two who take the last hour of a day: one has it", { timeout: 600_000 }, async () => {
  const shopId = await makeDay();
  for (let n = 0; n < tries(100); n++) {
    const day = dayAfter(monday, 7 * n);
    if ((await makeAppointment(db, { shopId, day, hours: 7_00 })) === "closed") continue;
    const both = await Promise.all(
      ["10:00", "11:00"].map((time) => makeAppointment(db, { shopId, day, time, hours: 1_00 })),
    );
    expect(both.sort()).toEqual(["full", "placed"]);
    expect(await takenOn(shopId, day)).toBe(8_00);
    tally(1);
  }
});

test("A form that is sent twice at once is one appointment", async () => {
  const shopId = await makeDay();
  const [id, day] = [newId(), monday];
  const both = await Promise.all([1, 2].map(() => makeAppointment(db, { shopId, day, id })));
  expect(both).toEqual(["placed", "placed"]);
  expect(await takenOn(shopId, day)).toBe(1_00);
});

test("Bookings, moves and a shop that changes its hours", { timeout: 600_000 }, async () => {
  for (let n = 0; n < tries(30); n++) {
    const shopId = await makeDay();
    const days = [monday, dayAfter(monday, 1)];
    await save(shopId, 12 * 60);
    const id = newId();
    await makeAppointment(db, { shopId, day: days[0]!, id, hours: 2_00 });
    const hours = 25 * (1 + below(12));
    await Promise.all([
      ...Array.from({ length: 4 }, () => makeAppointment(db, { shopId, day: pick(days), hours })),
      moveAppointment(
        db,
        { shopId, id },
        {
          ...at(days[1]!, "09:00", 2_00),
          hours: 2_00,
          waits: false,
          technicianId: null,
          version: undefined,
          now: Date.now(),
        },
      ),
      save(shopId, 14 * 60),
    ]);
    for (const day of days) expect(await takenOn(shopId, day)).toBeLessThanOrEqual(6_00);
    tally(1);
  }
});

test("Hours that a shop takes away are not booked by who saw them", async () => {
  const shopId = await makeDay();
  await save(shopId, 14 * 60);
  const day = monday;
  // The day was planned with six hours; the row that is written is at the version of two.
  const placing = makeAppointment(db, { shopId, day, hours: 5_00 });
  await save(shopId, 10 * 60);
  const taken = await takenOn(shopId, day);
  expect([await placing, taken]).toEqual(taken > 0 ? ["placed", 5_00] : ["full", 0]);
  expect(await makeAppointment(db, { shopId, day, hours: 5_00 })).toBe("full");
});

test("Those who wait do not wait for one technician at once, and his own hours are his", async () => {
  const shopId = await makeDay();
  const technicianId = shopId.replace("shop-", "");
  const waiting = { shopId, day: monday, waits: true, technicianId };
  expect(await makeAppointment(db, { ...waiting, time: "09:00" })).toBe("placed");
  expect(await makeAppointment(db, { ...waiting, time: "09:30" })).toBe("full");
  expect(await makeAppointment(db, { ...waiting, technicianId: null, time: "09:30" })).toBe("full");
  expect(await makeAppointment(db, { ...waiting, time: "10:00" })).toBe("placed");
  const other = { shopId, day: monday, technicianId: "someone" };
  expect(await makeAppointment(db, other)).toBe("full");
});

test("Nobody comes on a closed day, and a request counts as an appointment does", async () => {
  const shopId = await makeDay();
  expect(await makeAppointment(db, { shopId, day: dayAfter(monday, 5) })).toBe("closed");
  const asked = { shopId, day: monday, state: "requested", isFromPage: true, limit: 5_00 } as const;
  expect(await makeAppointment(db, { ...asked, hours: 5_00 })).toBe("placed");
  expect(await makeAppointment(db, { ...asked, hours: 25 })).toBe("full");
  expect(await makeAppointment(db, { shopId, day: monday, hours: 3_00 })).toBe("placed");
  expect(await makeAppointment(db, { shopId, day: monday, hours: 25 })).toBe("full");
});
