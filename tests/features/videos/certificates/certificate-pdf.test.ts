import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { printCertificate } from "#app/features/videos/certificates/certificate-pdf.server.ts";
import { resources } from "#app/i18n/resources.ts";
import type { Language } from "#app/values/language.ts";
import { createT } from "#app/values/translate.ts";
import { checkPdf, pdfInfo, readPdfLine } from "../../../support/papers/paper.ts";

const certificate = {
  number: "7K2M-9XQA-3B1C-0DEF",
  name: "José Ángel Muñoz",
  category: "brakes" as const,
  videos: 12,
  issuedAt: Date.UTC(2026, 10, 21, 3, 30),
};
let fontsLoaded = 0;
const print = (language: Language, over: Partial<typeof certificate> = {}) =>
  printCertificate(
    { ...certificate, ...over },
    {
      language,
      getT: (one) => createT(resources[one]),
      address: `https://llave.example/certificates/${certificate.number}`,
      loadFont: () => {
        fontsLoaded++;
        return readFile("node_modules/dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf");
      },
    },
  );

test.each(["en", "es"] as const)(
  "a certificate in %s has all its text in both languages",
  async (language) => {
    const pdf = await print(language);
    const text = readPdfLine(pdf);
    for (const part of [
      "CERTIFICATE OF COMPLETION",
      "CERTIFICADO DE FINALIZACIÓN",
      "José Ángel Muñoz",
      "has played every video tutorial, 12 in all",
      "reprodujo todos los videos de capacitación, 12 en total",
      "BRAKES",
      "FRENOS",
      "Nov 21, 2026",
      "21 nov 2026",
      "7K2M-9XQA-3B1C-0DEF",
      "https://llave.example/certificates/7K2M-9XQA-3B1C-0DEF",
    ])
      expect(text).toContain(part);
    const order = [text.indexOf("CERTIFICATE OF"), text.indexOf("CERTIFICADO DE")];
    expect(order[0]! < order[1]!).toBe(language === "en");
    expect(pdfInfo(pdf)).toMatch(/Pages:\s+1\n/);
    checkPdf(pdf);
    expect(fontsLoaded).toBe(0);
    expect(pdf.length).toBeLessThan(6_000);
  },
);

test.each([
  "W".repeat(100),
  "Ñandú ".repeat(16),
  "Иван Петрович Сидоров",
  "محمد علي",
  "\u202Eevil\u202C) Tj ET Q (x",
  "<script>alert(1)</script>",
  "名前 😀 A\u0000B",
  "(((((\\\\\\)))",
])("the name %j prints on one page", async (name) => {
  const pdf = await print("en", { name });
  expect(pdfInfo(pdf)).toMatch(/Pages:\s+1\n/);
  checkPdf(pdf);
  expect(readPdfLine(pdf)).toContain("7K2M-9XQA-3B1C-0DEF");
});
