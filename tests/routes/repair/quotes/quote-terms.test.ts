import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { noTerms } from "#app/features/quotes/price/terms.ts";
import { piecesOf } from "#app/features/quotes/quantity.ts";
import { findQuote } from "#app/features/quotes/quote-rows.server.ts";
import { shopTaxSettings } from "#app/features/quotes/taxes.tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { centsToInput, formatMoney } from "#app/values/money.ts";
import { anyPriced } from "../../../features/quotes/price/any-terms.ts";
import { inFractions } from "../../../features/quotes/price/fractions.ts";
import { openApp } from "../../../support/app.ts";
import { draw, tries } from "../../../support/chance.ts";
import { makeJob, makeShop } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { quoteForm, sender } from "../../../support/quotes/quote-form.ts";
import { makeTaxes } from "../../../support/quotes/tax-terms.ts";
import { tally } from "../../../support/tally.ts";

const app = openApp();
const send = sender(app);

async function world() {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  await makeTaxes(db, owner);
  const job = await makeJob(db, { owner });
  return { db, owner, job, path: `/repair-cms/${job.id}/quotes/new` };
}

const numbers = (html: string) =>
  [...html.matchAll(/<dd[^>]*>(?:<output[^>]*>)?([^<]*)</g)].map(([, text]) => text);

test("Charges the shop's taxes and supplies, a discount, and lines of labor", async () => {
  const { db, owner, job, path } = await world();
  const form = quoteForm({
    discount: "10%",
    discountOn: "parts",
    "laborName[]": ["Alignment", ""],
    "laborTime[]": ["0.75", ""],
    "laborLineRate[]": ["120", ""],
  });
  expect((await send(path, { as: owner, form })).status).toBe(302);
  // Parts 240.50, less 24.05; labor 212.50 + 90.00, of that 24.20 for supplies; tax on 240.65.
  const quote = (await findQuote(db, owner.shopId, job.id, form.id))!;
  expect(quote).toMatchObject({
    laborCost: 302_50,
    partsCost: 240_50,
    suppliesAmount: 24_20,
    discountAmount: 24_05,
    taxAmount: 19_85,
    totalAmount: 563_00,
    labor: [{ name: "Alignment", quantity: 75, unitPrice: 120_00, totalPrice: 90_00 }],
  });
  const { html } = await send(`/repair-cms/${job.id}`, { as: owner });
  expect(html).toContain("Sales tax 8.25%");
  expect(numbers(html)).toEqual(
    expect.arrayContaining(["$24.20", "-$24.05", "$543.15", "$19.85", "$563.00"]),
  );

  // Edited with the terms it was made with, and what an older form does not have stays.
  await db.delete(shopTaxSettings).where(eq(shopTaxSettings.shopId, owner.shopId));
  const edit = `/repair-cms/${job.id}/quotes/${form.id}/edit`;
  const rest = { ...quoteForm(), id: form.id };
  await send(edit, { as: owner, form: { ...rest, description: "Belt", version: "1" } });
  const edited = (await findQuote(db, owner.shopId, job.id, form.id))!;
  expect(edited).toMatchObject({ description: "Belt", totalAmount: 563_00, terms: quote.terms });
  const none = { discount: "", noSupplies: "yes", "laborName[]": [""], version: "2" };
  await send(edit, { as: owner, form: { ...rest, ...none } });
  expect(await findQuote(db, owner.shopId, job.id, form.id)).toMatchObject({
    suppliesAmount: 0,
    discountAmount: 0,
    labor: [],
    taxAmount: 19_84,
    totalAmount: 472_84,
  });
});

test.each([
  [{ discount: "101%" }, "or a percentage like 10%."],
  [
    { "laborName[]": ["Alignment"], "laborTime[]": ["soon"] },
    "Each line of labor needs a description",
  ],
])("Refuses %o with its sentence, and keeps what was typed", async (wrong, sentence) => {
  const { owner, path } = await world();
  const { status, html } = await send(path, { as: owner, form: quoteForm(wrong) });
  expect(status).toBe(422);
  expect(html).toContain(sentence);
  for (const typed of Object.values(wrong).flat()) expect(html).toContain(typed);
});

test("Keeps how a material is taxed through edits, copies and canned quotes", async () => {
  const { db, owner, job, path } = await world();
  const taxes = { "materialTax[]": ["", "freeFee", ""] };
  const form = quoteForm(taxes);
  expect((await send(path, { as: owner, form })).status).toBe(302);
  const classes = (quote: Awaited<ReturnType<typeof findQuote>>) =>
    quote!.materials.map(({ taxClass }) => taxClass);
  const first = await findQuote(db, owner.shopId, job.id, form.id);
  // Parts 240.50, of which 210.00 are taxed, and 17.00 of supplies.
  expect([classes(first), first!.taxAmount]).toEqual([[null, "freeFee"], 18_73]);
  const edit = await send(`/repair-cms/${job.id}/quotes/${form.id}/edit`, { as: owner });
  expect(edit.html).toMatch(/value="freeFee" selected/);
  const copyId = newId();
  await send(`/repair-cms/${job.id}/quotes/${form.id}/duplicate`, {
    as: owner,
    form: { id: copyId },
  });
  expect(classes(await findQuote(db, owner.shopId, job.id, copyId))).toEqual([null, "freeFee"]);
});

