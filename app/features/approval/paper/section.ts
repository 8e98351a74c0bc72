import type { Row } from "#app/features/approval/certificate/certificate.ts";
import { estimateFacts } from "#app/features/approval/page/estimate-facts.ts";
import { type Reader, shownIn } from "#app/features/approval/page/parts.ts";
import {
  factsIn,
  laborIn,
  moneyIn,
  piecesIn,
  sumsIn,
} from "#app/features/approval/page/quote-card.ts";
import type { Revision, RevisionQuote } from "#app/features/approval/revision/revision.ts";
import type { Strokes } from "#app/features/approval/signature/strokes.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";

/** A part of the paper: paragraphs, names beside values, and amounts at the right margin. */
export type Section = {
  heading?: string;
  paragraphs?: string[];
  facts?: Row[];
  amounts?: Row[];
  /** What these come to, under a line of their own. */
  sums?: Row[];
  total?: Row;
  /** The rows of a QR code, dark or not. */
  code?: boolean[][];
  /** A drawn signature. */
  strokes?: Strokes;
  /** What was decided. */
  answer?: string[];
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
export function orderSection(reader: Reader, revision: Revision): Section {
  const { t, language } = reader;
  const { shop, workId, customer, vehicle } = revision;
  return {
    facts: estimateFacts(reader, revision),
    heading: shop.name,
    paragraphs: [
      `${t("approval:order", { workId })} · ${customer}`,
      `${vehicleName(vehicle, language)} · ${vehicle.plate}`,
    ],
  };
}

/** A quote as its card shows it. */
export function quoteSection(reader: Reader, revision: Revision, quote: RevisionQuote): Section {
  const { t } = reader;
  const money = moneyIn(reader, revision);
  const lines = quote.lines.map((line): Row => {
    const said = `${shownIn(reader, line.name)}${factsIn(reader, line)}`;
    return [`${said} ${piecesIn(reader, revision, line)}`, money(line.totalPrice)];
  });
  const labor = laborIn(reader, revision, quote);
  return {
    heading: t("approval:quote", { number: quote.number }),
    paragraphs: [shownIn(reader, quote.description)],
    amounts: [...lines, ...(labor ? [labor] : [])],
    sums: sumsIn(reader, revision, quote),
    total: [t("approval:total"), money(quote.totalAmount)],
  };
}
