import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { expect, test } from "vitest";
import { setDiagnostic } from "#app/features/job-pages/diagnostic.server.ts";
import { queueDueTexts } from "#app/features/repair/texts/text-work.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { judgedPerRun } from "#app/features/translations/ask-models.server.ts";
import { makeTranslations } from "#app/features/translations/make-translations.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { openD1 } from "../../support/d1.ts";
import { openTranslator } from "../../support/learning/translator.ts";
import { makeJob, makeQuote } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { fillQuotes } from "../../support/quotes/many-quotes.ts";
import { note, tally } from "../../support/tally.ts";

const count = 120;

/** A job with a translation of each of its thousands of texts that no second model has read. */
async function largeJob() {
  const { d1, close } = await openD1();
  const db = drizzle(d1);
  const owner = await signedIn(db, "premium");
  const job = await makeJob(db, { owner });
  await makeQuote(db, { owner, job });
  const ref = { shopId: owner.shopId, jobId: job.id };
  await fillQuotes(d1, ref, count);
  return { db, d1, owner, job, ref, close };
}

test("Makes the translations of a new diagnostic quickly, also beside thousands of others", async () => {
  const { db, d1, owner, job, ref, close } = await largeJob();
  const ai = { models: { translation: [] }, run: () => {} } as unknown as Platform["ai"];
  const costs: number[] = [];
  for (const diagnostic of ["Pads are worn.", "Discs are worn too.", "The caliper sticks."]) {
    const by = owner.id;
    await setDiagnostic(
      db,
      { shopId: ref.shopId, jobId: job.id },
      { diagnostic, by, now: Date.now() },
    );
    const before = process.threadCpuUsage();
    await makeTranslations({ ai, db, now: () => Date.now() }, ref);
    const { user, system } = process.threadCpuUsage(before);
    costs.push((user + system) / 1_000);
  }
  const [row] = (await d1.prepare("SELECT search_diagnostic AS search FROM repair_jobs").all())
    .results;
  expect(row!.search).toContain("caliper");
  note(`${count} quotes of 70 lines: ${costs.map(Math.round).join(", ")} ms`);
  tally(costs.length);
  // The first loads the rules of translation.
  expect(Math.min(...costs)).toBeLessThan(500);
  await close();
});

test("Has the second model read a few translations in a run, and goes on in the next", async () => {
  const { db, ref, close } = await largeJob();
  const { services, judged } = openTranslator(
    db,
    (sent) => sent,
    () => ({ response: "yes yes yes" }),
  );
  const before = process.threadCpuUsage();
  expect(await makeTranslations(services, ref)).toBe(true);
  const { user, system } = process.threadCpuUsage(before);
  note(`a run beside ${count} unread quotes: ${Math.round((user + system) / 1_000)} ms`);
  expect(judged).toHaveLength(judgedPerRun);
  expect(await makeTranslations(services, ref)).toBe(true);
  expect(new Set(judged.map(({ source }) => source)).size).toBe(2 * judgedPerRun);
  expect((user + system) / 1_000).toBeLessThan(3_000);
  await close();
});

test("Translates thousands of texts a part at a time, until all are there", async () => {
  const { db, ref, close } = await largeJob();
  await db.delete(textTranslations).where(eq(textTranslations.jobId, ref.jobId));
  const { services } = openTranslator(db, (sent) => sent.replaceAll("Brake", "Freno"));
  expect(await makeTranslations(services, ref)).toBe(true);
  const made = async () =>
    (await db.select().from(textTranslations)).filter(({ state }) => state !== "missing").length;
  const first = await made();
  expect(first).toBeLessThan(200);
  await makeTranslations(services, ref);
  expect(await made()).toBeGreaterThan(first);
  await close();
});

test("Queues a few jobs of a shop that has many, and those of others beside them", async () => {
  const { d1, close } = await openD1();
  const db = drizzle(d1);
  const [large, small] = [await signedIn(db, "premium"), await signedIn(db, "premium")];
  for (let n = 0; n < 30; n++) await makeJob(db, { owner: large });
  await makeJob(db, { owner: small });
  const sent: string[] = [];
  const queue = {
    send: async (messages: readonly { id: string }[]) => {
      sent.push(...messages.map(({ id }) => id));
    },
  };
  await queueDueTexts({ db, queue }, Date.now() + 1_000);
  expect(sent.filter((id) => id.startsWith(large.shopId))).toHaveLength(10);
  expect(sent.filter((id) => id.startsWith(small.shopId))).toHaveLength(1);
  await close();
});
