import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { saveQuote } from "#app/features/quotes/save/save-quote.server.ts";
import { findJob } from "#app/features/repair/list/jobs.server.ts";
import { jobEvents } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { makeJob, makeQuote, makeShop } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { priced } from "../../support/quotes/priced-quote.ts";

// Two people choose a status over what each has read.

const app = openApp();
let [owner, advisor]: Person[] = [];
beforeAll(async () => {
  const { db } = app();
  owner = await signedIn(db, "premium", { name: "Rosa Ramírez" });
  await makeShop(db, owner);
  const worksAt = { shopId: owner.shopId, role: "advisor" } as const;
  advisor = await signedIn(db, "free", { name: "Ben Ortiz", worksAt });
});

const choose = async (as: Person, path: string, form: Record<string, string>) => {
  const answer = await app().visit(`/repair-cms/${path}/status`, { as, form });
  return [answer.status, await answer.text()] as const;
};

test("Posts the version of the status from the list and the job's page", async () => {
  const job = await makeJob(app().db, { owner: owner! });
  for (const path of ["/repair-cms", `/repair-cms/${job.id}`]) {
    const page = await (await app().visit(path, { as: owner! })).text();
    const form = page.slice(page.indexOf(`action="/repair-cms/${job.id}/status"`));
    expect(form.slice(0, form.indexOf("</form>"))).toContain('name="version" value="1"');
  }
});

test("Rejects the later of two statuses of a job, and says who set the first", async () => {
  const job = await makeJob(app().db, { owner: owner! });
  await choose(owner!, job.id, { status: "in_progress", version: "1" });
  const late = await choose(advisor!, job.id, { status: "cancelled", version: "1" });
  expect(late).toEqual([
    409,
    expect.stringContaining("Rosa Ramírez changed the status of this job before you"),
  ]);
  // A person's own later choice is accepted, also from a page that does not show the earlier one.
  await choose(owner!, job.id, { status: "completed", version: "1" });
  expect((await findJob(app().db, owner!.shopId, job.id))!.status).toBe("completed");
});

test("Rejects the later of two statuses of a quote, and says who set the first", async () => {
  const { db } = app();
  const job = await makeJob(db, { owner: owner! });
  const quote = await makeQuote(db, { owner: owner!, job });
  const path = `${job.id}/quotes/${quote.id}`;
  const read = { version: `${quote.version}`, statusVersion: `${quote.statusVersion}` };
  await choose(owner!, path, { status: "approved", ...read });
  const late = await choose(advisor!, path, { status: "rejected", ...read });
  expect(late).toEqual([
    409,
    expect.stringContaining("Rosa Ramírez changed the status of this quote before you"),
  ]);
  expect((await choose(owner!, path, { status: "pending", ...read }))[0]).toBe(200);
});

test("Says who changed a quote whose status is chosen without having read the change", async () => {
  const { db } = app();
  const job = await makeJob(db, { owner: owner! });
  const quote = await makeQuote(db, { owner: owner!, job });
  const ref = { shopId: owner!.shopId, jobId: job.id, id: quote.id };
  const change = { quote: priced(), version: quote.version, by: owner!.id, now: Date.now() };
  expect(await saveQuote(db, ref, change)).toBe("saved");
  const late = await choose(advisor!, `${job.id}/quotes/${quote.id}`, {
    status: "approved",
    version: `${quote.version}`,
  });
  expect(late).toEqual([409, expect.stringContaining("Rosa Ramírez has changed this quote.")]);
});

test("Rejects the later of two statuses, also where the first member's account is gone", async () => {
  const { db } = app();
  const job = await makeJob(db, { owner: owner! });
  await choose(owner!, job.id, { status: "in_progress", version: "1" });
  await db.update(jobEvents).set({ by: "gone" }).where(eq(jobEvents.jobId, job.id));
  const late = await choose(advisor!, job.id, { status: "cancelled", version: "1" });
  expect(late[0]).toBe(409);
  expect((await findJob(db, owner!.shopId, job.id))!.status).toBe("in_progress");
});
