import { readFile } from "node:fs/promises";
import { createElement } from "react";
import { expect, test } from "vitest";
import { printCertificate } from "#app/features/approval/certificate/certificate-pdf.server.ts";
import { CertificatePage } from "#app/features/approval/page/certificate-page.tsx";
import { QuestionPage } from "#app/features/approval/page/question/question-page.tsx";
import { printRevision } from "#app/features/approval/paper/print-revision.server.ts";
import { resources } from "#app/i18n/resources.ts";
import { type Language, languages } from "#app/values/language.ts";
import { createT } from "#app/values/translate.ts";
import { tries } from "../../support/chance.ts";
import { staticPage } from "../../support/hostile/static-page.ts";
import { certificateOf, questionWith, revisionOfPriced } from "../../support/links/revisions.ts";
import { wholeSums } from "../../support/papers/page-texts.ts";
import { printing, readPdf } from "../../support/papers/paper.ts";
import {
  addUp,
  linesOfFoldedPage,
  linesOfPage,
  linesWithAmounts,
} from "../../support/papers/printed-sums.ts";
import { tally } from "../../support/tally.ts";
import { manyQuotes } from "../quotes/price/many-quotes.ts";

const readerOf = (language: Language) => ({ t: createT(resources[language]), language });
const { loadFont } = printing("en");

test("The column of the link's page, its PDF and the certificate adds up, in every language", {
  timeout: 30_000 + tries(3) * 3_000,
}, async () => {
  for (const quote of manyQuotes())
    for (const language of languages) {
      tally(1);
      const reader = readerOf(language);
      const revision = revisionOfPriced([quote, quote]);
      const certificate = certificateOf(revision);
      const question = createElement(QuestionPage, { question: questionWith(revision) });
      const addresses = { path: "/q/t/certificate", file: "/q/t/file", photos: [] };
      const proof = createElement(CertificatePage, { certificate, ...addresses });
      const texts = {
        page: linesOfPage(wholeSums(staticPage(reader, question))),
        pdf: readPdf(await printRevision(reader, revision, { sha256: "0", loadFont }), "-layout"),
        proof: linesOfPage(staticPage(reader, proof)),
        proofPdf: readPdf(
          await printCertificate(reader, certificate, { verifyAt: "/verify", loadFont }),
          "-layout",
        ),
      };
      const written = { ...quote, languages: [language] };
      const [first] = revision.quotes;
      for (const [name, text] of Object.entries(texts)) {
        const begins = text.indexOf(reader.t("approval:quote", { number: 1 }));
        const totals = addUp(text.slice(begins), written, {
          names: [reader.t("approval:total")],
        });
        expect([name, ...totals]).toEqual([name, first!.totalAmount, first!.totalAmount]);
      }
      const all = linesWithAmounts(texts.pdf, written).at(-1);
      expect(all).toEqual({ label: reader.t("approval:all"), cents: 2 * first!.totalAmount });
    }
});

test("What a customer sees of a quote before anything opens comes to its total", () => {
  for (const quote of manyQuotes()) {
    tally(1);
    const revision = revisionOfPriced([quote]);
    const words = readerOf("es");
    const page = staticPage(
      words,
      createElement(QuestionPage, { question: questionWith(revision) }),
    );
    const written = { ...quote, languages: ["es"] as const };
    const card = linesOfFoldedPage(page.slice(page.indexOf('<section class="quote">')));
    const lines = linesWithAmounts(card, written);
    const end = lines.findIndex(({ label }) => label === words.t("approval:total"));
    const seen = lines.slice(0, end).reduce((sum, { cents }) => sum + cents, 0);
    expect([lines[end]!.cents, seen]).toEqual([revision.total, revision.total]);
  }
});

test("Adds up what was sent before subtotals were frozen", async () => {
  const file = new URL("revision/earlier-revision.txt", import.meta.url);
  const revision = JSON.parse(await readFile(file, "utf8"));
  const reader = readerOf("es");
  const pdf = await printRevision(reader, revision, { sha256: "0", loadFont });
  expect(readPdf(pdf, "-layout")).toMatch(/Mano de obra, 2.5 h a \$85.00\s+\$212.50/);
});
