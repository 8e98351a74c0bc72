import { expect, test } from "vitest";
import type { PaperTexts } from "#app/features/papers/paper-texts.ts";
import { printWorkOrder } from "#app/features/papers/print-paper.server.ts";
import { noPrintTerms } from "#app/features/shop/print/print-terms.ts";
import { missing, printable, replaceMissing } from "#app/values/print-letters.ts";
import { hostileTexts } from "../../support/hostile/hostile.ts";
import {
  checkPdf,
  printing,
  readPdf,
  readPdfLine,
  sampleOrder,
} from "../../support/papers/paper.ts";

const inSpanish = {
  issues: "La luz de motor está encendida. Ralentí inestable en frío, olor a gasolina.",
  diagnostic: "P0301: falla de encendido en el cilindro 1. Bujía gastada, bobina agrietada.",
  description: "Cambiar bujías y la bobina del cilindro 1, borrar los códigos, prueba de manejo.",
  materials: ["Bujía NGK 93444", "Bobina de encendido Denso 673-1307"],
};
const { issues, diagnostic, quote } = sampleOrder;

const pair = (one: string, other: string) => [
  { text: one, note: null },
  { text: other, note: null },
];
const texts: PaperTexts = {
  languages: ["en", "es"],
  issues: pair(issues, inSpanish.issues),
  diagnostic: pair(diagnostic!, inSpanish.diagnostic),
  description: pair(quote.description, inSpanish.description),
  materials: quote.materials.map(({ name }, at) => pair(name, inSpanish.materials[at]!)),
  labor: [],
};
const print = (change: Partial<PaperTexts> = {}, order = sampleOrder) =>
  printWorkOrder(order, {
    ...printing("en"),
    besides: [printing("es").t],
    texts: { ...texts, ...change },
  });
const words = (text: string) => text.replace(/\s+/g, "");

test("A bilingual paper says every text in both languages, each in its column", async () => {
  const pdf = await print();
  checkPdf(pdf);
  const read = words(readPdf(pdf, "-raw"));
  for (const text of [issues, diagnostic!, quote.description, ...Object.values(inSpanish).flat()])
    expect(read).toContain(words(text));
  expect(readPdf(pdf, "-layout")).toMatch(/REPORTED ISSUES +FALLAS REPORTADAS/);
  expect(readPdfLine(pdf)).toMatch(/Labor cost \/ Costo de mano de obra/);
});

test("Two long columns of different length go on over pages, and nothing is lost", async () => {
  const [one, other] = ["one ", "otra "].map((word, at) =>
    Array.from({ length: at === 0 ? 1_500 : 900 }, (_, n) => `${word.trim()}${n}`).join(" "),
  ) as [string, string];
  const read = words(readPdf(await print({ issues: pair(one, other) }), "-raw"));
  for (const word of `${one} ${other}`.split(" ")) expect(read).toContain(word);
});

test("A word of 200 characters breaks in either column", async () => {
  const word = "x".repeat(200);
  const all = { materials: [pair(word, word), pair("plug", word)], issues: pair(word, word) };
  const read = readPdf(await print(all), "-raw");
  expect([...read].filter((letter) => letter === "x").length).toBeGreaterThanOrEqual(5 * 200);
});

test("Arabic, Chinese, emoji and a ℃ are printed or visibly replaced in both columns", async () => {
  const text = "حرارة 90 ℃ 刹车片 🚗";
  const pdf = await print({ issues: pair(text, text), diagnostic: pair("a", "b") });
  const read = readPdf(pdf, "-raw");
  const boxes = [...replaceMissing(printable(text))].filter((one) => one === missing).length;
  expect(boxes).toBeGreaterThan(0);
  const between = read.slice(read.indexOf("FALLAS REPORTADAS"), read.indexOf("DIAGNOSTIC"));
  expect([...between].filter((one) => one === missing)).toHaveLength(2 * boxes);
});

test("All hostile texts in both columns of every field are a sound document", {
  timeout: 60_000,
}, async () => {
  const all = hostileTexts.map((text) => text.slice(0, 500));
  const text = all.join(" ");
  const both = pair(text, text);
  const order = {
    ...sampleOrder,
    quote: { ...quote, materials: all.map((name) => ({ ...quote.materials[0]!, name })) },
  };
  const materials = all.map((name) => pair(name, name));
  const pdf = await print({ issues: both, diagnostic: both, description: both, materials }, order);
  expect(checkPdf(pdf)).toBeTruthy();
});

test("A machine's text is marked, and the foot of every page says so in both languages", async () => {
  const marked = [texts.issues[0]!, { text: inSpanish.issues, note: "machine" as const }];
  const read = readPdfLine(await print({ issues: marked }));
  expect(read).toContain("gasolina. †");
  expect(read).toContain("† Translated by machine and not reviewed by the shop.");
  expect(read).toContain("† Traducción automática que el taller no ha revisado.");
});

test("A paper says once that a text is not in its language, or only in the other column", async () => {
  const lone = [texts.issues[0]!, { text: "", note: "beside" as const }];
  const bilingual = readPdfLine(await print({ issues: lone, diagnostic: lone }));
  expect(bilingual.match(/— Solo en el otro idioma\./g)).toHaveLength(1);
  const asWritten = await printWorkOrder(sampleOrder, {
    ...printing("en"),
    texts: { ...texts, languages: ["en"], issues: [{ text: inSpanish.issues, note: "asWritten" }] },
  });
  expect(readPdfLine(asWritten)).toContain("Some texts are printed as they were written");
});

test("A warranty in one language is printed once, beside a word that there is no other", async () => {
  const warranty = { en: "", es: "Doce meses en repuestos." };
  const shop = { ...sampleOrder.shop, terms: { ...noPrintTerms, warranty } };
  const read = readPdfLine(await print({}, { ...sampleOrder, shop }));
  expect(read.match(/Doce meses/g)).toHaveLength(1);
  expect(read).toContain("Only in the other language.");
  const alone = await printWorkOrder({ ...sampleOrder, shop }, printing("en"));
  expect(readPdfLine(alone)).toContain("Doce meses");
});
