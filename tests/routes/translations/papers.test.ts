import { describe, expect, test, vi } from "vitest";
import { openApp } from "../../support/app.ts";
import { readPdfLine } from "../../support/papers/paper.ts";
import { english, inEnglish, reviewedJob, spanish } from "../../support/repair/review-requests.ts";

const app = openApp();
vi.spyOn(console, "warn").mockImplementation(() => {});
const read = async (answer: Response) => readPdfLine(new Uint8Array(await answer.arrayBuffer()));
const texts = Object.values(spanish);

test("A paper says what was written, and so once, until a person has read the translation", async () => {
  const { paper, owner, ofDiagnostic, form, save } = await reviewedJob(app());
  const before = await read(await paper());
  for (const text of texts) expect(before).toContain(text);
  expect(before.match(/Some texts are printed as they were written/g)).toHaveLength(1);
  await save(owner, await form(ofDiagnostic));
  const after = await read(await paper());
  expect(after).toContain(english[spanish.diagnostic]);
  expect(after).not.toContain(spanish.diagnostic);
});

test("With AI switched off a paper says what was written, and what a person translated", async () => {
  const { paper, owner, ofIssues, form, save } = await reviewedJob(app(), { on: false });
  await save(owner, { ...(await form(ofIssues)), text: "It squeals" });
  const printed = await read(await paper());
  expect(printed).toContain("It squeals");
  expect(printed).toContain(spanish.diagnostic);
  expect(printed).toContain("Some texts are printed as they were written");
});

test("A translation that warns of a danger is never printed unread", async () => {
  // Not a sentence of the list, whose translations people wrote.
  const warning = "No lo maneje con la bolsa de aire suelta.";
  const { paper, rewrite, make, clock } = await reviewedJob(app(), {
    unreviewedMayGo: true,
    judge: () => ({ response: "yes yes yes" }),
    answer: (sent) => inEnglish(sent).replace(warning, "Do not drive it with the airbag loose."),
  });
  await rewrite(warning);
  clock.now = Date.now();
  await make();
  expect(await read(await paper())).toContain(warning);
});

test("Where the shop lets them go out, unread translations are marked", async () => {
  const judge = () => ({ response: "yes yes yes" });
  const { paper } = await reviewedJob(app(), { unreviewedMayGo: true, judge });
  const printed = await read(await paper());
  expect(printed).toContain(`${english[spanish.line]} †`);
  expect(printed).toContain("† Translated by machine and not reviewed by the shop.");
});

test("A translation of an older original is on no paper", async () => {
  const { paper, owner, ofDiagnostic, form, save, rewrite } = await reviewedJob(app(), {
    unreviewedMayGo: true,
  });
  await save(owner, await form(ofDiagnostic));
  await rewrite("Ya no rechina.");
  const printed = await read(await paper("?paper=both"));
  expect(printed).not.toContain(english[spanish.diagnostic]);
  expect(printed).toContain("Ya no rechina.");
});

test("The paper in the language of the texts says them as they are, without a line", async () => {
  const { paper } = await reviewedJob(app());
  const printed = await read(await paper("?paper=es"));
  for (const text of texts) expect(printed).toContain(text);
  expect(printed).not.toContain("Algunos textos se imprimen");
});

test("The bilingual paper says both, and what is only in one of them", async () => {
  const { paper, owner, ofDiagnostic, form, save } = await reviewedJob(app());
  await save(owner, await form(ofDiagnostic));
  const answer = await paper("?paper=both");
  expect(answer.headers.get("content-disposition")).toMatch(/repair_order_WO-\d+_en_es\.pdf/);
  const printed = (await read(answer)).replace(/\s/g, "");
  for (const text of [...texts, english[spanish.diagnostic]!])
    expect(printed).toContain(text.replace(/\s/g, ""));
  expect(printed.match(/Onlyintheotherlanguage\./g)).toHaveLength(1);
});

describe("Before a paper is made the job's page", () => {
  test("says once how many texts are ready in its language, with a link", async () => {
    const { owner, job, ofDiagnostic, form, save } = await reviewedJob(app());
    const page = async (query = "") =>
      (await app().visit(`/repair-cms/${job.id}${query}`, { as: owner })).text();
    const before = await page();
    expect(before.match(/In English: 0 of 4 texts ready\./g)).toHaveLength(1);
    expect(before).toContain(`href="/repair-cms/${job.id}/review"`);
    expect(before).toContain("Review translations (4)");
    await save(owner, await form(ofDiagnostic));
    expect(await page("?lng=es")).toContain("En inglés: 1 de 4 textos listos.");
  });

  test("offers the three papers without a script", async () => {
    const { owner, job, quote } = await reviewedJob(app());
    const read = await (await app().visit(`/repair-cms/${job.id}`, { as: owner })).text();
    const address = `/repair-cms/${job.id}/quotes/${quote.id}/work-order`;
    for (const query of ["", "?paper=es", "?paper=both"])
      expect(read).toContain(`href="${address}${query}"`);
  });
});
