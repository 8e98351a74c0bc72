import { afterAll, expect, test } from "vitest";
import { readTimeReport } from "#app/features/clock/report/read-report.server.ts";
import { findSheet } from "#app/features/clock/sheet/find-sheet.server.ts";
import { mondayOf } from "#app/features/reports/range.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { below, pick } from "../../support/chance.ts";
import { changes, countedMinutes, zones } from "../../support/clock/counted-minutes.ts";
import { makeEntry } from "../../support/clock/make-time.ts";
import { openD1 } from "../../support/d1.ts";
import { makeJob, makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const { d1, close } = await openD1();
afterAll(close);
const db = openDb(d1);
const minute = 60_000;
const day = 24 * 60 * minute;

/** Sums of what counts, by whatever `key` says, of a shop's random entries on random days. */
async function randomShop(zone: string, near: number) {
  const owner = await signedIn(db, "premium");
  const { shopId } = owner;
  await makeShop(db, owner, { timeZone: zone });
  const worksAt = { shopId, role: "technician" } as const;
  const members = [owner, await signedIn(db, "free", { worksAt })].map(({ id }) => id);
  const jobs = [await makeJob(db, { owner }), await makeJob(db, { owner })].map(({ id }) => id);
  const counting: { memberId: string; jobId: string | null; from: number; to: number }[] = [];
  for (let at = 0; at < 40; at++) {
    const drawn = () => {
      const from =
        Math.floor((near + (below(16 * 24 * 60) - 8 * 24 * 60) * minute) / minute) * minute;
      return { from, to: from + below(13 * 60) * minute };
    };
    const times = drawn();
    const of = { shopId, memberId: pick(members), jobId: pick([...jobs, null]) };
    const noted = ({ from, to }: ReturnType<typeof drawn>) => ({
      ...of,
      startedAt: new Date(from),
      endedAt: new Date(to),
    });
    const isBreak = of.jobId === null && below(3) === 0;
    const entry = await makeEntry(db, {
      ...noted(times),
      activity: of.jobId ? "job" : isBreak ? "break" : "cleaning",
    });
    if (isBreak) continue;
    const isCorrected = below(4) === 0;
    const right = isCorrected ? drawn() : times;
    if (isCorrected)
      await makeEntry(db, { ...noted(right), corrects: entry.id!, why: "Typed wrong." });
    counting.push({ ...of, ...right });
  }
  return { shopId, members, jobs, counting };
}

const range = (from: string, to: string) => ({ period: "custom", from, to }) as const;
const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0);

test("Sheets and reports add up to what counting every minute gives, corrections too", async () => {
  for (let round = 0; round < 14; round++) {
    const zone = zones[round % zones.length]!;
    const near = pick(changes);
    const { shopId, members, jobs, counting } = await randomShop(zone, near);
    const monday = mondayOf(new Date(near).toISOString().slice(0, 10));
    const days = Array.from({ length: 7 }, (_, at) =>
      new Date(Date.parse(monday) + at * day).toISOString().slice(0, 10),
    );
    const inWeek = (entries: typeof counting) => {
      const counted = countedMinutes(entries, zone);
      return days.map((one) => counted.get(one) ?? 0);
    };
    const now = near + 30 * day;
    for (const memberId of members) {
      const asked = { viewerId: memberId, memberId, week: monday, now };
      const sheet = await findSheet(db, shopId, asked);
      const own = counting.filter((one) => one.memberId === memberId);
      expect(sheet.days.map(({ minutes }) => minutes)).toEqual(inWeek(own));
    }
    const read = (by: "week" | "technician" | "job") =>
      readTimeReport(db, shopId, { asked: { by, ...range(monday, days[6]!) }, now });
    const week = await read("week");
    expect(week.rows.map(({ minutes }) => minutes)).toEqual([sum(inWeek(counting))]);
    const byMember = new Map((await read("technician")).rows.map((row) => [row.key, row.minutes]));
    for (const memberId of members) {
      const own = counting.filter((one) => one.memberId === memberId);
      expect(byMember.get(memberId) ?? 0).toBe(sum(inWeek(own)));
    }
    const byJob = new Map((await read("job")).rows.map((row) => [row.key, row]));
    for (const jobId of jobs) {
      const own = counting.filter((one) => one.jobId === jobId);
      expect(byJob.get(jobId)?.minutes ?? 0).toBe(sum(inWeek(own)));
      if (byJob.has(jobId))
        expect(byJob.get(jobId)!.onJob).toBe(sum(countedMinutes(own, zone).values()));
    }
  }
});
