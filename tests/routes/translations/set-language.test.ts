import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { openApp } from "../../support/app.ts";
import { english, reviewedJob, spanish } from "../../support/repair/review-requests.ts";

const app = openApp();
vi.spyOn(console, "warn").mockImplementation(() => {});

test("The direction of a translation follows the language that a person sets", async () => {
  const { owner, page, job, ofIssues, make, clock } = await reviewedJob(app(), {
    answer: (sent) => (sent === spanish.issues ? english[sent]! : sent),
  });
  const back = `/repair-cms/${job.id}`;
  const to = { ...ofIssues, language: "en", back };
  const answer = await app().visit(`${page}/language`, { as: owner, form: to });
  expect(answer.headers.get("location")).toBe(back);
  clock.now = Date.now();
  await make();
  const rows = await app()
    .db.select()
    .from(textTranslations)
    .where(eq(textTranslations.jobId, job.id));
  const issues = rows.filter(({ field }) => field === "issues");
  expect(issues.map(({ originalLanguage, languageBy }) => [originalLanguage, languageBy])).toEqual([
    ["en", owner.id],
    ["en", owner.id],
  ]);
  expect(issues.find(({ language }) => language === "es")).toBeDefined();
});

test("Words of a person come back when the language is set back", async () => {
  const { owner, page, ofIssues, form, save, translation } = await reviewedJob(app());
  await save(owner, { ...(await form(ofIssues)), text: "It squeals" });
  for (const language of ["en", "es"])
    await app().visit(`${page}/language`, { as: owner, form: { ...ofIssues, language } });
  expect(await translation()).toMatchObject({ state: "written", text: "It squeals", by: owner.id });
  expect(await (await app().visit(page, { as: owner })).text()).toContain("It squeals");
});

test("A text that the job does not have is not found", async () => {
  const { owner, page, ofIssues } = await reviewedJob(app());
  const form = { ...ofIssues, subjectId: "someone-else" };
  expect((await app().visit(`${page}/language`, { as: owner, form })).status).toBe(404);
});
