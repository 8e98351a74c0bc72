import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { findJobWithQuotes } from "#app/features/job-pages/job-with-quotes.server.ts";
import { priceDocument } from "#app/features/quotes/price/document.ts";
import { findQuote } from "#app/features/quotes/quote-rows.server.ts";
import { duplicateQuote } from "#app/features/quotes/save/duplicate-quote.server.ts";
import { setQuoteStatus } from "#app/features/quotes/save/quote-status.server.ts";
import { removeQuote, saveQuote } from "#app/features/quotes/save/save-quote.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob, makeQuote, makeShop } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { draft, priced } from "../../../support/quotes/priced-quote.ts";

const app = openApp();
async function garage() {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  return { db, owner, job: await makeJob(db, { owner }) };
}
const quotesOf = async (
  db: ReturnType<typeof app>["db"],
  owner: { shopId: string },
  job: { id: string },
) =>
  // As they are kept: whether a paper can show every letter is found out for the page.
  (await findJobWithQuotes(db, owner.shopId, job.id))!.quotes.map(
    ({ boxes: _, ...quote }) => quote,
  );
const refOf = (owner: { shopId: string }, job: { id: string }, quote: { id: string }) => ({
  shopId: owner.shopId,
  jobId: job.id,
  id: quote.id,
});

test("an edit replaces the lines and keeps rate, currency, status and place", async () => {
  const { db, owner, job } = await garage();
  const quote = await makeQuote(db, {
    owner,
    job,
    rates: { laborRate: 50_00, currency: "MXN", decimals: 2 },
  });
  const edited = { ...draft, ...priceDocument(draft, quote) };
  const change = { quote: edited, version: quote.version, by: owner.id, now: Date.now() };
  expect(await saveQuote(db, refOf(owner, job, quote), change)).toBe("saved");
  const saved = await findQuote(db, owner.shopId, job.id, quote.id);
  expect(saved).toMatchObject({
    ...edited,
    laborRate: 50_00,
    currency: "MXN",
    totalAmount: 360_00,
    createdAt: quote.createdAt,
  });
  expect(saved!.version).toBeGreaterThan(quote.version);
});

test.each(["approved", "rejected"] as const)(
  "%s, a quote can be copied, but not changed until it is pending again",
  async (status) => {
    const { db, owner, job } = await garage();
    const quote = await makeQuote(db, { owner, job, status });
    const copy = () =>
      duplicateQuote(db, refOf(owner, job, quote), {
        copyId: newId(),
        by: owner.id,
        now: Date.now(),
      });
    const ref = refOf(owner, job, quote);
    const save = () =>
      saveQuote(db, ref, {
        quote: priced(),
        version: quote.version,
        by: owner.id,
        now: Date.now(),
      });
    expect([
      await save(),
      await copy(),
      await removeQuote(
        db,
        { shopId: owner.shopId, jobId: job.id, id: quote.id },
        { by: owner.id, now: Date.now() },
      ),
    ]).toEqual(["overtaken", "made", false]);
    const [made, kept] = await quotesOf(db, owner, job);
    expect([made!.status, kept]).toEqual(["pending", quote]);

    await setQuoteStatus(db, ref, { status: "pending", by: owner.id, now: Date.now() });
    expect([
      await save(),
      await copy(),
      await removeQuote(
        db,
        { shopId: owner.shopId, jobId: job.id, id: quote.id },
        { by: owner.id, now: Date.now() },
      ),
    ]).toEqual(["saved", "made", true]);
  },
);

test("Of two tabs that edit, the second is rejected and changes nothing", async () => {
  const { db, owner, job } = await garage();
  const quote = await makeQuote(db, { owner, job });
  const save = (description: string) =>
    saveQuote(db, refOf(owner, job, quote), {
      quote: priced({ description }),
      version: quote.version,
      by: owner.id,
      now: Date.now(),
    });
  expect([await save("first"), await save("second")]).toEqual(["saved", "overtaken"]);
  expect(await findQuote(db, owner.shopId, job.id, quote.id)).toMatchObject({
    description: "first",
    materials: [{ name: "Belt kit" }],
  });
});

test("A copy is a new pending quote with the prices of its original, whatever the shop's rate is now", async () => {
  const { db, owner, job } = await garage();
  await makeShop(db, owner, { hourlyRate: 120_00, currency: "PEN" });
  const quote = await makeQuote(db, { owner, job, now: Date.now() - 1_000 });
  const copyId = newId();
  for (let presses = 0; presses < 2; presses++)
    expect(
      await duplicateQuote(db, refOf(owner, job, quote), { copyId, by: owner.id, now: Date.now() }),
    ).toBe("made");
  const [top, ...rest] = await quotesOf(db, owner, job);
  expect(rest).toEqual([quote]);
  expect(top).toMatchObject({
    ...quote,
    materials: quote.materials.map((line) => ({ ...line, id: expect.any(String) })),
    id: copyId,
    number: 2,
    createdAt: top!.createdAt,
    updatedAt: top!.updatedAt,
  });
});

test("Another shop's quote answers as a missing one", async () => {
  const { db, owner, job } = await garage();
  const quote = await makeQuote(db, { owner, job });
  const other = await signedIn(db, "premium");
  const second = await makeJob(db, { owner });
  const now = Date.now();
  for (const [who, jobId, id] of [
    [other.shopId, job.id, quote.id],
    [owner.shopId, second.id, quote.id],
    [owner.shopId, job.id, newId()],
    [owner.shopId, job.id, "'; --"],
  ] as const) {
    expect(await findQuote(db, who, jobId, id)).toBeUndefined();
    const ref = { shopId: who, jobId, id };
    expect([
      await saveQuote(db, ref, { quote: priced(), version: quote.version, by: owner.id, now }),
      await setQuoteStatus(db, ref, { status: "approved", by: owner.id, now }),
    ]).toEqual(["gone", "gone"]);
    expect(await duplicateQuote(db, ref, { copyId: newId(), by: owner.id, now })).toBe("gone");
    expect(await removeQuote(db, ref, { by: owner.id, now })).toBe(false);
  }
  expect(await findJobWithQuotes(db, other.shopId, job.id)).toBeUndefined();
  expect(await quotesOf(db, owner, job)).toEqual([quote]);
});
