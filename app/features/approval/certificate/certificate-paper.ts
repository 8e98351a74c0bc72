import { type Reader, shownIn } from "#app/features/approval/page/parts.ts";
import { moneyIn } from "#app/features/approval/page/quote-card.ts";
import type { Revision, RevisionQuote } from "#app/features/approval/revision/revision.ts";
import { piecesOf } from "#app/features/quotes/quantity.ts";
import { formatNumber } from "#app/values/money.ts";
import { type Certificate, certificateFacts, certificateTrail, type Row } from "./certificate.ts";

/** A part of the paper: paragraphs, names beside values, and amounts at the right margin. */
export type Section = {
  heading?: string;
  paragraphs?: string[];
  facts?: Row[];
  amounts?: Row[];
  total?: Row;
  /** What was decided. */
  answer?: string[];
};

/** Everything that the page of a certificate says, as texts. */
export type CertificatePaper = {
  title: string;
  number: string;
  currency: Revision["currency"];
  intro: string[];
  sections: Section[];
};

export function certificatePaper(
  reader: Reader,
  certificate: Certificate,
  verifyAt: string,
): CertificatePaper {
  const { t } = reader;
  const { decision, revision } = certificate;
  const answerOf = (id: string) => answerTo(reader, certificate, id);
  return {
    title: t("approval:certificate.title"),
    number: decision.id,
    currency: decision.currency,
    intro: [
      t("approval:certificate.intro"),
      t(revision ? "approval:certificate.genuine" : "approval:certificate.damaged"),
    ],
    sections: [
      { facts: certificateFacts(reader, certificate) },
      ...(revision
        ? [
            orderSection(reader, revision),
            {
              heading: t("approval:terms"),
              paragraphs: [revision.terms[decision.language]],
            },
            ...revision.quotes.map((quote) => ({
              ...quoteSection(reader, revision, quote),
              answer: answerOf(quote.id),
            })),
          ]
        : decision.quotes.map(({ id, number }) => ({
            heading: t("approval:quote", { number }),
            answer: answerOf(id),
          }))),
      {
        heading: t("approval:certificate.trail"),
        facts: certificateTrail(reader, certificate),
      },
      { heading: t("approval:certificate.verify"), paragraphs: [verifyAt] },
    ],
  };
}

function answerTo({ t }: Reader, { decision }: Certificate, quoteId: string): string[] {
  const choice = decision.quotes.find(({ id }) => id === quoteId);
  if (!choice) return [];
  const { approved, reason } = choice;
  return [
    t(approved ? "approval:approved" : "approval:declined"),
    ...(reason ? [t("approval:certificate.reason", { reason })] : []),
  ];
}

function orderSection({ t }: Reader, { shop, workId, customer, vehicle }: Revision): Section {
  return {
    heading: shop.name,
    paragraphs: [
      `${t("approval:order", { workId })} · ${customer}`,
      `${vehicle.year} ${vehicle.make} ${vehicle.model} · ${vehicle.plate}`,
    ],
  };
}

function quoteSection(reader: Reader, revision: Revision, quote: RevisionQuote): Section {
  const { t, language } = reader;
  const money = moneyIn(reader, revision);
  const number = (value: number) => formatNumber(value, revision.currency, language);
  const lines = quote.lines.map(({ name, quantity, unitPrice, totalPrice }): Row => {
    const { text, note } = shownIn(reader, name);
    const pieces = t("approval:quantity", {
      quantity: number(piecesOf(quantity)),
      price: money(unitPrice),
    });
    return [`${text}${note ? ` (${note})` : ""} ${pieces}`, money(totalPrice)];
  });
  const labor = t("approval:labor", {
    hours: number(quote.laborHours),
    rate: money(quote.laborRate),
  });
  const { text, note } = shownIn(reader, quote.description);
  return {
    heading: t("approval:quote", { number: quote.number }),
    paragraphs: note ? [text, note] : [text],
    amounts: [
      ...lines,
      ...(quote.laborHours > 0 ? [[labor, money(quote.laborCost)] as Row] : []),
      ...quote.amounts.map(
        ({ kind, name, cents }): Row => [
          `${t(`approval:${kind}`)}${name ? ` · ${name}` : ""}`,
          money(cents),
        ],
      ),
    ],
    total: [t("approval:total"), money(quote.totalAmount)],
  };
}
