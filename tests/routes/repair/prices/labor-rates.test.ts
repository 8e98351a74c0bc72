import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { laborRates } from "#app/features/quotes/price-rules.tables.server.ts";
import { findQuote } from "#app/features/quotes/quote-rows.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob, makeShop } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { diesel, makeLaborRates } from "../../../support/quotes/labor-rates.ts";
import { quoteForm, sender } from "../../../support/quotes/quote-form.ts";

const app = openApp();
const send = sender(app);
const path = "/repair-cms/labor-rates";

async function world() {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const { shopId } = owner;
  await makeShop(db, owner);
  const job = await makeJob(db, { owner });
  const read = async (id: string) => (await findQuote(db, shopId, job.id, id))!;
  return { db, owner, shopId, job, quotes: `/repair-cms/${job.id}/quotes`, read };
}

const rates = (more: Record<string, string> = {}) => ({
  "rates.0.names.en": "Diagnosis",
  "rates.0.names.es": "Diagnóstico",
  "rates.0.rate": "150",
  ...more,
});

/** Rows of labor: name, hours, amount, which rate, and which stored line. */
const labor = (
  ...rows: [name: string, time: string, rate: string, rateId: string, id?: string][]
) => ({
  "laborId[]": rows.map(([, , , , id = ""]) => id),
  "laborName[]": rows.map(([name]) => name),
  "laborTime[]": rows.map(([, time]) => time),
  "laborLineRate[]": rows.map(([, , rate]) => rate),
  "laborRateId[]": rows.map(([, , , rateId]) => rateId),
});

test.each([
  [{ "rates.0.names.es": "" }, "Enter the name in both languages"],
  [{ "rates.0.rate": "0" }, "Enter a rate above 0"],
  [{ "rates.0.rate": "much" }, "Enter a rate above 0"],
  [{ "rates.0.names.en": "x".repeat(41) }, "40"],
])("Refuses %o beside its field", async (wrong, sentence) => {
  const { db, owner, shopId } = await world();
  const { status, html } = await send(path, { as: owner, form: rates(wrong) });
  expect([status, html.includes(sentence)]).toEqual([422, true]);
  expect(await db.select().from(laborRates).where(eq(laborRates.shopId, shopId))).toEqual([]);
});

test("Saves named rates, and not over a change that was not seen", async () => {
  const { db, owner, shopId } = await world();
  expect((await send(path, { as: owner, form: rates() })).status).toBe(200);
  const stored = () => db.select().from(laborRates).where(eq(laborRates.shopId, shopId)).get();
  const [first] = (await stored())!.rates;
  expect(first).toMatchObject({ names: { en: "Diagnosis", es: "Diagnóstico" }, rate: 150_00 });
  const change = rates({ "rates.0.id": first!.id, "rates.0.rate": "160" });
  expect((await send(path, { as: owner, form: { ...change, version: "0" } })).status).toBe(409);
  expect((await send(path, { as: owner, form: { ...change, version: "1" } })).status).toBe(200);
  expect((await stored())!.rates).toEqual([{ ...first, rate: 160_00 }]);
});

test("A line freezes the amount and the name of its rate", async () => {
  const { db, owner, shopId, job, quotes, read } = await world();
  await makeLaborRates(db, { shopId });
  const form = quoteForm(
    labor(
      ["Injectors", "1.2", "", "diesel"],
      ["Wash", "0.1", "", ""],
      ["Scan", "0.5", "99", "diesel"],
    ),
  );
  expect((await send(`${quotes}/new`, { as: owner, form })).status).toBe(302);
  const { labor: lines, version } = await read(form.id);
  expect(lines).toMatchObject([
    { quantity: 1_20, unitPrice: 140_00, totalPrice: 168_00, rateNames: diesel.names },
    { quantity: 10, unitPrice: 85_00, totalPrice: 8_50, rateNames: null },
    { quantity: 50, unitPrice: 99_00, totalPrice: 49_50, rateNames: diesel.names },
  ]);
  await makeLaborRates(db, { shopId }, [{ ...diesel, id: "new", rate: 200_00 }]);
  const page = await send(`/repair-cms/${job.id}?lng=es`, { as: owner });
  expect(page.html).toContain("Trabajo diésel");
  const edit = await send(`${quotes}/${form.id}/edit`, { as: owner });
  expect(edit.html).toContain('<option value="stored" selected="">Diesel work</option>');
  // Without JavaScript the stored amount stands beside another rate that was chosen.
  const [one, two, three] = lines.map(({ id }) => id);
  const again = labor(
    ["Injectors", "1.2", "140.00", "stored", one],
    ["Wash", "0.1", "85.00", "new", two],
    ["Scan", "0.5", "99.00", "", three],
  );
  const changed = quoteForm({ ...again, id: form.id, version: String(version) });
  await send(`${quotes}/${form.id}/edit`, { as: owner, form: changed });
  expect((await read(form.id)).labor).toMatchObject([
    { unitPrice: 140_00, rateNames: diesel.names },
    { unitPrice: 200_00, rateNames: diesel.names },
    { unitPrice: 99_00, rateNames: null },
  ]);
});

test("A shop without named rates is asked for none, and technicians see no rate", async () => {
  const { db, owner, shopId, job, quotes } = await world();
  const before = await send(`${quotes}/new`, { as: owner });
  expect(before.html).not.toContain("Which rate");
  await makeLaborRates(db, { shopId });
  expect((await send(`${quotes}/new`, { as: owner })).html).toContain("Diesel work · $140.00");
  await send(`${quotes}/new`, { as: owner, form: quoteForm(labor(["Pump", "1", "", "diesel"])) });
  const technician = await signedIn(db, "free", { worksAt: { shopId, role: "technician" } });
  const { html } = await send(`/repair-cms/${job.id}`, { as: technician });
  expect(html).toContain("Pump");
  for (const said of ["140.00", "14000", "Diesel work"]) expect(html).not.toContain(said);
});
