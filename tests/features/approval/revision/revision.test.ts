import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { canonicalJson } from "#app/features/approval/revision/canonical.ts";
import { type RevisionSources, revisionOf } from "#app/features/approval/revision/revision.ts";
import {
  readStoredRevision,
  revisionFileOf,
} from "#app/features/approval/revision/revision-file.server.ts";
import { isAsWritten } from "#app/features/approval/revision/revision-notes.ts";
import { standardTerms } from "#app/features/approval/revision/terms.ts";
import { noTerms } from "#app/features/quotes/price/terms.ts";
import { chance } from "../../../support/chance.ts";

const job = {
  id: "job",
  number: 42,
  language: "es" as const,
  customerFirstName: "Ana",
  customerLastName: "Ruiz",
  carMake: "Nissan",
  carModel: "Tsuru",
  carYear: 2011,
  licensePlate: "ABC-123",
  issues: "Ruido",
  diagnostic: "Worn pads",
};
const quote = {
  id: "q1",
  number: 1,
  description: "Frenos",
  laborHours: 2.5,
  laborRate: 85_00,
  currency: "USD",
  decimals: 2,
  laborCost: 212_50,
  partsCost: 80_40,
  totalAmount: 292_90,
  status: "pending",
  createdAt: 0,
  updatedAt: 0,
  version: 3,
  statusVersion: 1,
  suppliesAmount: 0,
  discountAmount: 10_00,
  taxAmounts: [8_25],
  taxAmount: 8_25,
  terms: { ...noTerms, taxes: [{ name: "Sales tax", rate: 82_500, on: ["parts"] }] },
  labor: [],
  materials: [{ id: "l1", name: "Balatas", quantity: 100, unitPrice: 80_40, totalPrice: 80_40 }],
} as unknown as RevisionSources["quotes"][number];
const sources: RevisionSources = {
  job,
  quotes: [quote],
  translations: [],
  assumed: "es",
  unreviewedMayGo: false,
  shop: { name: "Taller Ruiz", phone: null, address: null },
  terms: standardTerms,
  depositPercent: null,
};
const translation = {
  subjectId: "job",
  field: "diagnostic",
  language: "es",
  originalLanguage: "en",
  verdict: null,
  languageBy: null,
  text: "Balatas gastadas",
  ofText: "Worn pads",
} as const;

test("Gives the same bytes for the same content, whatever the order of its names", () => {
  expect(canonicalJson({ b: [1, null], a: { d: "ñ", c: true } })).toBe(
    canonicalJson({ a: { c: true, d: "ñ" }, b: [1, null] }),
  );
});

test("Reads back from its file what was frozen, and nothing that differs from it", async () => {
  const revision = revisionOf(sources);
  const { bytes, sha256 } = await revisionFileOf(revision);
  const files = { get: async () => new Response(bytes) } as never;
  expect(await readStoredRevision(files, "shop", sha256)).toEqual(revision);
  expect(await readStoredRevision(files, "shop", "0".repeat(64))).toBeUndefined();
});

test("Has another hash after any change", async () => {
  const { sha256 } = await revisionFileOf(revisionOf(sources));
  const changed = [
    { ...sources, quotes: [{ ...quote, totalAmount: 292_91 }] },
    { ...sources, job: { ...job, issues: "Ruido " } },
    { ...sources, terms: { ...standardTerms, en: "Other terms" } },
  ];
  for (const one of changed)
    expect((await revisionFileOf(revisionOf(one))).sha256).not.toBe(sha256);
});

test("Shows a reviewed translation, and otherwise the words as they were written", () => {
  const without = revisionOf({ ...sources, job: { ...job, diagnostic: "Worn pads" } });
  expect(without.diagnostic?.es.text).toBe("Worn pads");
  const inEnglish = { ...translation, state: "missing", text: null } as const;
  const missing = revisionOf({ ...sources, translations: [inEnglish] });
  expect(missing.diagnostic?.es).toEqual({ text: "Worn pads", note: "asWritten" });
  expect(isAsWritten(missing)).toBe(true);
  const reviewed = revisionOf({
    ...sources,
    translations: [{ ...translation, state: "reviewed" }],
  });
  expect(reviewed.diagnostic?.es).toEqual({ text: "Balatas gastadas", note: null });
  expect(isAsWritten(reviewed)).toBe(false);
});

