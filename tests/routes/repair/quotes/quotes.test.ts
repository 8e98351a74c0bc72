import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { findQuote } from "#app/features/quotes/quote-rows.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { tries } from "../../../support/chance.ts";
import { makeJob } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { quoteForm, sender } from "../../../support/quotes/quote-form.ts";
import { makeGarage } from "../../../support/repair/garage.ts";
import { tally } from "../../../support/tally.ts";

const app = openApp();
/** Which of these texts the page does not say. */
const absent = (html: string, texts: string[]) => texts.filter((text) => !html.includes(text));
const send = sender(app);

const garage = () => makeGarage(app().db);

test("The server prices a posted quote", async () => {
  const { owner, path, quotes } = await garage();
  const answer = await send(`${path}/quotes/new`, { as: owner, form: quoteForm() });
  const [quote] = await quotes();
  expect(answer).toMatchObject({ status: 302, to: `${path}#quote-${quote!.id}` });
  expect(quote).toMatchObject({
    description: "Timing belt",
    laborRate: 85_00,
    laborCost: 212_50,
    partsCost: 240_50,
    totalAmount: 453_00,
    status: "pending",
  });
});

test("Accepts a price with the quote's currency, and rejects another currency as typed", async () => {
  const { db, owner, path, quotes } = await garage();
  const prices = (...typed: string[]) => quoteForm({ "materialPrice[]": [...typed, ""] });
  expect(
    (await send(`${path}/quotes/new`, { as: owner, form: prices("$ 210.00", "15,25 USD") })).status,
  ).toBe(302);
  const [quote] = await quotes();
  expect(quote).toMatchObject({ partsCost: 240_50, currency: "USD" });

  // It counts what the quote was made in, whatever the shop works in since.
  await db
    .update(shopSettings)
    .set({ currency: "MXN" })
    .where(eq(shopSettings.shopId, owner.shopId));
  const edit = (typed: string) =>
    send(`${path}/quotes/${quote!.id}/edit`, {
      as: owner,
      form: { ...prices(typed, "1"), version: String(quote!.version) },
    });
  for (const refused of [
    await edit("MX$ 99.50"),
    await send(`${path}/quotes/new`, { as: owner, form: prices("US$ 99.50", "1") }),
  ]) {
    expect(refused.status).toBe(422);
    expect(
      absent(refused.html, ["Please fill in all material fields correctly", "$ 99.50", "Belt kit"]),
    ).toEqual([]);
  }
  expect((await edit("US$ 99.50")).status).toBe(302);
  expect(await quotes()).toMatchObject([{ partsCost: 101_50, currency: "USD" }]);
});

test("Does not store fields that are not the user's to set (S3)", async () => {
  const { db, owner, path, quotes, job } = await garage();
  const other = await signedIn(db, "premium");
  const forged = {
    totalAmount: "1",
    total_amount: "1",
    laborRate: "1",
    labor_rate: "1",
    currency: "BRL",
    status: "approved",
  };
  const ids = {
    userId: other.id,
    user_id: other.id,
    jobId: newId(),
    job_id: newId(),
    createdAt: "0",
    created_at: "0",
  };
  await send(`${path}/quotes/new`, { as: owner, form: quoteForm({ ...forged, ...ids }) });
  const [quote] = await quotes();
  expect(quote).toMatchObject({
    totalAmount: 453_00,
    laborRate: 85_00,
    currency: "USD",
    status: "pending",
  });
  expect(quote!.createdAt).toBeGreaterThan(Date.now() - 60_000);

  const edit = { ...quoteForm({ ...forged, ...ids }), version: String(quote!.version) };
  expect((await send(`${path}/quotes/${quote!.id}/edit`, { as: owner, form: edit })).to).toBe(
    `${path}#quote-${quote!.id}`,
  );
  const edited = await findQuote(db, owner.shopId, job.id, quote!.id);
  expect(edited).toMatchObject({
    totalAmount: 453_00,
    laborRate: 85_00,
    currency: "USD",
    status: "pending",
    createdAt: quote!.createdAt,
  });
});

