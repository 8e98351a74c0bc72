import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { priceDocument } from "#app/features/quotes/price/document.ts";
import type { ShownQuote, StoredMaterial } from "#app/features/quotes/quote.ts";
import { findQuote } from "#app/features/quotes/quote-rows.server.ts";
import { duplicateQuote } from "#app/features/quotes/save/duplicate-quote.server.ts";
import { saveQuote } from "#app/features/quotes/save/save-quote.server.ts";
import { quoteLines } from "#app/features/quotes/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob, makeQuote } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { quoteForm, sender } from "../../../support/quotes/quote-form.ts";

const app = openApp();
const send = sender(app);

/** A quote of two lines, pads and discs, of a shop of its own. */
async function world() {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const job = await makeJob(db, { owner });
  const quote = await makeQuote(db, { owner, job });
  return { db, owner, job, quote, path: `/repair-cms/${job.id}/quotes/${quote.id}/edit` };
}
const find = async (owner: Person, job: { id: string }, quote: { id: string }) =>
  (await findQuote(app().db, owner.shopId, job.id, quote.id))!;

/** The edit of a quote as the browser posts it, with these lines. */
const posted = (quote: ShownQuote, lines: Partial<StoredMaterial>[]) =>
  quoteForm({
    version: String(quote.version),
    "materialId[]": [...lines.map(({ id }) => id ?? ""), ""],
    "materialName[]": [...lines.map(({ name }) => name ?? "Bolt"), ""],
    "materialQuantity[]": [...lines.map(() => "3"), "1"],
    "materialPrice[]": [...lines.map(() => "7.00"), ""],
  });

test("a line keeps its id through edits: changed, moved, beside new and deleted ones", async () => {
  const { owner, job, quote, path } = await world();
  const [pads, discs] = quote.materials as [StoredMaterial, StoredMaterial];
  const html = (await send(path, { as: owner })).html;
  expect(html).toContain(`name="materialId[]" value="${pads.id}"`);

  await send(path, { as: owner, form: posted(quote, [{ name: "Fluid" }, discs, pads]) });
  const moved = await find(owner, job, quote);
  expect(moved.materials.map(({ name, id }) => [name, id])).toEqual([
    ["Fluid", expect.any(String)],
    ["Brake disc", discs.id],
    ["Brake pads", pads.id],
  ]);
  expect(moved.materials[1]).toMatchObject({ quantity: 3_00, unitPrice: 7_00, totalPrice: 21_00 });

  await send(path, { as: owner, form: posted(moved, [pads]) });
  expect((await find(owner, job, quote)).materials.map(({ id }) => id)).toEqual([pads.id]);
});

test("ids of lines of other quotes and shops, unknown and repeated ones become new lines", async () => {
  const { db, owner, job, quote, path } = await world();
  const other = await makeQuote(db, { owner, job });
  const stranger = await world();
  const [mine] = quote.materials;
  const ids = [
    mine!.id,
    mine!.id,
    other.materials[0]!.id,
    stranger.quote.materials[0]!.id,
    newId(),
    "x'; --",
  ];
  await send(path, {
    as: owner,
    form: posted(
      quote,
      ids.map((id) => ({ id })),
    ),
  });

  const saved = (await find(owner, job, quote)).materials;
  expect(saved).toHaveLength(6);
  expect(saved.filter(({ id }) => ids.includes(id))).toEqual([saved[0]]);
  expect(saved[0]!.id).toBe(mine!.id);
  expect(await find(owner, job, other)).toEqual(other);
  expect(await find(stranger.owner, stranger.job, stranger.quote)).toEqual(stranger.quote);
});

test("Keeps the columns of a line that the form does not have, through edits and copies", async () => {
  const { db, owner, job, quote } = await world();
  const ref = { shopId: owner.shopId, jobId: job.id, id: quote.id };
  const [pads] = quote.materials;
  const lineOf = (quoteId: string) =>
    and(eq(quoteLines.shopId, owner.shopId), eq(quoteLines.quoteId, quoteId));
  const more = { cost: 31_00, partNumber: "BP-77", condition: "new", unit: "set" } as const;
  await db.update(quoteLines).set(more).where(eq(quoteLines.id, pads!.id));

  const { id, quantity, unitPrice } = pads!;
  const materials = [{ id, quantity, unitPrice, name: "Ceramic pads" }];
  const edited = { ...quote, ...priceDocument({ ...quote, materials }, quote) };
  await saveQuote(db, ref, {
    quote: edited,
    version: quote.version,
    by: owner.id,
    now: Date.now(),
  });
  const copyId = newId();
  await duplicateQuote(db, ref, { copyId, by: owner.id, now: Date.now() });

  const [line] = await db.select().from(quoteLines).where(lineOf(quote.id));
  const [copy] = await db.select().from(quoteLines).where(lineOf(copyId));
  expect(line).toMatchObject({ ...more, id: pads!.id, name: "Ceramic pads" });
  expect(copy).toEqual({ ...line, id: expect.any(String), quoteId: copyId });
  expect(copy!.id).not.toBe(line!.id);
});

test("Saves, shows and clears the unit, part number, condition and cost of a line", async () => {
  const { owner, job, quote, path } = await world();
  const [pads] = quote.materials as [StoredMaterial];
  const facts = (unit: string, partNumber: string, condition: string, cost: string) => ({
    "materialUnit[]": [unit, ""],
    "materialPartNumber[]": [partNumber, ""],
    "materialCondition[]": [condition, ""],
    "materialCost[]": [cost, ""],
    "materialQuantity[]": [unit === "L" ? "0.35" : "3", "1"],
  });
  const typed = { ...posted(quote, [pads]), ...facts("L", " BP-77 ", "rebuilt", "$4.20") };
  await send(path, { as: owner, form: typed });
  const saved = await find(owner, job, quote);
  expect(saved.materials).toMatchObject([
    { quantity: 35, unit: "L", partNumber: "BP-77", condition: "rebuilt", cost: 4_20 },
  ]);
  const page = (await send(`/repair-cms/${job.id}`, { as: owner })).html;
  for (const text of ["0.35 L", "BP-77 · Rebuilt", "Cost $4.20 · margin 40%"])
    expect(page.includes(text), text).toBe(true);

  const wrong = { ...posted(saved, [pads]), ...facts("", "", "", "-4") };
  const refused = await send(path, { as: owner, form: wrong });
  expect(refused.html.includes("Enter a cost of 0 or more")).toBe(true);
  expect(refused.html.includes('value="-4"')).toBe(true);

  await send(path, { as: owner, form: { ...posted(saved, [pads]), ...facts("", "", "x", "") } });
  expect((await find(owner, job, quote)).materials).toMatchObject([
    { quantity: 3_00, unit: null, partNumber: null, condition: null, cost: null },
  ]);
});

test("A form of an older version changes no line", async () => {
  const { owner, job, quote, path } = await world();
  await send(path, { as: owner, form: posted(quote, quote.materials) });
  const first = await find(owner, job, quote);
  const late = await send(path, { as: owner, form: posted(quote, [{ name: "Other" }]) });
  expect(late.status).toBe(409);
  expect((await find(owner, job, quote)).materials).toEqual(first.materials);
});
