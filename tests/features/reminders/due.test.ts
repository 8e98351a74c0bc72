import { expect, test } from "vitest";
import { aboutWhen, dayNumber, dayOfNumber, dueAgain } from "#app/features/reminders/due/due.ts";
import { type OdometerEntry, paceOf, soundReadings } from "#app/features/reminders/due/odometer.ts";
import { kilometers } from "#app/values/distance.ts";
import { below, pick } from "../../support/chance.ts";

/** Computes due dates by brute force: every choice of readings, and the calendar day by day. */
function independently(readings: OdometerEntry[], { far, long, done }: Interval) {
  const unit = pickUnit(readings);
  const all = readings
    .filter((one) => unit && (one.unit ?? "km") === unit)
    .map(({ day, distance }) => ({ day, km: unit === "mi" ? distance * 1.609344 : distance }))
    .filter(({ km }) => km > 0 && km <= 1_500_000)
    .sort((a, b) => a.day - b.day);
  let best: typeof all = [];
  // From the choice of all readings down, the earlier ones first.
  for (let bits = 2 ** all.length - 1; bits > 0; bits--) {
    const some = all.filter((_, at) => bits & (1 << (all.length - 1 - at)));
    const holds = some.every((one, at) => {
      const before = some[at - 1];
      if (!before) return true;
      const [days, km] = [one.day - before.day, one.km - before.km];
      return km >= 0 && km <= 250 * (days + 1) && !(before.km >= 1000 && one.km >= 8 * before.km);
    });
    if (holds && some.length > best.length) best = some;
  }
  if (best.length === 1 && all.length > 1) best = [];
  const recent = best.slice(-6);
  const [first, last] = [recent[0], recent.at(-1)];
  const isKnown = first && last && last.day - first.day >= 14 && last.km > first.km;
  const date = new Date(done * 86_400_000);
  const wanted = date.getUTCDate();
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + long, wanted));
  while (target.getUTCDate() !== wanted && target.getUTCDate() < 4)
    target.setUTCDate(target.getUTCDate() - 1);
  const byDate = target.getTime() / 86_400_000;
  if (!isKnown) return { sound: best, due: byDate };
  const perDay = (last.km - first.km) / (last.day - first.day);
  const reading = best.find(({ day }) => day === done);
  const km = (day: number) => last.km + perDay * (day - last.day);
  const goal = (reading?.km ?? km(done)) + far;
  let day = done;
  while (km(day) < goal - 1e-6 && day < byDate) day++;
  return { sound: best, due: Math.min(byDate, day) };
}

type Interval = { far: number; long: number; done: number };

const pickUnit = (readings: OdometerEntry[]) => {
  const miles = readings.filter(({ unit }) => unit === "mi").length;
  return miles * 2 === readings.length ? undefined : miles * 2 > readings.length ? "mi" : "km";
};

/** A vehicle's visits, with slips of the pen. */
function randomHistory() {
  const unit = pick(["km", "mi", "km"] as const);
  const perDay = 5 + below(70);
  let [day, distance] = [dayNumber("2021-01-04") + below(300), below(120_000)];
  const readings = Array.from({ length: 1 + below(6) }, (): OdometerEntry => {
    const days = 20 + below(300);
    day += days;
    distance += days * perDay;
    const slip = below(8);
    const typed = slip === 0 ? distance * 10 : slip === 1 ? Math.floor(distance / 10) : distance;
    const other = unit === "km" ? "mi" : "km";
    return { day, distance: typed, unit: slip === 2 ? other : unit };
  });
  return { readings, done: pick(readings).day };
}

test("Due dates are those of an independent calculation, for a thousand histories", () => {
  for (let n = 0; n < 1_000; n++) {
    const { readings, done } = randomHistory();
    const [far, long] = [4_000 + below(90_000), 1 + below(60)];
    const expected = independently(readings, { far, long, done });
    const sound = soundReadings(readings, "km");
    const then = sound.find(({ day }) => day === done);
    const due = dueAgain(
      { km: far, months: long },
      { day: dayOfNumber(done), km: then?.km },
      paceOf(sound),
    );
    expect({ readings, sound, due: dayNumber(due!.dueOn) }).toEqual({ readings, ...expected });
  }
});

