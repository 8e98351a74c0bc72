import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findQuote } from "#app/features/quotes/quote-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob, makeShop } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { makePriceRules } from "../../../support/quotes/price-rules.ts";
import { quoteForm, sender } from "../../../support/quotes/quote-form.ts";
import { aCustomer } from "../../../support/repair/customers.ts";

const app = openApp();
const send = sender(app);

async function world() {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const { shopId } = owner;
  await makeShop(db, owner);
  await makePriceRules(db, { shopId });
  const job = await makeJob(db, { owner });
  const quotes = `/repair-cms/${job.id}/quotes`;
  const read = async (id: string) =>
    (await findQuote(db, shopId, job.id, id))!.materials.map(
      ({ unitPrice, cost, priceBy }) => [unitPrice, cost, priceBy] as const,
    );
  return { db, owner, shopId, job, quotes, read };
}

/** Rows of a form: price, cost, and what the form says of the price. */
const lines = (...rows: [price: string, cost: string, by?: string, id?: string][]) => ({
  "materialId[]": rows.map(([, , , id = ""]) => id),
  "materialName[]": rows.map((_, at) => `Part ${at}`),
  "materialQuantity[]": rows.map(() => "1"),
  "materialPrice[]": rows.map(([price]) => price),
  "materialUnit[]": rows.map(() => ""),
  "materialPartNumber[]": rows.map(() => ""),
  "materialCondition[]": rows.map(() => ""),
  "materialCost[]": rows.map(([, cost]) => cost),
  "materialTax[]": rows.map(() => ""),
  "materialBy[]": rows.map(([, , by = ""]) => by),
});

test("The server makes the price of a cost by the rule, and keeps a price that was typed", async () => {
  const { owner, quotes, read } = await world();
  const form = quoteForm(
    lines(["", "5"], ["", "60"], ["14.50", "5"], ["10.00", "5", "rule"], ["77", "5", "rule"]),
  );
  expect((await send(`${quotes}/new`, { as: owner, form })).status).toBe(302);
  expect(await read(form.id)).toEqual([
    [10_00, 5_00, "rule"],
    [100_00, 60_00, "rule"],
    [14_50, 5_00, null],
    [10_00, 5_00, "rule"],
    // A browser's word alone makes no price the rule's.
    [77_00, 5_00, null],
  ]);
});

test("Without a rule for its cost a line needs a price", async () => {
  const { db, owner, shopId, quotes } = await world();
  const ranges = [{ from: 0, to: 9_99, kind: "markup" as const, rate: 10_00 }];
  await makePriceRules(db, { shopId, ranges });
  for (const rows of [lines(["", "10"]), lines(["", "0"])]) {
    const { status, html } = await send(`${quotes}/new`, { as: owner, form: quoteForm(rows) });
    expect(status).toBe(422);
    expect(html).toContain("Please fill in all material fields correctly");
  }
});

test("A quote keeps its prices when the rules change, until a cost is edited", async () => {
  const { db, owner, shopId, job, quotes, read } = await world();
  const form = quoteForm(lines(["", "5"], ["", "6"], ["9", "5"]));
  await send(`${quotes}/new`, { as: owner, form });
  const ranges = [{ from: 0, to: null, kind: "markup" as const, rate: 300_00 }];
  await makePriceRules(db, { shopId, ranges });
  const { materials, version } = (await findQuote(db, shopId, job.id, form.id))!;
  const [one, two, three] = materials.map(({ id }) => id);
  const edit = async (version: number, ...rows: Parameters<typeof lines>) =>
    send(`${quotes}/${form.id}/edit`, {
      as: owner,
      form: quoteForm({ ...lines(...rows), id: form.id, version: String(version) }),
    });
  await edit(
    version,
    ["10.00", "5", "rule", one],
    ["12.00", "6", "rule", two],
    ["9", "5", "", three],
  );
  expect(await read(form.id)).toEqual([
    [10_00, 5_00, "rule"],
    [12_00, 6_00, "rule"],
    [9_00, 5_00, null],
  ]);
  // Without JavaScript the old price stands beside the new cost.
  await edit(
    version + 1,
    ["10.00", "7", "rule", one],
    ["13", "6", "rule", two],
    ["9", "8", "", three],
  );
  expect(await read(form.id)).toEqual([
    [28_00, 7_00, "rule"],
    [13_00, 6_00, null],
    [9_00, 8_00, null],
  ]);
});

test("The rules of a job's customer go before the shop's", async () => {
  const { db, owner, shopId, job, quotes, read } = await world();
  const fleet = await aCustomer(db, { owner });
  await db.update(repairJobs).set({ customerId: fleet.id }).where(eq(repairJobs.id, job.id));
  const ranges = [{ from: 0, to: null, kind: "markup" as const, rate: 20_00 }];
  await makePriceRules(db, { shopId, customerId: fleet.id, ranges });
  const form = quoteForm(lines(["", "5"]));
  await send(`${quotes}/new`, { as: owner, form });
  expect(await read(form.id)).toEqual([[6_00, 5_00, "rule"]]);
  // Rules without ranges are none.
  await makePriceRules(db, { shopId, customerId: fleet.id, ranges: [] });
  const other = quoteForm(lines(["", "5"]));
  await send(`${quotes}/new`, { as: owner, form: other });
  expect(await read(other.id)).toEqual([[10_00, 5_00, "rule"]]);
});

test("Rules in another currency than the quote's make no price", async () => {
  const { db, owner, shopId, quotes } = await world();
  await makePriceRules(db, { shopId, currency: "MXN" });
  const form = quoteForm(lines(["", "5"]));
  expect((await send(`${quotes}/new`, { as: owner, form })).status).toBe(422);
});

test("The form says what is made by rule, and neither rule nor cost reaches a technician", async () => {
  const { db, owner, shopId, job, quotes } = await world();
  const form = quoteForm(lines(["", "61.23"], ["55", "61.23"]));
  await send(`${quotes}/new`, { as: owner, form });
  const edit = await send(`${quotes}/${form.id}/edit`, { as: owner });
  expect(edit.html).toContain("price by rule");
  expect(edit.html).toContain("price typed");
  expect((await send(`/repair-cms/${job.id}`, { as: owner })).html).toContain("price by rule");
  const technician = await signedIn(db, "free", { worksAt: { shopId, role: "technician" } });
  const page = await send(`/repair-cms/${job.id}`, { as: technician });
  expect(page.status).toBe(200);
  for (const said of ["61.23", "6123", "markup", "by rule", '"ninetyNine"', '"margin"'])
    expect(page.html).not.toContain(said);
  expect((await send("/repair-cms/price-rules", { as: technician })).status).toBe(404);
});

test("A shop without rules reads nothing of them in its form", async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const job = await makeJob(db, { owner });
  const { html } = await send(`/repair-cms/${job.id}/quotes/new`, { as: owner });
  expect(html).not.toContain("by your rule");
  const form = quoteForm(lines(["", "5"]));
  expect((await send(`/repair-cms/${job.id}/quotes/new`, { as: owner, form })).status).toBe(422);
});
