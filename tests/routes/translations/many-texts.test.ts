import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { openApp } from "../../support/app.ts";
import { cpuUsed } from "../../support/machine/cpu.ts";
import { makeJob, makeQuote, makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { fillQuotes } from "../../support/quotes/many-quotes.ts";
import { note } from "../../support/tally.ts";

const app = openApp();

async function shopWithJob() {
  const { db, visit } = app();
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const job = await makeJob(db, { owner });
  const diagnose = async (diagnostic: string) => {
    const [row] = await db.select().from(repairJobs).where(eq(repairJobs.id, job.id));
    const form = { diagnostic, version: String(row!.diagnosticVersion) };
    const { status } = await visit(`/repair-cms/${job.id}/diagnostic`, { as: owner, form });
    expect(status).toBe(302);
  };
  return { owner, job, diagnose };
}

test("Saves a diagnostic in 300 ms beside 120 quotes that no second model has read, and no other shop waits for those", async () => {
  const { db, d1 } = app();
  const large = await shopWithJob();
  const small = await shopWithJob();
  await makeQuote(db, large);
  await fillQuotes(d1, { shopId: large.owner.shopId, jobId: large.job.id }, 120);
  await small.diagnose("The first one of a file loads code.");
  const before = cpuUsed();
  await large.diagnose("The caliper sticks.");
  const cost = cpuUsed() - before;
  note(`saved in ${Math.round(cost)} ms of CPU`);
  const saved = Date.now();
  await small.diagnose("The rear pads are worn.");
  const ofSmall = and(
    eq(textTranslations.jobId, small.job.id),
    eq(textTranslations.ofText, "The rear pads are worn."),
  );
  const isThere = async () => (await db.select().from(textTranslations).where(ofSmall)).length > 0;
  await expect.poll(isThere, { timeout: 5_000 }).toBe(true);
  note(`the other shop waited ${Date.now() - saved} ms`);
  expect(cost).toBeLessThan(300);
});
