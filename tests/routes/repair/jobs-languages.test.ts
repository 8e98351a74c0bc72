import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { openApp } from "../../support/app.ts";
import { makeJob } from "../../support/make.ts";
import { jobRequests } from "../../support/repair/job-requests.ts";

const app = openApp();
const { diamond, page } = jobRequests(app);

test("A job is found by what the trade calls it in the other language", async () => {
  const owner = await diamond();
  await makeJob(app().db, { owner, customerLastName: "Inglés", issues: "Replace spark plugs" });
  await makeJob(app().db, { owner, customerLastName: "Castellano", issues: "Cambiar bujías" });
  await makeJob(app().db, { owner, customerLastName: "Ajeno", issues: "Clutch slips" });
  for (const text of ["bujía", "spark plug"]) {
    const found = await page(owner, `/repair-cms?q=${encodeURIComponent(text)}`);
    expect(found).toContain("Inglés");
    expect(found).toContain("Castellano");
    expect(found).not.toContain("Ajeno");
  }
});

test("The longest search in words of the trade is one statement, by promised time too", async () => {
  const owner = await diamond();
  await makeJob(app().db, { owner });
  const text = encodeURIComponent("frenos bujías batería radiador amortiguador");
  for (const query of [`?q=${text}`, `?q=${text}&promised=today`])
    expect((await app().visit(`/repair-cms${query}`, { as: owner })).status).toBe(200);
});

test("List and board show a complaint in the reader's language, as long as it says the same", async () => {
  const owner = await diamond();
  const job = await makeJob(app().db, { owner, issues: "Grinds when braking" });
  await app()
    .db.insert(textTranslations)
    .values({
      shopId: owner.shopId,
      jobId: job.id,
      subjectId: job.id,
      ...({ field: "issues", language: "es", originalLanguage: "en" } as const),
      text: "Rechina al frenar",
      ofText: "Grinds when braking",
      state: "machine",
      at: new Date(),
    });
  const shown = async (path: string) => (await app().visit(path, { as: owner })).text();
  for (const view of ["", "&view=board"]) {
    const spanish = await shown(`/repair-cms?lng=es${view}`);
    expect(spanish).toContain("Rechina al frenar");
    expect(spanish).toContain('title="Grinds when braking"');
    expect(spanish).toContain("Traducción automática");
    const english = await shown(`/repair-cms?lng=en${view}`);
    expect(english).toContain("Grinds when braking");
    expect(english).not.toContain("Rechina al frenar");
  }
  await app()
    .db.update(repairJobs)
    .set({ issues: "Squeals when braking" })
    .where(eq(repairJobs.id, job.id));
  const changed = await shown("/repair-cms?lng=es");
  expect(changed).toContain("Squeals when braking");
  expect(changed).not.toContain("Rechina al frenar");
});
