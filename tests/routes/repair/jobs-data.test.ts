import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { setDiagnostic } from "#app/features/job-pages/diagnostic.server.ts";
import { createJob } from "#app/features/repair/form/create-job.server.ts";
import { setJobStatus } from "#app/features/repair/form/job-status.server.ts";
import { removeJob, saveJob } from "#app/features/repair/form/save-job.server.ts";
import { jobWords } from "#app/features/repair/list/job-words.ts";
import { findJob, listJobs } from "#app/features/repair/list/jobs.server.ts";
import { searchColumns } from "#app/features/repair/list/search-column.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { makeJob } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { jobDraft } from "../../support/repair/job-draft.ts";

const app = openApp();
const shop = async () => ({ db: app().db, owner: await signedIn(app().db, "premium") });
/** The names that a search of this owner finds. */
const found = async (shopId: string, text: string) =>
  (await listJobs(app().db, shopId, { words: jobWords(text) })).jobs.map(
    (job) => job.customerFirstName,
  );

test("Numbers count up from 1 for each owner", async () => {
  const { db, owner } = await shop();
  const other = await signedIn(db, "premium");
  const numbers = [];
  for (const of of [owner, owner, other, owner])
    numbers.push((await makeJob(db, { owner: of })).number);
  expect(numbers).toEqual([1, 2, 1, 3]);
});

test("A form that is sent twice makes one job and uses one number", async () => {
  const { db, owner } = await shop();
  const id = newId();
  const first = await createJob(db, { shopId: owner.shopId, jobId: id }, jobDraft, {
    by: owner.id,
    now: Date.now(),
  });
  const second = await createJob(
    db,
    { shopId: owner.shopId, jobId: id },
    { ...jobDraft, carMake: "Other" },
    { by: owner.id, now: Date.now() },
  );
  expect([first.made, second.made]).toEqual([true, false]);
  expect(second.job).toEqual(first.job);
  expect((await makeJob(db, { owner })).number).toBe(2);
});

test("Does not reuse the number of a deleted job", async () => {
  const { db, owner } = await shop();
  const job = await makeJob(db, { owner });
  expect(await removeJob(db, owner.shopId, job.id)).toBe(true);
  expect((await makeJob(db, { owner })).number).toBe(2);
});

test("The search columns are what searchColumns says, when made and when saved", async () => {
  const { db, owner } = await shop();
  const job = await makeJob(db, { owner });
  expect(job).toMatchObject(searchColumns(job));
  const details = { ...jobDraft, customerLastName: "Núñez", licensePlate: "é 77 x" };
  const ref = { shopId: owner.shopId, jobId: job.id };
  expect(await saveJob(db, ref, { details, by: owner.id, now: Date.now() })).toBe("saved");
  const [saved] = await db.select().from(repairJobs).where(eq(repairJobs.id, job.id));
  expect(saved).toMatchObject({ customerLastName: "Núñez", number: 1, status: "pending" });
  expect(saved).toMatchObject(searchColumns(saved!));
});

test("Does not find, change or delete another shop's job", async () => {
  const { db, owner } = await shop();
  const job = await makeJob(db, { owner });
  const other = await signedIn(db, "premium");
  const now = Date.now();
  expect(await findJob(db, other.shopId, job.id)).toBeUndefined();
  for (const version of [undefined, 1]) {
    const ref = { shopId: other.shopId, jobId: job.id };
    expect([
      await saveJob(db, ref, { details: jobDraft, version, by: other.id, now }),
      await setJobStatus(db, ref, { status: "completed", version, by: other.id, now }),
      await setDiagnostic(db, ref, { diagnostic: "mine now", version, by: other.id, now }),
    ]).toEqual(["gone", "gone", "gone"]);
  }
  expect(await removeJob(db, other.shopId, job.id)).toBe(false);
  expect(job).toMatchObject((await findJob(db, owner.shopId, job.id))!);
});