test("Takes today's taxes for a pending quote, where they differ and it is asked for", async () => {
  const { db, owner, job, path } = await world();
  const form = quoteForm({ discount: "10", discountOn: "parts" });
  await send(path, { as: owner, form });
  const edit = `/repair-cms/${job.id}/quotes/${form.id}/edit`;
  expect((await send(edit, { as: owner })).html).not.toContain("todaysTaxes");
  const taxes = [{ name: "New tax", rate: 100_000, on: ["parts"] as const }];
  await db
    .update(shopTaxSettings)
    .set({ terms: { rounding: "document", prices: "exclusive", taxes, supplies: null } })
    .where(eq(shopTaxSettings.shopId, owner.shopId));
  expect((await send(edit, { as: owner })).html).toContain("New tax 10%");
  const kept = { ...form, version: "1" };
  await send(edit, { as: owner, form: kept });
  const found = async () => (await findQuote(db, owner.shopId, job.id, form.id))!;
  expect((await found()).terms?.taxes[0]?.name).toBe("Sales tax");
  await send(edit, { as: owner, form: { ...kept, version: "2", todaysTaxes: "yes" } });
  expect(await found()).toMatchObject({
    taxAmounts: [23_05],
    suppliesAmount: 0,
    discountAmount: 10_00,
  });
});

test("Refuses prices that were typed in another currency than the shop has now", async () => {
  const { db, owner, path } = await world();
  expect((await send(path, { as: owner })).html).toMatch(/name="shownIn"[^>]*value="USD"/);
  await db
    .update(shopSettings)
    .set({ currency: "COP" })
    .where(eq(shopSettings.shopId, owner.shopId));
  const form = quoteForm({ shownIn: "USD" });
  const refused = await send(path, { as: owner, form });
  expect([refused.status, refused.html.includes("currency is COP now")]).toEqual([409, true]);
  expect(refused.html).toMatch(/name="shownIn"[^>]*value="COP"/);
  const again = { ...form, shownIn: "COP" };
  expect((await send(path, { as: owner, form: again })).status).toBe(302);
});

// R4: some thousands of them in `npm run torture`.
const rounds = tries(12);

test("Random quotes with terms through form, database and page are exact to the cent", {
  timeout: 600_000 + rounds * 1_000,
}, async () => {
  const { db, owner, job, path } = await world();
  const own = eq(shopSettings.shopId, owner.shopId);
  tally(rounds);
  for (const drawn of draw(anyPriced, rounds)) {
    const { currency, decimals, laborRate } = drawn;
    const { discount, exempt: _, ...terms } = drawn.terms;
    const lines = (list: typeof drawn.labor, most: number) =>
      list.map((line) => ({ ...line, quantity: Math.min(line.quantity, most) }));
    const quote = {
      ...drawn,
      materials: drawn.materials.map((line) => ({
        ...line,
        quantity: 100 * Math.ceil(line.quantity / 100),
      })),
      labor: lines(drawn.labor, 1_000_00),
      terms: { ...noTerms, ...terms, discount },
    };
    await db.update(shopSettings).set({ currency, hourlyRate: laborRate }).where(own);
    await db.update(shopTaxSettings).set({ terms }).where(eq(shopTaxSettings.shopId, owner.shopId));
    const price = (cents: number) => centsToInput(cents, decimals);
    const form = quoteForm({
      laborHours: String(quote.laborHours),
      "materialName[]": quote.materials.map(() => "Part"),
      "materialQuantity[]": quote.materials.map(({ quantity }) => String(piecesOf(quantity))),
      "materialPrice[]": quote.materials.map(({ unitPrice }) => price(unitPrice)),
      "materialTax[]": quote.materials.map(({ taxClass }) => taxClass ?? ""),
      "laborName[]": quote.labor.map(() => "Work"),
      "laborTime[]": quote.labor.map(({ quantity }) => String(piecesOf(quantity))),
      "laborLineRate[]": quote.labor.map(({ unitPrice }) => price(unitPrice)),
      discount: !discount
        ? ""
        : "rate" in discount
          ? `${discount.rate / 10_000}%`
          : price(discount.amount),
      discountOn: discount?.on ?? "all",
    });
    const sent = await send(path, { as: owner, form: { ...form, id: newId() } });
    expect(sent.status, sent.html.slice(0, 200)).toBe(302);
    const id = sent.to!.split("#quote-")[1]!;
    const exact = inFractions(quote);
    const stored = (await findQuote(db, owner.shopId, job.id, id))!;
    expect(BigInt(stored.totalAmount)).toBe(exact.totalAmount);
    expect(stored.taxAmounts.map(BigInt)).toEqual(exact.taxAmounts);
    expect(BigInt(stored.suppliesAmount)).toBe(exact.suppliesAmount);
    const { html } = await send(`/repair-cms/${job.id}`, { as: owner });
    const card = html
      .split(/<article |<\/article>/)
      .find((piece) => piece.includes(`quote-${id}"`))!;
    expect(numbers(card).at(-1)).toBe(
      formatMoney(Number(exact.totalAmount), currency, "en", decimals),
    );
  }
});