test("Marks a machine's words, where the shop lets them go out", () => {
  const unread = { ...translation, state: "machine" } as const;
  const machine = { ...sources, translations: [{ ...unread, verdict: "yes" } as const] };
  const unjudged = revisionOf({ ...sources, translations: [unread], unreviewedMayGo: true });
  expect(unjudged.diagnostic?.es.note).toBe("asWritten");
  expect(revisionOf(machine).diagnostic?.es.note).toBe("asWritten");
  const allowed = revisionOf({ ...machine, unreviewedMayGo: true });
  expect(allowed.diagnostic?.es).toEqual({ text: "Balatas gastadas", note: "machine" });
});

const parts = [
  { ...quote.materials[0]!, unit: "qt", partNumber: "AT-4", condition: "rebuilt", cost: 50_00 },
] as RevisionSources["quotes"][number]["materials"];

test("Holds unit, number and condition of a part, but not what it cost", () => {
  const withFacts = { ...sources, quotes: [{ ...quote, materials: parts }] };
  const [line] = revisionOf(withFacts).quotes[0]!.lines;
  expect(line).toMatchObject({ unit: "qt", partNumber: "AT-4", condition: "rebuilt" });
  expect(JSON.stringify(revisionOf(withFacts))).not.toContain("5000");
});

test("Holds what the rate of labor is called, but not whence a price is", () => {
  const rateNames = { en: "Diesel work", es: "Trabajo diésel" };
  const line = { id: "l", name: "Pump", quantity: 100, unitPrice: 1, totalPrice: 1 };
  const materials = parts.map((part) => ({ ...part, priceBy: "rule" as const }));
  const made = { ...quote, materials, labor: [{ ...line, rateNames }] };
  const lines = revisionOf({ ...sources, quotes: [made] }).quotes[0]!.lines;
  expect(lines.map((one) => one.rateNames)).toEqual([undefined, rateNames]);
  expect(JSON.stringify(lines)).not.toContain("rule");
});

test("Reads what was sent before newer facts were frozen, byte for byte", async () => {
  const stored = readFileSync(join(import.meta.dirname, "earlier-revision.txt"));
  const sha256 = "3478e2096b4465f50267e12bbeffbb394831c6463a5062608b0d7bb07a933198";
  const files = { get: async () => new Response(stored) } as never;
  const revision = await readStoredRevision(files, "shop", sha256);
  expect(revision && canonicalJson(revision)).toBe(stored.toString());
});

test("Counts further labor in hours", () => {
  const labor = [{ id: "l2", name: "ABS", quantity: 150, unitPrice: 90_00, totalPrice: 135_00 }];
  const [, line] = revisionOf({ ...sources, quotes: [{ ...quote, labor }] }).quotes[0]!.lines;
  expect(line).toMatchObject({ quantity: 150, unit: "h" });
});

test("Holds discount and taxes by their names", () => {
  expect(revisionOf(sources).quotes[0]!.amounts).toEqual([
    { kind: "discount", name: null, cents: -10_00 },
    { kind: "net", name: null, cents: 284_65 },
    { kind: "tax", name: "Sales tax", cents: 8_25, rate: 82_500 },
  ]);
});

test("Adds its quotes up", () => {
  for (let n = 0; n < 200; n++) {
    const quotes = Array.from({ length: 1 + Math.floor(chance() * 5) }, () => ({
      ...quote,
      totalAmount: Math.floor(chance() * 1e12),
    }));
    const sum = quotes.reduce((total, one) => total + one.totalAmount, 0);
    expect(revisionOf({ ...sources, quotes }).total).toBe(sum);
  }
});

test("Freezes what the shop warrants, and keeps the bytes of quotes that warrant nothing", async () => {
  const warranty = { parts: { months: 12, distance: 12_000 }, unit: "mi" } as const;
  const before = await revisionFileOf(revisionOf(sources));
  const none = revisionOf({ ...sources, quotes: [{ ...quote, warranty: null }] });
  expect((await revisionFileOf(none)).sha256).toBe(before.sha256);
  expect(JSON.stringify(none.quotes)).not.toContain("warranty");
  const warranted = revisionOf({ ...sources, quotes: [{ ...quote, warranty }] });
  expect(warranted.quotes[0]!.warranty).toEqual(warranty);
  expect((await revisionFileOf(warranted)).sha256).not.toBe(before.sha256);
});
