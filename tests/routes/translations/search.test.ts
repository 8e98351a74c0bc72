import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { saveJob } from "#app/features/repair/form/save-job.server.ts";
import { searchColumns } from "#app/features/repair/list/search-column.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { setLanguage } from "#app/features/translations/review/make-again.server.ts";
import { openApp } from "../../support/app.ts";
import { jobDraft } from "../../support/repair/job-draft.ts";
import { english, reviewedJob, spanish } from "../../support/repair/review-requests.ts";

const app = openApp();
vi.spyOn(console, "warn").mockImplementation(() => {});

const mouse = "Un ratón hizo su nido ahí adentro.";
const words: Record<string, string> = {
  [mouse]: "A mouse made its nest in there.",
  "Ya no hace nada.": "It does nothing anymore.",
};
const answer = (sent: string) => words[sent] ?? english[sent] ?? "";

/** A job whose diagnostic has words that the glossary lacks, and whether a search finds it. */
async function searchedJob() {
  const world = await reviewedJob(app(), { answer });
  const { owner, job, rewrite, make, clock } = world;
  const finds = async (text: string) => {
    const path = `/repair-cms?q=${encodeURIComponent(text)}`;
    return (await (await app().visit(path, { as: owner })).text()).includes(job.id);
  };
  const says = async (text: string) => {
    await rewrite(text);
    clock.now = Date.now();
    await make();
  };
  const row = async () =>
    (await app().db.select().from(repairJobs).where(eq(repairJobs.id, job.id)))[0]!;
  await says(mouse);
  return { ...world, finds, says, row };
}

test("A job is found by words of its translations which the glossary does not know", async () => {
  const { finds } = await searchedJob();
  expect(await finds("ratón nido")).toBe(true);
  expect(await finds("mouse nest")).toBe(true);
  expect(await finds("mouse giraffe")).toBe(false);
});

test("A translation is not searched from the moment its original changes", async () => {
  const { finds, rewrite, says } = await searchedJob();
  await rewrite("Ya no hace nada.");
  expect(await finds("mouse")).toBe(false);
  // A restored original has its translation again, without another call.
  await says(mouse);
  expect(await finds("mouse")).toBe(true);
});

test("What a person writes replaces what a machine said in the search", async () => {
  const { finds, owner, ofDiagnostic, form, save } = await searchedJob();
  await save(owner, { ...(await form(ofDiagnostic)), text: "A rodent lives there." });
  expect(await finds("rodent")).toBe(true);
  expect(await finds("mouse")).toBe(false);
});

test("Other edits of the job keep the words of its translations", async () => {
  const { finds, row, ref, owner } = await searchedJob();
  const details = { ...jobDraft, issues: spanish.issues, customerLastName: "Zapata" };
  const actor = { by: owner.id, now: Date.now() };
  await saveJob(app().db, { shopId: ref.shopId, jobId: ref.jobId }, { details, ...actor });
  expect(await finds("zapata braking mouse")).toBe(true);
  const saved = await row();
  const translations = { issues: [english[spanish.issues]!], diagnostic: [words[mouse]!] };
  const texts = [spanish.description, spanish.line];
  const quotes = { texts, translations: texts.map((text) => english[text]!) };
  expect(saved).toMatchObject(searchColumns(saved, translations, quotes));
  await saveJob(
    app().db,
    { shopId: ref.shopId, jobId: ref.jobId },
    { details: { ...details, issues: "Otra cosa." }, ...actor },
  );
  expect(await finds("squeals")).toBe(false);
  expect(await finds("mouse")).toBe(true);
});

test("A translation that is not stored is not searched", async () => {
  const { row, ref, owner, make, clock } = await searchedJob();
  expect((await row()).searchDiagnosticTranslated).toContain("mouse");
  const of = { subjectId: ref.jobId, field: "diagnostic" as const, language: "en" as const };
  await setLanguage(app().db, ref, of, { by: owner.id, now: Date.now() });
  clock.now = Date.now();
  await make();
  // The diagnostic counts as English now: its English translation is unused, and the Spanish one refused.
  expect((await row()).searchDiagnosticTranslated).toBeNull();
});
