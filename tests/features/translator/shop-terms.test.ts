import { expect, test } from "vitest";
import { promptFor } from "#app/features/translator/models/prompt.ts";
import { lacksShopTerm, termsSaid } from "#app/features/translator/shop-terms.ts";

const terms = [{ en: "steering pump", es: "licuadora" }];

test("Finds a term however it is written, in the plural too", () => {
  expect(termsSaid("Cambié las LICUADORAS.", "es", terms)).toEqual(terms);
  expect(termsSaid("Cambié el licuador.", "es", terms)).toEqual([]);
});

test("An answer lacks a term only where its source has it", () => {
  const pair = { from: "es", to: "en" } as const;
  const source = "Tira la licuadora.";
  expect(lacksShopTerm({ ...pair, source, answer: "The pump leaks." }, terms)).toBe(true);
  expect(lacksShopTerm({ ...pair, source, answer: "The steering pump leaks." }, terms)).toBe(false);
  expect(lacksShopTerm({ ...pair, source: "Tira.", answer: "It leaks." }, terms)).toBe(false);
});

test("The shop's words stand in the request before the trade's, which say nothing of them", () => {
  const [system] = promptFor("Tira la licuadora y rechinan las balatas.", {
    from: "es",
    to: "en",
    terms,
  });
  const [, shop, trade] = /use these words of the shop:\n([\s\S]*)Glossary:\n([\s\S]*)$/.exec(
    system!.content,
  )!;
  expect(shop).toContain("licuadora = steering pump");
  expect(trade).toContain("balatas = brake pads");
  expect(trade).not.toContain("licuadora");
});
