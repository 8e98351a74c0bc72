import { createElement } from "react";
import { expect, test } from "vitest";
import { QuestionPage } from "#app/features/approval/page/question/question-page.tsx";
import { printRevision } from "#app/features/approval/paper/print-revision.server.ts";
import { noPrintTerms } from "#app/features/shop/print/print-terms.ts";
import { resources } from "#app/i18n/resources.ts";
import type { Language } from "#app/values/language.ts";
import { createT } from "#app/values/translate.ts";
import { staticPage } from "../../support/hostile/static-page.ts";
import { questionWith, revisionOfPriced } from "../../support/links/revisions.ts";
import { printing, readPdf } from "../../support/papers/paper.ts";
import { linesOfPage } from "../../support/papers/printed-sums.ts";
import { manyQuotes } from "../quotes/price/many-quotes.ts";

// The page that a customer approves, and its PDF, are an estimate in law.

const plain = (text: string) => text.replace(/\s+/g, " ");
const revision = revisionOfPriced([manyQuotes()[1]!], {
  job: {
    id: "job",
    number: 42,
    language: "en",
    issues: "Noise",
    diagnostic: null,
    customerFirstName: "Ana",
    customerLastName: "Ruiz",
    customerPhone: "555 0101",
    customerCompany: "Ruiz Fleet LLC",
    customerAddress: "12 Elm St",
    customerTaxId: "77-1",
    carMake: "Nissan",
    carModel: "Versa",
    carYear: 2019,
    licensePlate: "ABC-123",
    vin: "3N1CN7AP9KL800001",
    odometer: 84_210,
    odometerUnit: "mi",
    promisedAt: new Date(Date.UTC(2026, 10, 24, 1)),
  },
  shop: {
    name: "Taller Ruiz",
    phone: "555 0100",
    address: "1420 Mission St",
    taxId: "94-1",
    timeZone: "America/Los_Angeles",
    printTerms: {
      ...noPrintTerms,
      profile: "florida",
      registration: "MV-77",
      wasteNumber: "CAL000",
      days: 15,
      warranty: { en: "12 months", es: "12 meses" },
    },
  },
  madeAt: Date.UTC(2026, 10, 23, 23, 15),
});

async function said(language: Language) {
  const reader = { t: createT(resources[language]), language };
  const question = createElement(QuestionPage, { question: questionWith(revision) });
  const { loadFont } = printing(language);
  const pdf = await printRevision(reader, revision, { sha256: "0", loadFont });
  return [plain(linesOfPage(staticPage(reader, question))), plain(readPdf(pdf, "-layout"))];
}

test("Says when, on what, between whom and by what terms, on the page and its PDF", async () => {
  for (const text of await said("en"))
    for (const fact of [
      "Date Nov 23, 2026, 3:15 PM PST",
      "Good until Dec 8, 2026",
      "Promised for Nov 23, 2026, 5:00 PM PST",
      "VIN 3N1CN7AP9KL800001",
      "Odometer 84,210 mi",
      "Company Ruiz Fleet LLC",
      "Customer's phone 555 0101",
      "Customer's address 12 Elm St",
      "Customer's tax ID 77-1",
      "1420 Mission St",
      "Shop's tax ID 94-1",
      "Registration no. MV-77",
      "EPA ID CAL000",
      "12 months",
      "Subtotal before tax $377.83",
      "State tax 6.25% $4.16",
      "Discount 10% -$41.98",
      "costs and profits to the motor vehicle repair facility",
    ])
      expect(text).toContain(fact);
});

test("Says them in Spanish", async () => {
  for (const text of await said("es"))
    for (const fact of [
      "Prometido para",
      "Válida hasta 8 dic 2026",
      "12 meses",
      "Id. fiscal del taller",
    ])
      expect(text).toContain(fact);
});

test("Names nothing that is not known", () => {
  const { client, madeAt, until, statements } = revisionOfPriced([manyQuotes()[0]!]);
  expect([client, madeAt, until, statements]).toEqual([undefined, undefined, undefined, undefined]);
});
