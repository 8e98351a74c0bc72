import { expect, test } from "vitest";
import { printWorkOrder } from "#app/features/papers/print-paper.server.ts";
import type { WorkOrder } from "#app/features/papers/work-order.ts";
import { hostileTexts } from "../../support/hostile/hostile.ts";
import { expectLegible } from "../../support/papers/legible.ts";
import { checkPdf, printing, readPdf, sampleOrder } from "../../support/papers/paper.ts";

const print = (order: WorkOrder) => printWorkOrder(order, printing("en"));
const short = (text: string) => JSON.stringify(text.slice(0, 40));

test.each(hostileTexts.map((text) => [short(text), text] as const))(
  "legible or visibly replaced: %s",
  { timeout: 30_000 },
  async (_, text) => {
    const issues = `[${text}]`;
    const pages = readPdf(await print({ ...sampleOrder, diagnostic: null, issues }), "-raw");
    const read = pages
      .slice(pages.indexOf("REPORTED ISSUES") + 15, pages.indexOf("QUOTED WORK"))
      .replace(/(Some characters[^□]*□\.\s+)?WO-000042\s+\d+ ?\/ ?\d+\s*\f/g, "");
    expectLegible(read, issues);
  },
);

test("all of them together, in every field, are a sound document", {
  timeout: 60_000,
}, async () => {
  const all = hostileTexts.map((text) => text.slice(0, 500));
  const text = all.join(" ");
  const order: WorkOrder = {
    ...sampleOrder,
    shop: { name: text, phone: text, address: text, taxId: text, timeZone: text },
    customer: { firstName: text, lastName: text, email: text, phone: text },
    vehicle: {
      make: text,
      model: text,
      year: 2018,
      plate: text,
      vin: text,
      odometer: Number.MAX_SAFE_INTEGER,
      odometerUnit: "km",
    },
    issues: text,
    diagnostic: text,
    quote: {
      ...sampleOrder.quote,
      description: text,
      materials: all.map((name) => ({
        name,
        quantity: 9_999_00,
        unitPrice: 9_999_999_999,
        totalPrice: 99_989_999_990_001,
      })),
    },
  };
  expect(checkPdf(await print(order))).toBeTruthy();
});
