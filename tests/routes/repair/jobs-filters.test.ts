import { beforeAll, expect, test } from "vitest";
import type { JobStatus } from "#app/features/repair/job.ts";
import { day } from "#app/values/calendar.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import { openApp } from "../../support/app.ts";
import { makeJob, makeQuote } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();
let [owner, technician]: Person[] = [];

/** Noon of today in UTC, the zone of a browser that has named none. */
const noon = Date.parse(`${wallTimeOf(Date.now(), "UTC").slice(0, 10)}T12:00Z`);

beforeAll(async () => {
  owner = await signedIn(app().db, "premium");
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  technician = await signedIn(app().db, "free", { name: "Julián Cantú", worksAt });
  const jobs: [mine: boolean, status: JobStatus, promised?: number][] = [
    [true, "pending", noon - 30 * day],
    [true, "in_progress", noon - 20 * day],
    [false, "pending", noon - 25 * day],
    [true, "completed", noon - 30 * day],
    [true, "pending", noon],
    [false, "completed", noon],
    [false, "in_progress", noon + 30 * day],
    [true, "pending"],
  ];
  for (const [mine, status, promised] of jobs)
    await makeJob(app().db, {
      owner,
      status,
      technicianId: mine ? technician.id : null,
      promisedAt: promised === undefined ? null : new Date(promised),
      carMake: mine ? "Kia" : "Mazda",
    });
});

async function shown(query: string, as = owner!): Promise<number[]> {
  const html = await (await app().visit(`/repair-cms?${query}`, { as })).text();
  return [...html.matchAll(/>WO-0*(\d+)<\/a>/g)].map(([, number]) => Number(number));
}

test.each([
  ["technician=me", [8, 5, 4, 2, 1]],
  ["technician=none", [7, 6, 3]],
  ["technician=none&status=in_progress", [7]],
  ["technician=me&q=mazda", []],
  ["technician=me&q=kia&status=completed", [4]],
  ["promised=week&status=cancelled", []],
  ["promised=today&status=completed", [6]],
])("?%s narrows the list", async (query, numbers) => {
  expect(await shown(query, technician)).toEqual(numbers);
});

test("Overdue jobs are open ones, the longest overdue first, whoever works on them", async () => {
  // The one that is promised for noon is overdue after noon.
  const early = async (query: string) => (await shown(query, technician)).filter((n) => n !== 5);
  expect(await early("promised=overdue")).toEqual([1, 3, 2]);
  expect(await early("promised=overdue&status=pending")).toEqual([1, 3]);
  expect(await early("promised=overdue&technician=me")).toEqual([1, 2]);
  expect(await early("promised=overdue&technician=me&q=mazda")).toEqual([]);
  // A closed job is not overdue: the status is as if it were not there.
  expect(await early("promised=overdue&status=completed")).toEqual([1, 3, 2]);
});

test("What is promised today is promised this week, too", async () => {
  expect(await shown("promised=today")).toEqual([5]);
  expect(await shown("promised=week")).toEqual([5]);
});

test("The pages of overdue jobs follow each other, jobs promised for one moment too", async () => {
  const other = await signedIn(app().db, "premium");
  for (let n = 0; n < 23; n++)
    await makeJob(app().db, {
      owner: other,
      status: n % 2 ? "in_progress" : "pending",
      promisedAt: new Date(noon - 9 * day),
    });
  const first = await shown("promised=overdue", other);
  expect(first).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  const behind = `promised=overdue&after=${noon - 9 * day}_20`;
  expect(await shown(behind, other)).toEqual([21, 22, 23]);
});

test("The list shows the technician, the promised time and what it costs", async () => {
  const other = await signedIn(app().db, "premium", { name: "Rosa Ramírez" });
  const promisedAt = new Date(Date.UTC(2031, 4, 6, 15));
  const job = await makeJob(app().db, { owner: other, technicianId: other.id, promisedAt });
  await makeQuote(app().db, { owner: other, job, status: "approved" });
  await makeQuote(app().db, { owner: other, job, laborHours: 4 });
  const only = await makeJob(app().db, { owner: other });
  await makeQuote(app().db, { owner: other, job: only, laborHours: 8 });
  const html = await (await app().visit("/repair-cms", { as: other })).text();
  for (const text of [">Technician<", ">Amount<", "Rosa Ramírez", "May 6, 2031", "$372.90"])
    expect(html).toContain(text);
  // An amount without approval is labeled as quoted.
  expect(html.match(/\$840\.40/g)).toHaveLength(1);
  expect(html).toContain("Quoted $840.40");
});

test.each([
  "promised=never",
  "technician=%00",
  "after=x_y",
  "view=cards",
  "promised=today&after=1_x",
])("?%s is no error", async (query) => {
  expect((await app().visit(`/repair-cms?${query}`, { as: owner! })).status).toBe(200);
});
