import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { quotedJob, send } from "../../support/links/links.ts";
import { readPdfLine } from "../../support/papers/paper.ts";
import { aYear } from "../../support/warranty/make-comeback.ts";

const app = openApp();
const page = async (path: string) =>
  (await (await app().visit(path)).text()).replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
const warrant = (id: string, warranty: typeof aYear | null) =>
  app().db.update(repairQuotes).set({ warranty }).where(eq(repairQuotes.id, id));

test("A customer reads what is warranted beside the work, in both languages, as it was sent", async () => {
  const made = await quotedJob(app(), { language: "en" });
  await warrant(made.quotes[0]!.id, aYear);
  const path = await send(app(), made);
  // A later change by the shop does not alter a sent warranty.
  await warrant(made.quotes[0]!.id, { ...aYear, unit: "km" });
  const english = await page(`${path}?lng=en`);
  const line = "Warranty: Parts 12 months or 12,000 mi; Labor 12 months or 12,000 mi";
  expect(english.split(line)).toHaveLength(2);
  expect(await page(`${path}?lng=es`)).toMatch(
    /Garantía: Materiales 12 meses o 12[.,\s ]?000 mi; Mano de obra 12 meses/,
  );
  const paper = await app().visit(`${path}/file?file=pdf`);
  if (paper.ok) expect(readPdfLine(new Uint8Array(await paper.arrayBuffer()))).toContain(line);
});

test("Nothing is said where nothing is warranted", async () => {
  const made = await quotedJob(app(), { language: "en" });
  const path = await send(app(), made);
  expect(await page(`${path}?lng=en`)).not.toMatch(/Warranty: (Parts|Labor)/);
});
