import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { textUsesToday } from "#app/features/account/budget/ai-budget.server.ts";
import { setDiagnostic } from "#app/features/job-pages/diagnostic.server.ts";
import { textWork } from "#app/features/repair/texts.tables.server.ts";
import { makeTranslations } from "#app/features/translations/make-translations.server.ts";
import { openApp } from "../../support/app.ts";
import { tries } from "../../support/chance.ts";
import { openTranslator } from "../../support/learning/translator.ts";
import { makeJob } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { jobRequests } from "../../support/repair/job-requests.ts";
import { reviewedJob } from "../../support/repair/review-requests.ts";

const app = openApp();
const { diamond, page } = jobRequests(app);
vi.spyOn(console, "warn").mockImplementation(() => {});

const spanish = "Rechina cuando uno frena en frío.";
const english = "It squeals when you brake cold.";
const services = () => openTranslator(app().db, () => english).services;

/** A job in Spanish with its translation in English, opened by an advisor. */
async function translatedJob() {
  const owner = await diamond();
  const worksAt = { shopId: owner.shopId, role: "advisor" } as const;
  const advisor = await signedIn(app().db, "free", { worksAt });
  const job = await makeJob(app().db, { owner, issues: spanish });
  await makeTranslations(services(), { shopId: job.shopId, jobId: job.id });
  return { owner, advisor, job };
}

test("Each member reads a job in their own language, with the original one tap away", async () => {
  const { advisor, job } = await translatedJob();
  const inEnglish = await page(advisor, `/repair-cms/${job.id}?lng=en`);
  expect(inEnglish).toContain(english);
  expect(inEnglish).toContain("Original in Spanish");
  expect(inEnglish).toContain(spanish);
  const inSpanish = await page(advisor, `/repair-cms/${job.id}?lng=es`);
  expect(inSpanish).toContain(spanish);
  expect(inSpanish).not.toContain(english);
});

test("A text that was saved again says at once that its translation is of an older one", async () => {
  const { owner, advisor, job } = await translatedJob();
  const ref = { shopId: job.shopId, jobId: job.id };
  const diagnose = (diagnostic: string) =>
    setDiagnostic(app().db, ref, { diagnostic, by: owner.id, now: Date.now() });
  await diagnose(spanish);
  await makeTranslations(
    { ...services(), now: () => Date.now() + 1_000 },
    { ...ref, jobId: job.id },
  );
  await diagnose("Ya no rechina cuando uno frena.");
  const read = await page(advisor, `/repair-cms/${job.id}?lng=en`);
  expect(read).toContain("The original has changed since");
});

test("Views of a job cost no call", async () => {
  const { owner, advisor, job } = await translatedJob();
  const calls = async () =>
    (await textUsesToday(app().db, { by: owner.id, shopId: job.shopId }, Date.now())).shop.used;
  expect(await calls()).toBe(1);
  for (let view = 0; view < tries(10); view++)
    for (const [reader, lng] of [
      [owner, "es"],
      [advisor, "en"],
    ] as const)
      await page(reader, `/repair-cms/${job.id}?lng=${lng}`);
  expect(await calls()).toBe(1);
  const due = await app().db.select().from(textWork).where(eq(textWork.jobId, job.id));
  expect(due).toEqual([]);
});

test("Who reads a translation and edits is told that the box has the original, and may correct only what they read", async () => {
  const { owner, job } = await reviewedJob(app());
  const edit = `/repair-cms/${job.id}/diagnostic`;
  const inEnglish = await (await app().visit(`${edit}?lng=en`, { as: owner })).text();
  expect(inEnglish).toContain("The box has the original, in Spanish");
  expect(inEnglish).toContain(`/review#en-diagnostic-${job.id}`);
  const own = await (await app().visit(`${edit}?lng=es`, { as: owner })).text();
  expect(own).not.toContain("El cuadro tiene el original");
});
