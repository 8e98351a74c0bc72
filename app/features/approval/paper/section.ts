import type { CertificateRow } from "#app/features/approval/certificate/certificate.ts";
import {
  choiceIn,
  factsIn,
  laborIn,
  moneyIn,
  piecesIn,
  sumsIn,
  warrantyIn,
} from "#app/features/approval/page/amounts.ts";
import { type DatedFacts, estimateFacts } from "#app/features/approval/page/estimate-facts.ts";
import { textIn } from "#app/features/approval/page/texts.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import type { RevisionQuote } from "#app/features/approval/revision/revision-quote.ts";
import type { Strokes } from "#app/features/approval/signature/strokes.ts";
import type { Words } from "#app/ui/words.ts";
import type { Language } from "#app/values/language.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";

/** Section of a PDF: paragraphs, pairs of name and value, and amounts at the right margin. */
export type Section = {
  heading?: string;
  paragraphs?: string[];
  facts?: CertificateRow[];
  amounts?: CertificateRow[];
  /** Sums of the rows above, under a line. */
  sums?: CertificateRow[];
  total?: CertificateRow;
  /** The rows of a QR code, dark or not. */
  code?: boolean[][];
  /** A drawn signature. */
  strokes?: Strokes;
  /** Decision in lines of text. */
  answer?: string[];
  /** Small photos, by their places among those that are printed along. */
  pictures?: number[];
  /** Language of its texts, where it differs from the document's. */
  language?: Language;
};

/** A paper of such parts, as texts. */
export type SectionedPaper = {
  title: string;
  number: string;
  currency: Revision["currency"];
  intro: string[];
  sections: Section[];
};

/** Whose work it is, and on what. */
export function orderSection(
  words: Words,
  revision: DatedFacts & Pick<Revision, "workId" | "customer">,
): Section {
  const { t, language } = words;
  const { shop, workId, customer, vehicle } = revision;
  return {
    facts: estimateFacts(words, revision),
    heading: shop.name,
    paragraphs: [
      `${t("approval:order", { workId })} · ${customer}`,
      `${vehicleName(vehicle, language)} · ${vehicle.plate}`,
    ],
  };
}

/** A quote as its card shows it. */
export function quoteSection(words: Words, revision: Revision, quote: RevisionQuote): Section {
  const { t } = words;
  const money = moneyIn(words, revision);
  const lines = quote.lines.map((line): CertificateRow => {
    const said = [textIn(words, line.name), factsIn(words, line), piecesIn(words, revision, line)];
    return [said.filter(Boolean).join(" "), money(line.totalPrice)];
  });
  const labor = laborIn(words, revision, quote);
  return {
    heading: t("approval:quote", { number: quote.number }),
    paragraphs: [
      textIn(words, quote.description),
      choiceIn(words, quote, revision.quotes),
      warrantyIn(words, revision, quote),
    ].filter(Boolean),
    amounts: [...lines, ...(labor ? [labor] : [])],
    sums: sumsIn(words, revision, quote).map(({ name, amount }): CertificateRow => [name, amount]),
    total: [t("approval:total"), money(quote.totalAmount)],
  };
}
