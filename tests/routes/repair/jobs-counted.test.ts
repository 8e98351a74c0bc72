import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { setDiagnostic } from "#app/features/job-pages/diagnostic.server.ts";
import type { QuoteStatus } from "#app/features/quotes/quote.ts";
import { duplicateQuote } from "#app/features/quotes/save/duplicate-quote.server.ts";
import { setQuoteStatus } from "#app/features/quotes/save/quote-status.server.ts";
import { removeQuote } from "#app/features/quotes/save/save-quote.server.ts";
import { createJob } from "#app/features/repair/form/create-job.server.ts";
import { setJobStatus } from "#app/features/repair/form/job-status.server.ts";
import { removeJob, saveJob } from "#app/features/repair/form/save-job.server.ts";
import type { JobStatus } from "#app/features/repair/job.ts";
import { jobWords } from "#app/features/repair/list/job-words.ts";
import { listJobs } from "#app/features/repair/list/jobs.server.ts";
import { openApp } from "../../support/app.ts";
import { fillJobs } from "../../support/fill.ts";
import { makeJob, makeQuote } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { jobDraft } from "../../support/repair/job-draft.ts";

// The list of jobs counts and sums nothing: its figures are written with every job and every quote.

const app = openApp();

test("the open jobs are counted as they come, change and go", async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const open = async () => (await listJobs(db, owner.shopId)).open;
  expect(await open()).toEqual({ pending: 0, in_progress: 0 });
  const [first, second] = [
    await makeJob(db, { owner }),
    await makeJob(db, { owner, status: "in_progress" }),
  ];
  await createJob(db, { shopId: owner.shopId, jobId: first.id }, jobDraft, {
    by: owner.id,
    now: Date.now(),
  }); // sent twice
  await makeJob(db, { owner, status: "completed" });
  expect(await open()).toEqual({ pending: 1, in_progress: 1 });
  const set = (id: string, status: JobStatus, version?: number) =>
    setJobStatus(
      db,
      { shopId: owner.shopId, jobId: id },
      { status, version, by: owner.id, now: Date.now() },
    );
  expect([
    await set(first.id, "in_progress"),
    await set(first.id, "in_progress"),
    await set(newId(), "in_progress"),
    await set(second.id, "pending", second.statusVersion),
  ]).toEqual(["saved", "saved", "gone", "overtaken"]);
  expect(await open()).toEqual({ pending: 0, in_progress: 2 });
  await removeJob(db, owner.shopId, second.id);
  await removeJob(db, owner.shopId, second.id);
  expect(await open()).toEqual({ pending: 0, in_progress: 1 });
});

test("a shop that the tests fill has the open counts that its jobs add up to", async () => {
  const { db, d1 } = app();
  for (const count of [4, 5, 10]) {
    const owner = await signedIn(db, "premium");
    await fillJobs(d1, owner.shopId, count);
    const jobs = (await listJobs(db, owner.shopId)).jobs.map(({ status }) => status);
    const of = (status: string) => jobs.filter((one) => one === status).length;
    expect((await listJobs(db, owner.shopId)).open).toEqual({
      pending: of("pending"),
      in_progress: of("in_progress"),
    });
  }
});

test("two tabs that change a job at once count it once", async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const jobs = await Promise.all(Array.from({ length: 8 }, () => makeJob(db, { owner })));
  const now = Date.now();
  await Promise.all(
    jobs.flatMap(({ id }) =>
      [1, 2, 3].map(() =>
        setJobStatus(
          db,
          { shopId: owner.shopId, jobId: id },
          { status: "in_progress", by: owner.id, now },
        ),
      ),
    ),
  );
  await Promise.all(
    jobs.slice(4).flatMap(({ id }) => [1, 2].map(() => removeJob(db, owner.shopId, id))),
  );
  expect((await listJobs(db, owner.shopId)).open).toEqual({ pending: 0, in_progress: 4 });
});