test("A quote keeps its rate and currency when the shop's change", async () => {
  const { db, owner, path, quotes } = await garage();
  await send(`${path}/quotes/new`, { as: owner, form: quoteForm() });
  await db
    .update(shopSettings)
    .set({ hourlyRate: 999_00, currency: "PEN" })
    .where(eq(shopSettings.shopId, owner.shopId));
  const [quote] = await quotes();
  await send(`${path}/quotes/${quote!.id}/edit`, {
    as: owner,
    form: { ...quoteForm({ laborHours: "1" }), version: String(quote!.version) },
  });
  expect(await quotes()).toMatchObject([{ laborRate: 85_00, currency: "USD", laborCost: 85_00 }]);
});

test("the same form many times at once is one quote (R6)", { timeout: 900_000 }, async () => {
  for (let left = tries(1); left > 0; left--) {
    const { owner, path, quotes } = await garage();
    const same = quoteForm();
    tally(1);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => send(`${path}/quotes/new`, { as: owner, form: same })),
    );
    const made = await quotes();
    expect(made).toHaveLength(1);
    expect(answers.map(({ to }) => to)).toEqual(Array(12).fill(`${path}#quote-${made[0]!.id}`));
  }
});

test("A form that is changed and sent again asks first, then creates a second quote", async () => {
  const { owner, path, quotes } = await garage();
  const first = quoteForm();
  await send(`${path}/quotes/new`, { as: owner, form: first });
  const again = await send(`${path}/quotes/new`, {
    as: owner,
    form: { ...first, description: "Water pump too" },
  });
  expect(again.status).toBe(409);
  expect(again.html).toContain("Water pump too");
  const fresh = /name="id" value="([^"]+)"/.exec(again.html)![1]!;
  expect(fresh).not.toBe(first.id);
  await send(`${path}/quotes/new`, {
    as: owner,
    form: { ...first, id: fresh, description: "Water pump too" },
  });
  expect((await quotes()).map(({ description }) => description)).toEqual([
    "Water pump too",
    "Timing belt",
  ]);
});

test("A rejected form keeps every word, with errors next to the fields", async () => {
  const { owner, path, quotes } = await garage();
  const bad = quoteForm({
    description: " ",
    laborHours: "1.2",
    "materialPrice[]": ["free", "15", ""],
    "materialName[]": ['Kit "<X>"', "Coolant", ""],
  });
  const { status, html } = await send(`${path}/quotes/new`, { as: owner, form: bad });
  expect(status).toBe(422);
  expect(
    absent(html, [
      "This field is required.",
      "whole or half hours",
      "Please fill in all material fields correctly",
      'value="free"',
      'value="1.2"',
    ]),
  ).toEqual([]);
  expect(html).toContain("Kit &quot;&lt;X&gt;&quot;");
  expect(await quotes()).toEqual([]);
});

test("without JavaScript, lines are added and removed by the form's own buttons, saving nothing", async () => {
  const { owner, path, quotes } = await garage();
  const lines = (html: string) => html.match(/name="materialName\[\]"/g)?.length;
  const add = await send(`${path}/quotes/new?add`, {
    as: owner,
    form: quoteForm({ "materialName[]": ["A", "B", "C"], "materialPrice[]": ["1", "2", "3"] }),
  });
  expect([add.status, lines(add.html)]).toEqual([200, 4]);
  const blank = await send(`${path}/quotes/new?add`, { as: owner, form: quoteForm() });
  expect(blank.html).toContain("Please fill in all material fields correctly");
  const remove = await send(`${path}/quotes/new?remove=0`, { as: owner, form: quoteForm() });
  expect([lines(remove.html), remove.html.includes("Belt kit")]).toEqual([2, false]);
  expect(remove.html).toContain(`action="${path}/quotes/new"`);
  expect(await quotes()).toEqual([]);
});

test("Rejects a posted quote without shop settings, in the specification's words", async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const job = await makeJob(db, { owner });
  const { status, html } = await send(`/repair-cms/${job.id}/quotes/new`, {
    as: owner,
    form: quoteForm(),
  });
  expect(status).toBe(422);
  expect(html).toContain("Please set up your shop settings before creating quotes.");
});
