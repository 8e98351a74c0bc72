import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { joinRecords } from "#app/features/customers/merge/join.server.ts";
import { priceRules } from "#app/features/quotes/price-rules.tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeShop } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { makePriceRules } from "../../../support/quotes/price-rules.ts";
import { sender } from "../../../support/quotes/quote-form.ts";
import { aCustomer } from "../../../support/repair/customers.ts";

const app = openApp();
const send = sender(app);
const path = "/repair-cms/price-rules";
let owner: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  owner = await signedIn(app().db, "premium");
  await makeShop(app().db, owner);
});

const form = (more: Record<string, string> = {}) => ({
  "ranges.0.from": "0",
  "ranges.0.to": "49.99",
  "ranges.0.kind": "markup",
  "ranges.0.rate": "62.5",
  "ranges.1.from": "50",
  "ranges.1.to": "",
  "ranges.1.kind": "margin",
  "ranges.1.rate": "30 %",
  ending: "ninetyNine",
  ...more,
});
const stored = (id = "shop") =>
  app()
    .db.select()
    .from(priceRules)
    .where(and(eq(priceRules.shopId, owner.shopId), eq(priceRules.id, id)))
    .get();

test.each([
  [{ "ranges.1.from": "50.01" }, "There is a gap before this range: begin at $50.00."],
  [{ "ranges.1.from": "49.99" }, "This overlaps the range before it: begin at $50.00."],
  [{ "ranges.0.to": "" }, "Only the last range can be left without an end."],
  [{ "ranges.1.rate": "96" }, "Enter a margin from 0 to 95%"],
  [{ "ranges.1.rate": "" }, "Enter a margin from 0 to 95%"],
  [{ "ranges.0.from": "x" }, "Enter an amount"],
])("Refuses %o beside its field, and keeps what was typed", async (wrong, sentence) => {
  const { status, html } = await send(path, { as: owner, form: form(wrong) });
  expect(status).toBe(422);
  expect(html).toMatch(new RegExp(`problem" class="[^"]*">${sentence.replaceAll("$", "\\$")}`));
  expect(html).toContain('value="62.5"');
  expect(await stored()).toBeUndefined();
});

test("Says in Spanish what is wrong", async () => {
  const { html } = await send(`${path}?lng=es`, {
    as: owner,
    form: form({ "ranges.1.from": "60" }),
  });
  expect(html).toContain("Hay un hueco antes de este rango: empiécelo en");
});

test("Saves the rules once, and not over a change that was not seen", async () => {
  expect((await send(path, { as: owner, form: form() })).status).toBe(200);
  expect((await send(path, { as: owner, form: form() })).status).toBe(200);
  expect(await stored()).toMatchObject({
    version: 1,
    currency: "USD",
    ending: "ninetyNine",
    ranges: [
      { from: 0, to: 49_99, kind: "markup", rate: 62_50 },
      { from: 50_00, to: null, kind: "margin", rate: 30_00 },
    ],
  });
  const change = form({ "ranges.1.rate": "35" });
  expect((await send(path, { as: owner, form: { ...change, version: "0" } })).status).toBe(409);
  expect((await send(path, { as: owner, form: { ...change, version: "1" } })).status).toBe(200);
  expect((await stored())!.ranges[1]!.rate).toBe(35_00);
  const { html } = await send(path, { as: owner });
  expect(html).toContain('value="62.5"');
  expect(html).toContain("Costs $50.00, sells for $76.99");
});

test("Gives a customer rules of their own, and takes them away again", async () => {
  const { db } = app();
  const fleet = await aCustomer(db, { owner, company: "Fletes del Norte" });
  const theirs = `/repair-cms/customers/${fleet.id}/price-rules`;
  const before = await send(theirs, { as: owner });
  expect(before.html).toContain("This customer has no rules of their own yet.");
  expect(before.html).toContain('value="62.5"');
  expect((await send(`${path}?q=fletes`, { as: owner })).html).toContain(theirs);
  expect((await send(path, { as: owner })).html).not.toContain(theirs);
  await send(theirs, { as: owner, form: form({ "ranges.0.rate": "10" }) });
  expect(await stored(fleet.id)).toMatchObject({ customerId: fleet.id, version: 1 });
  const listed = await send(path, { as: owner });
  expect(listed.html).toContain("Fletes del Norte");
  const none = Object.fromEntries(Object.keys(form()).map((name) => [name, ""]));
  await send(theirs, { as: owner, form: { ...none, ending: "exact", version: "1" } });
  expect((await send(path, { as: owner })).html).not.toContain(theirs);
  expect((await send(theirs, { as: owner })).html).toContain("no rules of their own yet.");
});

test("A customer of another shop is not found", async () => {
  const { db } = app();
  const other = await signedIn(db, "premium");
  await makeShop(db, other);
  const theirs = await aCustomer(db, { owner: other });
  const address = `/repair-cms/customers/${theirs.id}/price-rules`;
  expect((await send(address, { as: owner })).status).toBe(404);
  expect((await send(address, { as: owner, form: form() })).status).toBe(404);
  expect(await db.select().from(priceRules).where(eq(priceRules.id, theirs.id))).toEqual([]);
});

test("A customer that another is joined into takes its rules, unless it has some", async () => {
  const { db } = app();
  const { shopId } = owner;
  const join = async (own: boolean) => {
    const [kept, gone] = [await aCustomer(db, { owner }), await aCustomer(db, { owner })];
    await makePriceRules(db, { shopId, customerId: gone.id, ending: "whole" });
    if (own) await makePriceRules(db, { shopId, customerId: kept.id });
    const pair = { kind: "customers" as const, shopId, keptId: kept.id, goneId: gone.id };
    const versions = { kept: 1, gone: 1 };
    const at = { mergeId: `of-${gone.id}`, by: owner.id, now: Date.now() };
    expect(await joinRecords(db, repairJobs, { ...pair, versions, ...at })).toBe("joined");
    expect(await stored(gone.id)).toBeUndefined();
    return (await stored(kept.id))!.ending;
  };
  expect([await join(false), await join(true)]).toEqual(["whole", "exact"]);
});
