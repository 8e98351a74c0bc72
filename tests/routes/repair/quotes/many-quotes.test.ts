import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { mostQuotes } from "#app/features/quotes/quote.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob, makeQuote, makeShop } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { fillQuotes } from "../../../support/quotes/many-quotes.ts";
import { quoteForm } from "../../../support/quotes/quote-form.ts";

const app = openApp();

/** A job of so many quotes, of which the second one is made as people make it. */
async function quoted(count: number) {
  const { db, d1 } = app();
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const job = await makeJob(db, { owner });
  const first = await makeQuote(db, { owner, job });
  const path = `/repair-cms/${job.id}/quotes/${first.id}`;
  const form = (id = newId()) => ({ as: owner, form: { id } });
  if (count > 2) await fillQuotes(d1, { shopId: owner.shopId, jobId: job.id }, count - 1);
  await app().visit(`${path}/duplicate`, form());
  const quotes = () => db.select().from(repairQuotes).where(eq(repairQuotes.jobId, job.id));
  return { owner, job, first, path, form, quotes };
}

// First, so that the many texts of the next test are not translated meanwhile.
test("Forgets the translations of a quote that is deleted, and keeps those of the others", async () => {
  const { owner, job, path, quotes, first } = await quoted(2);
  const translations = () =>
    app()
      .db.select()
      .from(textTranslations)
      .where(and(eq(textTranslations.shopId, owner.shopId), eq(textTranslations.jobId, job.id)));
  const ids = async () => new Set((await translations()).map(({ subjectId }) => subjectId));
  await expect.poll(async () => (await ids()).has(first.id), { timeout: 10_000 }).toBe(true);
  const [, kept] = await quotes();
  await expect.poll(async () => (await ids()).has(kept!.id), { timeout: 10_000 }).toBe(true);
  expect((await app().visit(`${path}/delete`, { as: owner, form: {} })).status).toBe(302);
  await expect.poll(async () => (await ids()).has(first.id), { timeout: 10_000 }).toBe(false);
  for (const { id } of first.materials) expect((await ids()).has(id)).toBe(false);
  expect((await ids()).has(kept!.id)).toBe(true);
});

test("Lets a job have so many quotes, and says so", { timeout: 600_000 }, async () => {
  const { owner, job, path, form, quotes } = await quoted(mostQuotes - 1);
  const last = quoteForm();
  const add = (said: ReturnType<typeof quoteForm>) =>
    app().visit(`/repair-cms/${job.id}/quotes/new`, { as: owner, form: said });
  expect((await add(last)).status).toBe(302);
  // Sent twice it is one quote.
  expect((await add(last)).status).toBe(302);
  for (const full of [await add(quoteForm()), await app().visit(`${path}/duplicate`, form())]) {
    expect(full.status).toBe(409);
    expect(await full.text()).toContain(`A job can hold ${mostQuotes} quotes`);
  }
  const stored = await quotes();
  expect(stored).toHaveLength(mostQuotes);
  const [row] = await app().db.select().from(repairJobs).where(eq(repairJobs.id, job.id));
  expect(row!.quotesMade).toBe(mostQuotes);
});
