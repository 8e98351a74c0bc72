import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { parts } from "#app/features/parts/tables.server.ts";
import type { PriceRange } from "#app/features/quotes/price-rules/price-rule.ts";
import { priceRules } from "#app/features/quotes/price-rules.tables.server.ts";
import { findQuote } from "#app/features/quotes/quote-rows.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob, makeQuote, makeShop } from "../../../support/make.ts";
import { makePart, makeSupplier } from "../../../support/parts/make-parts.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { makePriceRules } from "../../../support/quotes/price-rules.ts";
import { quoteForm, sender } from "../../../support/quotes/quote-form.ts";
import { aCustomer } from "../../../support/repair/customers.ts";

const app = openApp();
const send = sender(app);
const markup = (rate: number): PriceRange[] => [{ from: 0, to: null, kind: "markup", rate }];
const triple = markup(200_00);

/** A pending quote of two parts that are needed, and a supplier whose prices are three times the cost. */
async function world() {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const { shopId } = owner;
  await makeShop(db, owner);
  const supplier = await makeSupplier(db, shopId);
  await makePriceRules(db, { shopId, supplierId: supplier.id, ranges: triple });
  const job = await makeJob(db, { owner });
  const materials = ["Pads", "Disc"].map((name) => ({ name, quantity: 1, unitPrice: 50_00 }));
  const quote = await makeQuote(db, { owner, job, materials });
  const lines = quote.materials.map(({ id }) => id);
  for (const lineId of lines) await makePart(db, job, { lineId });
  const from = (line: string, of: string, as: Person = owner) =>
    app().visit(`/repair-cms/${job.id}/parts/${line}/supplier`, {
      as,
      form: { supplier: of },
      headers: { accept: "text/html" },
    });
  /** Saves both lines with a cost of 5 and no price, and returns their prices. */
  const price = async () => {
    const { version } = (await findQuote(db, shopId, job.id, quote.id))!;
    const form = quoteForm({
      id: quote.id,
      version: String(version),
      "materialId[]": lines,
      "materialName[]": ["Pads", "Disc"],
      "materialQuantity[]": ["1", "1"],
      "materialPrice[]": ["", ""],
      "materialUnit[]": ["", ""],
      "materialPartNumber[]": ["", ""],
      "materialCondition[]": ["", ""],
      "materialCost[]": ["5", "5"],
      "materialTax[]": ["", ""],
      "materialBy[]": ["", ""],
    });
    const path = `/repair-cms/${job.id}/quotes/${quote.id}/edit`;
    const { status } = await send(path, { as: owner, form });
    const { materials } = (await findQuote(db, shopId, job.id, quote.id))!;
    return status === 302 ? materials.map((one) => [one.unitPrice, one.priceBy]) : status;
  };
  const partOf = async (line: string) =>
    (await db.select().from(parts).where(eq(parts.lineId, line)))[0]!;
  return { db, owner, shopId, supplier, job, quote, lines, from, price, partOf };
}

test("A line whose part comes from a supplier follows their rules, the others the shop's, a customer's go first", async () => {
  const { db, shopId, supplier, job, lines, from, price, owner } = await world();
  expect((await from(lines[0]!, supplier.id)).status).toBe(302);
  // No other rules: the second line has none.
  expect(await price()).toBe(422);
  await makePriceRules(db, { shopId, ranges: markup(100_00) });
  expect(await price()).toEqual([
    [15_00, "rule"],
    [10_00, "rule"],
  ]);
  const fleet = await aCustomer(db, { owner });
  await db.update(repairJobs).set({ customerId: fleet.id }).where(eq(repairJobs.id, job.id));
  await makePriceRules(db, { shopId, customerId: fleet.id, ranges: markup(20_00) });
  expect(await price()).toEqual([
    [6_00, "rule"],
    [6_00, "rule"],
  ]);
});

test("A stored price stays when the supplier is chosen or their rules change", async () => {
  const { db, shopId, supplier, job, quote, lines, from, price } = await world();
  await makePriceRules(db, { shopId, ranges: markup(100_00) });
  await price();
  await from(lines[0]!, supplier.id);
  await makePriceRules(db, { shopId, supplierId: supplier.id, ranges: markup(500_00) });
  const stored = (await findQuote(db, shopId, job.id, quote.id))!.materials;
  expect(stored.map(({ unitPrice }) => unitPrice)).toEqual([10_00, 10_00]);
  await makePriceRules(db, { shopId, supplierId: supplier.id, currency: "MXN" });
  expect(await price()).toEqual([
    [10_00, "rule"],
    [10_00, "rule"],
  ]);
});

