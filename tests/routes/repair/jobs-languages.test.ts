import { expect, test } from "vitest";
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