test("two owners may hold a job of the same id", async () => {
  const { db, owner } = await shop();
  const job = await makeJob(db, { owner });
  const other = await signedIn(db, "premium");
  const theirs = await createJob(
    db,
    { shopId: other.shopId, jobId: job.id },
    { ...jobDraft, carMake: "Fiat" },
    { by: other.id, now: Date.now() },
  );
  expect(theirs).toMatchObject({ made: true, job: { shopId: other.shopId, carMake: "Fiat" } });
  expect(job).toMatchObject((await findJob(db, owner.shopId, job.id))!);
});

test("Pages are newest first and stable while jobs are added", async () => {
  const { db, owner } = await shop();
  for (let n = 1; n <= 45; n++) await makeJob(db, { owner });
  const first = await listJobs(db, owner.shopId);
  await makeJob(db, { owner });
  const second = await listJobs(db, owner.shopId, { before: first.jobs.at(-1)!.number });
  await makeJob(db, { owner });
  const third = await listJobs(db, owner.shopId, { before: second.jobs.at(-1)!.number });
  expect([first, second, third].map((page) => page.more)).toEqual([true, true, false]);
  const numbers = [first, second, third].flatMap((page) => page.jobs.map((job) => job.number));
  expect(numbers).toEqual(Array.from({ length: 45 }, (_, at) => 45 - at));
});

test("Filters by status, with paging", async () => {
  const { db, owner } = await shop();
  for (const status of ["pending", "completed", "completed", "cancelled", "completed"] as const)
    await makeJob(db, { owner, status });
  const page = await listJobs(db, owner.shopId, { status: "completed", limit: 2 });
  expect(page).toMatchObject({ jobs: [{ number: 5 }, { number: 3 }], more: true });
  const next = await listJobs(db, owner.shopId, { status: "completed", limit: 2, before: 3 });
  expect(next).toMatchObject({ jobs: [{ number: 2 }], more: false });
});

test("The search ignores case, accents, and punctuation in plates", async () => {
  const { db, owner } = await shop();
  const car = {
    customerLastName: "Gil",
    customerEmail: "x@example.com",
    carMake: "Seat",
    carModel: "León",
    licensePlate: "ZZ 1",
  };
  await makeJob(db, { owner, ...car, customerFirstName: "A", customerLastName: "Pérez" });
  await makeJob(db, {
    owner,
    ...car,
    customerFirstName: "B",
    licensePlate: "KLM-456",
    customerEmail: "B.O'Neil@Example.com",
  });
  await makeJob(db, {
    owner,
    ...car,
    customerFirstName: "C",
    licensePlate: "klm 457",
    carMake: "Citroën",
  });
  expect(await found(owner.shopId, "perez")).toEqual(["A"]);
  expect(await found(owner.shopId, "PÉREZ, leon")).toEqual(["A"]);
  for (const text of ["klm456", "KLM-456", "klm 456", "b.o'neil", "WO-000002"])
    expect([text, await found(owner.shopId, text)]).toEqual([text, ["B"]]);
  expect(await found(owner.shopId, "klm")).toEqual(["C", "B"]);
  expect(await found(owner.shopId, "citroen klm-457")).toEqual(["C"]);
  for (const text of ["%", "_", "nobody", "perez klm", "🚗", "'; drop table repair_jobs; --"])
    expect([text, await found(owner.shopId, text)]).toEqual([text, []]);
});

test("The search finds a year, and a phone number by its last digits in any format", async () => {
  const { db, owner } = await shop();
  await makeJob(db, {
    owner,
    customerFirstName: "A",
    customerPhone: "(312) 555-0199",
    carYear: 2011,
  });
  await makeJob(db, {
    owner,
    customerFirstName: "B",
    customerPhone: "+52 867 712 3456",
    carYear: 2018,
  });
  await makeJob(db, { owner, customerFirstName: "C", customerPhone: "555 0198", carYear: 2018 });
  for (const text of [
    "2011",
    "0199",
    "555 0199",
    "5550199",
    "(312) 555-0199",
    "+1 312 555 0199",
    "+13125550199",
  ])
    expect([text, await found(owner.shopId, text)]).toEqual([text, ["A"]]);
  for (const text of ["712-3456", "867 712 3456", "+528677123456", "2018 3456"])
    expect([text, await found(owner.shopId, text)]).toEqual([text, ["B"]]);
  expect(await found(owner.shopId, "corolla 2018")).toEqual(["C", "B"]);
});