test("Only the office says where a needed part comes from, of suppliers of its own shop", async () => {
  const { db, owner, shopId, supplier, job, lines, from, partOf } = await world();
  const other = await world();
  const technician = await signedIn(db, "free", { worksAt: { shopId, role: "technician" } });
  const [line] = lines as [string];
  expect((await from(line, supplier.id, technician)).status).toBe(403);
  for (const of of [other.supplier.id, "nobody"]) expect((await from(line, of)).status).toBe(404);
  expect((await from(line, supplier.id, other.owner)).status).toBe(404);
  expect((await partOf(line)).supplierId).toBeNull();
  await from(line, supplier.id);
  expect((await partOf(line)).supplierId).toBe(supplier.id);
  const parts = `/repair-cms/${job.id}/parts`;
  expect(await (await app().visit(parts, { as: owner })).text()).toContain("Comes from");
  const seen = await (await app().visit(parts, { as: technician })).text();
  for (const secret of [supplier.id, "Parts Depot", "Comes from"])
    expect(seen).not.toContain(secret);
  await from(line, "");
  expect((await partOf(line)).supplierId).toBeNull();
});

test("What an order names or what is here is not changed, nor is there a choice without rules or once all is approved", async () => {
  const { db, owner, shopId, supplier, job, quote, lines, from, partOf } = await world();
  const [line] = lines as [string];
  await db.update(parts).set({ state: "here" }).where(eq(parts.lineId, line));
  expect((await from(line, supplier.id)).status).toBe(409);
  expect((await partOf(line)).supplierId).toBeNull();
  const page = async () => (await app().visit(`/repair-cms/${job.id}/parts`, { as: owner })).text();
  const approved = db.update(repairQuotes).set({ status: "approved" });
  expect(await page()).toContain("Comes from");
  await approved.where(eq(repairQuotes.id, quote.id));
  expect(await page()).not.toContain("Comes from");
  await db.update(repairQuotes).set({ status: "pending" }).where(eq(repairQuotes.id, quote.id));
  await makePriceRules(db, { shopId, supplierId: supplier.id, ranges: [] });
  expect(await page()).not.toContain("Comes from");
});

test("The owner writes a supplier's rules, beginning with the shop's; an advisor does not", async () => {
  const { db, owner, shopId, supplier } = await world();
  await db.delete(priceRules).where(eq(priceRules.shopId, shopId));
  await makePriceRules(db, { shopId });
  const path = `/repair-cms/parts/suppliers/${supplier.id}/price-rules`;
  const advisor = await signedIn(db, "free", { worksAt: { shopId, role: "advisor" } });
  expect((await app().visit(path, { as: advisor })).status).toBe(404);
  const page = await (await app().visit(`${path}?lng=en`, { as: owner })).text();
  expect(page).toContain("Price rules for Parts Depot");
  expect(page).toContain("These are your shop’s: change them and save.");
  const form = {
    version: "0",
    "ranges.0.from": "0",
    "ranges.0.to": "",
    "ranges.0.kind": "markup",
    "ranges.0.rate": "30",
    ending: "exact",
  };
  const save = (as = owner, fields = {}) => app().visit(path, { as, form: { ...form, ...fields } });
  expect((await save()).status).toBe(200);
  expect((await save(owner, { "ranges.0.rate": "40" })).status).toBe(409);
  const rows = await db.select().from(priceRules).where(eq(priceRules.supplierId, supplier.id));
  expect(rows).toMatchObject([{ id: supplier.id, customerId: null, version: 1 }]);
  const suppliers = "/repair-cms/parts/suppliers";
  expect(await (await app().visit(suppliers, { as: owner })).text()).toContain(path);
  expect(await (await app().visit(suppliers, { as: advisor })).text()).not.toContain(path);
  const other = await world();
  expect((await save(other.owner)).status).toBe(404);
});

test("A shop finds its parts in the bar from its first supplier on", async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const bar = async () =>
    /<nav[^>]*aria-label="Shop".*?<\/nav>/s.exec(
      await (await app().visit("/repair-cms?lng=en", { as: owner })).text(),
    )![0];
  expect(await bar()).not.toContain('href="/repair-cms/parts"');
  const settings = await (await app().visit("/repair-cms/shop", { as: owner })).text();
  expect(settings).toContain('href="/repair-cms/parts"');
  await makeSupplier(db, owner.shopId);
  expect(await bar()).toContain('href="/repair-cms/parts"');
});
