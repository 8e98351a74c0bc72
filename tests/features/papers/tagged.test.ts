import { describe, expect, test } from "vitest";
import { printWorkOrder } from "#app/features/papers/print-paper.server.ts";
import type { WorkOrder } from "#app/features/papers/work-order.ts";
import {
  checkPdf,
  pdfInfo,
  printing,
  sampleOrder,
  structureOf,
} from "../../support/papers/paper.ts";

const print = (order: WorkOrder) => printWorkOrder(order, printing(order.language));
const material = sampleOrder.quote.materials[0]!;
const long: WorkOrder = {
  ...sampleOrder,
  diagnostic: "The pump is worn out. ".repeat(600).trim(),
  quote: {
    ...sampleOrder.quote,
    materials: Array.from({ length: 90 }, (_, at) => ({ ...material, name: `Part ${at}` })),
  },
};

describe("A work order for a screen reader", () => {
  test("Names its language and says that it is tagged", async () => {
    for (const language of ["en", "es"] as const) {
      const pdf = await print({ ...sampleOrder, language });
      expect(pdfInfo(pdf)).toMatch(/Tagged:\s+yes/);
      expect(checkPdf(pdf)).toMatch(new RegExp(`"/Lang": "(u:)?${language}"`));
    }
  });

  test("Has headings, paragraphs and tables in reading order", async () => {
    const structure = structureOf(await print(sampleOrder));
    const headings = structure.flatMap(({ role, text }) => (/^H\d/.test(role) ? [text] : []));
    expect(headings).toEqual([
      "WORK ORDER WO-000042",
      "CUSTOMER",
      "VEHICLE",
      "REPORTED ISSUES",
      "DIAGNOSTIC",
      "QUOTED WORK",
    ]);
    const table = structure.slice(structure.findIndex(({ role }) => role === "Table"));
    expect(table.slice(0, 11)).toEqual([
      { role: "Table", text: "" },
      { role: "TR", text: "" },
      ...["MATERIAL", "QTY", "UNIT PRICE", "TOTAL"].map((text) => ({ role: "TH", text })),
      { role: "TR", text: "" },
      ...["Spark plug NGK 93444", "4", "$12.99", "$51.96"].map((text) => ({ role: "TD", text })),
    ]);
    expect(structure).toContainEqual({ role: "P", text: "TOTAL AMOUNT $374.45" });
  });

  test("Reads lines of one text as one, and a text that goes over pages once", async () => {
    const structure = structureOf(await print(long));
    const texts = structure.map(({ text }) => text);
    expect(texts).toContain(long.diagnostic);
    expect(texts).toContain("1420 Mission Street San Francisco, CA 94103");
  });

  test("Heads a table that goes over pages once", async () => {
    const structure = structureOf(await print(long));
    expect(structure.filter(({ text }) => text === "UNIT PRICE")).toHaveLength(1);
    expect(structure.filter(({ role, text }) => role === "TD" && /^Part/.test(text))).toHaveLength(
      90,
    );
  });

  test("Skips what only decorates: rules, page numbers", async () => {
    const texts = structureOf(await print(long)).map(({ text }) => text);
    expect(texts.filter((text) => /^(Page )?\d+ \/ \d+$/.test(text))).toEqual([]);
  });
});
