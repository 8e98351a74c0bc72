import { expect, test } from "vitest";
import { printWorkOrder } from "#app/features/papers/print-paper.server.ts";
import type { Warranty } from "#app/features/shop/print/warranty.ts";
import type { Language } from "#app/values/language.ts";
import { printing, readPdf, sampleOrder } from "../../support/papers/paper.ts";
import { aYear } from "../../support/warranty/make-comeback.ts";

async function print(warranty: Warranty | undefined, language: Language, status = "approved") {
  const quote = { ...sampleOrder.quote, warranty: warranty ?? null, status: status as "approved" };
  const order = { ...sampleOrder, language, quote };
  return readPdf(await printWorkOrder(order, printing(language)), "-raw").replace(/\s+/g, " ");
}

test("A work order says for how long parts and labor are warranted, in its language", async () => {
  expect(await print(aYear, "en")).toContain(
    "WARRANTY Parts 12 months or 12,000 mi; Labor 12 months or 12,000 mi",
  );
  const one = { labor: { months: 1, distance: null }, unit: "km" } as const;
  expect(await print(one, "es")).toMatch(/GARANTÍA Mano de obra 1 mes(?! o)/);
  expect(await print({ parts: { months: null, distance: 500 }, unit: "km" }, "en")).toContain(
    "WARRANTY Parts 500 km",
  );
});

test("Nothing is said of a warranty where there is none, nor on work that was declined", async () => {
  expect(await print(undefined, "en")).not.toContain("WARRANTY");
  expect(await print(aYear, "en", "rejected")).not.toContain("WARRANTY");
});