test("The total of a job is that of its approved quotes, else of its pending ones", async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const job = await makeJob(db, { owner });
  const total = async () =>
    (await listJobs(db, owner.shopId, { prices: true })).jobs.map(
      ({ quotedTotal, quotedCurrency }) => [quotedTotal, quotedCurrency],
    )[0];
  expect(await total()).toEqual([null, null]);
  const [one, two] = [
    await makeQuote(db, { owner, job }),
    await makeQuote(db, { owner, job, laborHours: 1 }),
  ];
  const set = (status: QuoteStatus) =>
    setQuoteStatus(
      db,
      { shopId: owner.shopId, jobId: job.id, id: two.id },
      { status, by: owner.id, now: Date.now() },
    );
  expect(await total()).toEqual([one.totalAmount + two.totalAmount, "USD"]);
  await set("approved");
  expect(await total()).toEqual([two.totalAmount, "USD"]);
  await set("rejected");
  expect(await total()).toEqual([one.totalAmount, "USD"]);
  await removeQuote(
    db,
    { shopId: owner.shopId, jobId: job.id, id: one.id },
    { by: owner.id, now: Date.now() },
  );
  expect(await total()).toEqual([null, null]);
  const pesos = await makeQuote(db, {
    owner,
    job,
    rates: { laborRate: 350_00, currency: "MXN", decimals: 2 },
  });
  expect(await total()).toEqual([pesos.totalAmount, "MXN"]);
});

test("the quotes of a job are numbered, and no number is used twice", async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const [job, other] = [await makeJob(db, { owner }), await makeJob(db, { owner })];
  const numbers = [(await makeQuote(db, { owner, job })).number];
  const second = await makeQuote(db, { owner, job });
  await removeQuote(
    db,
    { shopId: owner.shopId, jobId: job.id, id: second.id },
    { by: owner.id, now: Date.now() },
  );
  const copy = newId();
  const approved = await makeQuote(db, { owner, job, status: "approved" });
  for (const id of [approved.id, copy]) {
    const ref = { shopId: owner.shopId, jobId: job.id, id };
    await duplicateQuote(db, ref, { copyId: copy, by: owner.id, now: Date.now() });
  }
  numbers.push(
    second.number,
    (await makeQuote(db, { owner, job })).number,
    (await makeQuote(db, { owner, job: other })).number,
  );
  expect(numbers).toEqual([1, 2, 5, 1]);
});

test("Finds words that were added later, and no removed ones", async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const job = await makeJob(db, { owner, diagnostic: "Coil dead: P0351" });
  const ref = { shopId: owner.shopId, jobId: job.id };
  const diagnose = (diagnostic: string | null) =>
    setDiagnostic(db, ref, { diagnostic, by: owner.id, now: Date.now() });
  const finds = async (text: string) =>
    (await listJobs(db, owner.shopId, { words: jobWords(text) })).jobs.length;
  expect([
    await finds("p0351"),
    await finds("rough idle"),
    await finds("wo1"),
    await finds("peres"),
  ]).toEqual([1, 1, 1, 1]);
  const details = { ...jobDraft, issues: "Pierde aceite" };
  await saveJob(db, ref, { details, by: owner.id, now: Date.now() });
  expect([await finds("p0351"), await finds("aceite"), await finds("rough")]).toEqual([1, 1, 0]);
  await diagnose("Coil dead: P0351\n\nRetén del cigüeñal");
  expect([await finds("p0351"), await finds("cigueñal")]).toEqual([1, 1]);
  await diagnose("Tapón flojo");
  expect([
    await finds("p0351"),
    await finds("tapon"),
    await finds("aceite"),
    await finds("wo-10"),
  ]).toEqual([0, 1, 1, 0]);
  await diagnose(null);
  await diagnose("Bujías");
  expect([await finds("tapon"), await finds("bujia")]).toEqual([0, 1]);
});