const read = (...readings: [day: number, distance: number, unit?: "km" | "mi"][]) =>
  soundReadings(
    readings.map(([day, distance, unit]) => ({ day, distance, unit: unit ?? null })),
    "km",
  ).map(({ km }) => km);

test.each<[string, number[], number[]]>([
  ["lower than an earlier one", read([0, 50_000], [180, 41_000], [360, 60_000]), [50_000, 60_000]],
  ["a little lower", read([0, 50_000], [180, 49_999], [360, 60_000]), [50_000, 60_000]],
  ["the same", read([0, 50_000], [180, 50_000], [360, 60_000]), [50_000, 50_000, 60_000]],
  ["ten times too high", read([0, 50_000], [180, 550_000], [360, 60_000]), [50_000, 60_000]],
  ["so at first", read([0, 500_000], [180, 55_000], [360, 60_000]), [55_000, 60_000]],
  ["so at last", read([0, 50_000], [180, 55_000], [360, 600_000]), [50_000, 55_000]],
  ["a digit lost at first", read([0, 5_000], [180, 55_000], [360, 60_000]), [55_000, 60_000]],
  ["in the other unit", read([0, 80_000], [180, 85_000, "mi"], [300, 89_000]), [80_000, 89_000]],
  ["one against one", read([0, 80_000], [180, 85_000, "mi"]), []],
  ["one that contradicts another", read([0, 50_000], [180, 40_000]), []],
  ["so high after years", read([0, 50_000], [2_500, 550_000]), []],
  ["of a courier", read([0, 50_000], [100, 75_000]), [50_000, 75_000]],
  ["faster than any car", read([0, 50_000], [100, 75_500]), []],
  ["nothing at all", read([0, 0], [10, 0]), []],
])("Leaves out a reading that is %s", (_, sound, expected) => {
  expect(sound).toEqual(expected);
});

test("One reading says nothing about the distance: by date alone, and it says so", () => {
  const pace = paceOf(soundReadings([{ day: 20_000, distance: 50_000, unit: "mi" }], "mi"));
  expect(pace).toBeUndefined();
  const done = { day: "2026-05-31", km: kilometers(50_000, "mi") };
  expect(dueAgain({ km: 8_000, months: 6 }, done, pace)).toEqual({
    dueOn: "2026-11-30",
    by: "date",
    isByDateAlone: true,
  });
  expect(dueAgain({ km: 8_000, months: null }, done, pace)).toBeUndefined();
  expect(dueAgain({ km: null, months: 6 }, done, pace)?.isByDateAlone).toBe(false);
});

test("A slip of the pen moves no due date", () => {
  const sound: OdometerEntry[] = [
    { day: dayNumber("2025-11-01"), distance: 60_000, unit: "km" },
    { day: dayNumber("2026-05-01"), distance: 67_240, unit: "km" },
  ];
  const due = (readings: OdometerEntry[]) =>
    dueAgain(
      { km: 8_000, months: 12 },
      { day: "2026-05-01" },
      paceOf(soundReadings(readings, "km")),
    );
  const slips = [6_500, 650_000, 59_000].map((distance) => ({ distance, unit: "km" as const }));
  expect(due(sound)?.by).toBe("distance");
  for (const slip of [...slips, { distance: 64_000, unit: "mi" as const }])
    expect(due([...sound, { day: dayNumber("2026-02-01"), ...slip }])).toEqual(due(sound));
});

test("Says how far off a day is as people do", () => {
  const said = (dueOn: string) => aboutWhen(dueOn, "2026-11-23");
  expect(said("2026-12-14")).toEqual({ said: "weeks", number: 3 });
  expect(said("2026-12-16")).toEqual({ said: "weeks", number: 3 });
  expect(said("2026-11-22")).toEqual({ said: "over" });
  expect(said("2026-11-23")).toEqual({ said: "now" });
  expect(said("2027-03-23")).toEqual({ said: "months", number: 4 });
});
