import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { findings } from "#app/features/inspection/tables.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob, makeQuote, makeShop } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { aCannedQuote } from "../../../support/quotes/canned.ts";
import { quoteForm } from "../../../support/quotes/quote-form.ts";
import { makeInspection } from "../../../support/repair/make-inspection.ts";

const app = openApp();

const words = {
  en: { found: "Worn out", consequence: "Longer stops", advice: "Replace the front pads." },
  es: { found: "Gastadas", consequence: "Frena tarde", advice: "Cambiar las pastillas." },
};

/** A job with a red finding that has the library's words, and one that has a note alone. */
async function inspected() {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const job = await makeJob(db, { owner });
  const ids = await makeInspection(
    db,
    { owner, job },
    {
      frontPads: { words, libraryId: "frontPadsLow", measure: 20 },
      leaks: { note: "Fuga en el cárter", color: "yellow" },
      shocks: { color: "green" },
    },
  );
  return { db, owner, job, ids, at: `/repair-cms/${job.id}/quotes/new` };
}
const findingOf = async (id: string) =>
  (await app().db.select().from(findings).where(eq(findings.id, id)))[0]!;
const quotesOf = (jobId: string) =>
  app().db.select().from(repairQuotes).where(eq(repairQuotes.jobId, jobId));

test("The page of a new quote says what the finding advises, in both languages", async () => {
  const { owner, ids, at } = await inspected();
  const open = async (id: string, lng: string) =>
    (await app().visit(`${at}?finding=${id}&lng=${lng}`, { as: owner })).text();
  const english = await open(ids.frontPads, "en");
  expect(english).toContain(`name="finding" value="${ids.frontPads}"`);
  expect(english).toMatch(/<textarea[^>]*name="description"[^>]*>Replace the front pads\./);
  expect(english).toMatch(/name="description\.es"[^>]*>Cambiar las pastillas\./);
  expect(await open(ids.frontPads, "es")).toMatch(
    /<textarea[^>]*name="description"[^>]*>Cambiar las pastillas\./,
  );
  expect(await open(ids.leaks, "en")).toMatch(/name="description"[^>]*>Fuga en el cárter/);
  // Without words it is the point's name.
  expect(await open(ids.shocks, "en")).toMatch(/name="description"[^>]*>Shocks and struts/);
});

test("A canned quote that fits is offered, fills the form, and keeps the finding", async () => {
  const { db, owner, job, ids, at } = await inspected();
  const quote = await makeQuote(db, { owner, job });
  const canned = await aCannedQuote(db, owner, { job, quote, name: "Front brake pads, ceramic" });
  const page = await app().visit(`${at}?finding=${ids.frontPads}&lng=en`, { as: owner });
  expect(await page.text()).toContain(`?finding=${ids.frontPads}&amp;canned=${canned}`);
  const chosen = await app().visit(`${at}?finding=${ids.frontPads}&canned=${canned}`, {
    as: owner,
  });
  const filled = await chosen.text();
  expect(filled).toContain(`name="finding" value="${ids.frontPads}"`);
  expect(filled).toContain(`name="canned" value="${canned}"`);
});

test("The finding is tied to its quote as it is saved, once, and both name each other", async () => {
  const { owner, job, ids, at } = await inspected();
  const form = { ...quoteForm(), id: newId(), finding: ids.frontPads };
  await Promise.all([1, 2].map(() => app().visit(at, { as: owner, form })));
  const quotes = await quotesOf(job.id);
  expect(quotes).toHaveLength(1);
  expect(await findingOf(ids.frontPads)).toMatchObject({ quoteId: form.id, version: 2 });
  const technician = await signedIn(app().db, "free", {
    worksAt: { shopId: owner.shopId, role: "technician" },
  });
  for (const as of [owner, technician]) {
    const inspection = await app().visit(`/repair-cms/${job.id}/inspection?lng=en`, { as });
    expect(await inspection.text()).toContain("Quote 1 · Pending");
    const page = await app().visit(`/repair-cms/${job.id}?lng=en`, { as });
    expect(await page.text()).toContain("From the inspection: Front brake pads");
  }
});

test("A quote that is refused ties nothing, and keeps the finding in its form", async () => {
  const { owner, job, ids, at } = await inspected();
  const form = { ...quoteForm({ description: "" }), id: newId(), finding: ids.frontPads };
  const answer = await app().visit(at, { as: owner, form });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(`name="finding" value="${ids.frontPads}"`);
  expect(await quotesOf(job.id)).toEqual([]);
  expect(await findingOf(ids.frontPads)).toMatchObject({ quoteId: null, version: 1 });
});

test("A quote that is deleted leaves its finding, of which another can be made", async () => {
  const { owner, job, ids, at } = await inspected();
  const id = newId();
  await app().visit(at, { as: owner, form: { ...quoteForm(), id, finding: ids.frontPads } });
  await app().visit(`/repair-cms/${job.id}/quotes/${id}/delete`, { as: owner, form: {} });
  expect(await quotesOf(job.id)).toEqual([]);
  const page = await app().visit(`/repair-cms/${job.id}/inspection`, { as: owner });
  expect(await page.text()).toContain(`?finding=${ids.frontPads}`);
});

test("Another job's finding is not found, and no quote of this one ties it", async () => {
  const one = await inspected();
  const other = await inspected();
  const page = await app().visit(`${one.at}?finding=${other.ids.frontPads}`, { as: one.owner });
  expect(page.status).toBe(404);
  const form = { ...quoteForm(), id: newId(), finding: other.ids.frontPads };
  await app().visit(one.at, { as: one.owner, form });
  expect(await findingOf(other.ids.frontPads)).toMatchObject({ quoteId: null });
  expect(await quotesOf(one.job.id)).toHaveLength(1);
});

test("A technician is shown no way to a quote", async () => {
  const { db, owner, job, ids, at } = await inspected();
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const technician = await signedIn(db, "free", { worksAt });
  const page = await app().visit(`/repair-cms/${job.id}/inspection`, { as: technician });
  expect(await page.text()).not.toContain("/quotes/new");
  const quote = await app().visit(`${at}?finding=${ids.frontPads}`, { as: technician });
  expect(quote.status).toBe(404);
});
