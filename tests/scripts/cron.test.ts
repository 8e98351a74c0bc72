import { expect, test } from "vitest";
import { nextRun, startCrons } from "../../scripts/local/cron.ts";
import { cronsOf } from "../../scripts/local/workers.ts";

const at = (text: string) => new Date(text);

test.each([
  ["0 9 * * *", "2026-03-07T09:00:01Z", "2026-03-08T09:00:00Z"],
  ["0 9 * * *", "2026-03-08T08:59:59Z", "2026-03-08T09:00:00Z"],
  ["*/15 * * * *", "2026-11-21T10:46:00Z", "2026-11-21T11:00:00Z"],
  ["30 6 1 * *", "2026-12-15T00:00:00Z", "2027-01-01T06:30:00Z"],
  ["0 12 * * MON-FRI", "2026-11-20T12:00:00Z", "2026-11-23T12:00:00Z"],
])("%s after %s is due %s, in UTC", (cron, after, due) => {
  expect(nextRun(cron, at(after))).toEqual(at(due));
});

test("numbers of weekdays mean another day at Cloudflare and are refused", () => {
  expect(() => nextRun("0 12 * * 1", new Date())).toThrow("name the weekdays");
  expect(() => nextRun("0 12 * *", new Date())).toThrow("five fields");
});

test("the crons of the product are understood", () => {
  const crons = cronsOf("wrangler.toml");
  expect(crons.length).toBeGreaterThan(0);
  const stop = startCrons(crons, async () => {});
  stop();
});
