import { expect, test } from "vitest";
import { addPhrase, remember } from "#app/features/phrases/save-phrase.server.ts";
import type { SuggestedLine } from "#app/features/quotes/form/suggested-line.ts";
import { openApp } from "../../support/app.ts";
import { makeShop } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

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
