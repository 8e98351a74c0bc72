import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { sumLabel } from "#app/features/quotes/price/sums.ts";
import { shopTaxSettings } from "#app/features/quotes/taxes.tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeShop } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { sender } from "../../../support/quotes/quote-form.ts";

const app = openApp();
const send = sender(app);
let owner: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  owner = await signedIn(app().db, "premium");
  await makeShop(app().db, owner, { currency: "MXN" });
});

const path = "/repair-cms/taxes";
const form = (more: Record<string, string> = {}) => ({
  profile: "mx",
  "taxes.0.name": "IVA",
  "taxes.0.rate": "16 %",
  "taxes.0.parts": "yes",
  "taxes.0.labor": "yes",
  prices: "inclusive",
  rounding: "line",
  suppliesRate: "8,25",
  suppliesOf: "labor",
  suppliesMaximum: "1,250.50",
  ...more,
});
const stored = () =>
  app().db.select().from(shopTaxSettings).where(eq(shopTaxSettings.shopId, owner.shopId)).get();

test("Fills the form in from a profile, and saves nothing by that", async () => {
  const { html } = await send(`${path}?profile=mxBorder`, { as: owner });
  expect(html).toContain('value="IVA"');
  expect(html).toContain('value="8"');
  expect(html).toContain("check it with your accountant.");
  expect(html).toContain("As of Nov 23, 2026:");
  const spanish = await send(`${path}?profile=mxBorder&lng=es`, { as: owner });
  expect(spanish.html).toContain("Al 23 nov 2026:");
  expect(await stored()).toBeUndefined();
});

test.each([
  [{ "taxes.0.rate": "101" }, "Enter a percentage from 0 to 100"],
  [{ "taxes.0.rate": "" }, "Enter the rate of this tax"],
  [{ "taxes.1.rate": "8" }, "Enter the name of this tax"],
  [{ "taxes.0.parts": "", "taxes.0.labor": "" }, "Check what this tax applies to."],
  [{ suppliesRate: "eight" }, "Enter a percentage from 0 to 100"],
  [{ suppliesMaximum: "1.2.3" }, "Enter an amount with at most two decimals"],
])("Refuses %o beside its field, and keeps what was typed", async (wrong, sentence) => {
  const { status, html } = await send(path, { as: owner, form: form(wrong) });
  expect(status).toBe(422);
  expect(html).toContain(sentence);
  expect(html).toContain(Object.values(wrong)[0] || "8,25");
  expect(await stored()).toBeUndefined();
});

test("Names a tax in the language of a document, where the shop has said it", async () => {
  const shop = await signedIn(app().db, "premium");
  await makeShop(app().db, shop);
  const { html } = await send(`${path}?profile=us`, { as: shop });
  expect(html).toContain('value="Impuesto estatal sobre las ventas"');
  const names = { "taxes.0.name": "State sales tax", "taxes.0.names.es": "Impuesto estatal" };
  await send(path, { as: shop, form: form({ ...names, profile: "us" }) });
  const [saved] = await app()
    .db.select()
    .from(shopTaxSettings)
    .where(eq(shopTaxSettings.shopId, shop.shopId));
  const [tax] = saved!.terms!.taxes;
  expect(tax).toMatchObject({ name: "State sales tax", names: { es: "Impuesto estatal" } });
  const words = {
    t: (_: string, said = {}) => Object.values(said).join(" "),
    percent: () => "8%",
    money: String,
  };
  const label = (language?: "en" | "es") =>
    sumLabel({ kind: "tax", amount: 1, ...tax! }, { ...words, ...(language && { language }) });
  expect([label("es"), label("en"), label()]).toEqual([
    "Impuesto estatal 8%",
    "State sales tax 8%",
    "State sales tax 8%",
  ]);
});

test("Saves taxes and supplies, and not over a change that was not seen", async () => {
  expect((await send(path, { as: owner, form: form() })).status).toBe(200);
  expect(await stored()).toMatchObject({
    profile: "mx",
    version: 1,
    terms: {
      rounding: "line",
      prices: "inclusive",
      taxes: [{ name: "IVA", rate: 160_000, on: ["parts", "labor"] }],
      supplies: { rate: 82_500, of: "labor", maximum: 1_250_50 },
    },
  });
  const change = { "taxes.0.rate": "8", suppliesRate: "" };
  expect((await send(path, { as: owner, form: form({ ...change, version: "0" }) })).status).toBe(
    409,
  );
  expect((await send(path, { as: owner, form: form({ ...change, version: "1" }) })).status).toBe(
    200,
  );
  const { terms } = (await stored())!;
  expect(terms.taxes[0]!.rate).toBe(80_000);
  expect(terms.supplies).toBeNull();
});
