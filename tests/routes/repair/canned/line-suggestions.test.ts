import { expect, test } from "vitest";
import { addPhrase, remember } from "#app/features/phrases/save-phrase.server.ts";
import { lastPricesQuery } from "#app/features/quotes/canned/last-prices.server.ts";
import type { SuggestedLine } from "#app/features/repair/texts/suggested-line.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob, makeShop } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { quoteForm } from "../../../support/quotes/quote-form.ts";

const app = openApp();

const suggested = async (as: Person, text: string, language = "en") => {
  const path = `/repair-cms/words/suggestions?lng=${language}&q=${encodeURIComponent(text)}`;
  return (await (await app().visit(path, { as })).json()) as SuggestedLine[];
};

test("Either word finds a line, which comes in the writer's language with the other one", async () => {
  const owner = await signedIn(app().db, "premium");
  const spanish = {
    text: "Balatas delanteras",
    also: [{ language: "en", text: "Front brake pads" }],
  };
  expect(await suggested(owner, "balatas del", "es")).toContainEqual(spanish);
  expect(await suggested(owner, "front brake pads", "es")).toContainEqual(spanish);
  const [english] = await suggested(owner, "bujía");
  expect(english!.text).toMatch(/^Spark plug/);
});

test("Says a line as the shop's country does", async () => {
  const owner = await signedIn(app().db, "premium");
  await makeShop(app().db, owner, { country: "AR" });
  const [line] = await suggested(owner, "rear main seal");
  expect(line!.also[0]!.text).toBe("Retén trasero de cigüeñal");
});

test("Puts the shop's own lines first, and shows them to no other shop", async () => {
  const { db } = app();
  const [owner, other] = [await signedIn(db, "premium"), await signedIn(db, "premium")];
  const author = { by: owner.id, now: Date.now() };
  const texts = { en: "Front brake special", es: "Promoción de balatas" };
  await remember(db, owner.shopId, { from: "en", texts }, author);
  const term = { en: "front brake thing", es: "cosa" };
  const id = crypto.randomUUID();
  await addPhrase(db, { shopId: owner.shopId, id }, "term", { from: "en", texts: term }, author);
  const own = await suggested(owner, "front brake");
  expect(own[0]!.text).toBe(texts.en);
  expect(own.map(({ text }) => text)).not.toContain(term.en);
  expect((await suggested(other, "front brake")).map(({ text }) => text)).not.toContain(texts.en);
});

test.each(["", "f", "%", "'; --", "x".repeat(5_000)])("Suggests nothing for %j", async (text) => {
  const owner = await signedIn(app().db, "premium");
  expect(await suggested(owner, text.slice(0, 1_500))).toEqual([]);
});

/** A shop that has made a quote of this line at this price, and what is suggested to a member. */
async function charged(name: string, price: string) {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const job = await makeJob(db, { owner });
  const form = quoteForm({
    "materialName[]": [name],
    "materialQuantity[]": ["1"],
    "materialPrice[]": [price],
  });
  const send = () => app().visit(`/repair-cms/${job.id}/quotes/new`, { as: owner, form });
  await send();
  return { owner, job, form, send };
}

const priceOf = async (as: Person, text: string, language = "en") =>
  (await suggested(as, text, language)).find(({ price }) => price)?.price;

test("Says what the shop charged last for a line, in whichever language it was written", async () => {
  const { owner, send } = await charged("Balatas delanteras", "890");
  await send();
  const shown = expect.stringMatching(/^Last charged: \$890\.00 on \w+ \d+, \d{4} · 1×$/);
  expect(await priceOf(owner, "front brake pads")).toEqual({ price: "890.00", unit: "", shown });
  const spanish = await priceOf(owner, "balatas del", "es");
  expect(spanish?.shown).toMatch(/^Último precio: .*890\.00, .* · 1×$/);
});

test("An edited price is the last one, and no further use", async () => {
  const { owner, job, form } = await charged("Front brake pads", "890");
  const as = owner;
  const edit = { ...form, version: "1", "materialPrice[]": ["925.50"] };
  const changed = await app().visit(`/repair-cms/${job.id}/quotes/${form.id}/edit`, {
    as,
    form: edit,
  });
  expect(changed.status).toBe(302);
  const price = await priceOf(owner, "front brake pads");
  expect(price).toMatchObject({ price: "925.50", shown: expect.stringContaining("· 1×") });
});

test("Tells no other shop, nor a technician who may not see prices", async () => {
  const { owner } = await charged("Front brake pads", "890");
  const other = await signedIn(app().db, "premium");
  await makeShop(app().db, other);
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const technician = await signedIn(app().db, "free", { worksAt });
  for (const person of [other, technician])
    expect(await priceOf(person, "front brake pads")).toBeUndefined();
});

test("Finds last prices by their index", async () => {
  const { sql, params } = lastPricesQuery(app().db, "shop", ["one", "two"]).toSQL();
  const explain = app()
    .d1.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params);
  const { results } = await explain.all<{ detail: string }>();
  expect(results[0]!.detail).toContain(
    "USING INDEX last_prices_by_name (shop_id=? AND name_key=?)",
  );
});

test("Offers the usual fees for a line of a quote, with how each is taxed", async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const ask = async (as: Person, query: string) => {
    const path = `/repair-cms/words/suggestions?lng=en&${query}`;
    return (await (await app().visit(path, { as })).json()) as SuggestedLine[];
  };
  const taxOf = async (text: string) =>
    (await ask(owner, `line=&q=${text}`)).find(({ price }) => price?.tax !== undefined)?.price?.tax;
  expect(await Promise.all(["tire disp", "battery f", "smog", "core ch"].map(taxOf))).toEqual(
    Array(4).fill("freeFee"),
  );
  expect(await Promise.all(["towing", "sublet", "grúa"].map(taxOf))).toEqual(Array(3).fill("fee"));
  expect(await taxOf("lump")).toBe("");
  const towing = await ask(owner, "line=&q=towing");
  expect(towing.map(({ text }) => text).filter((text) => text === "Towing")).toHaveLength(1);
  const untaxed = (lines: SuggestedLine[]) => lines.filter(({ price }) => price).length;
  expect(untaxed(await ask(owner, "q=towing"))).toBe(0);
  const technician = await signedIn(db, "free", {
    worksAt: { shopId: owner.shopId, role: "technician" },
  });
  expect(untaxed(await ask(technician, "line=&q=towing"))).toBe(0);
});
