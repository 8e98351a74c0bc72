import type { Row } from "#app/features/approval/certificate/certificate.ts";
import { statementsIn } from "#app/features/approval/page/estimate-facts.ts";
import { noticesIn, type Reader, shownIn } from "#app/features/approval/page/parts.ts";
import { moneyIn } from "#app/features/approval/page/quote-card.ts";
import type { Revision, RevisionText } from "#app/features/approval/revision/revision.ts";
import { orderSection, quoteSection, type Section, type SectionedPaper } from "./section.ts";

type Printed = {
  /** Of the revision's canonical JSON. */
  sha256: string;
  /** The rows of a QR code that opens the link, on a paper that is handed over. */
  code?: boolean[][] | undefined;
};

/** What a customer was sent, as texts in the language of the reader. */
export function revisionPaper(
  reader: Reader,
  revision: Revision,
  { sha256, code }: Printed,
): SectionedPaper {
  const { t, language } = reader;
  const { shop, issues, diagnostic, quotes, workId, currency, terms } = revision;
  const order = orderSection(reader, revision);
  return {
    title: t("approval:title", { shop: shop.name }),
    number: workId,
    currency,
    intro: [t("approval:paper.intro"), ...noticesIn(reader, revision)],
    sections: [
      {
        ...order,
        paragraphs: [...(shop.phone ? [shop.phone] : []), ...(order.paragraphs ?? [])],
      },
      textSection(reader, t("approval:reported"), issues),
      ...(diagnostic ? [textSection(reader, t("approval:found"), diagnostic)] : []),
      ...quotes.map((quote) => quoteSection(reader, revision, quote)),
      ...sumSections(reader, revision),
      ...statementsIn(reader, revision).map(({ heading, text }) => ({
        ...(heading && { heading }),
        paragraphs: [text],
      })),
      { heading: t("approval:terms"), paragraphs: [terms[language]] },
      ...(code
        ? [{ heading: t("approval:paper.answer"), paragraphs: [t("approval:paper.scan")], code }]
        : []),
      { facts: [[t("approval:certificate.hash"), sha256] as Row] },
    ],
  };
}

function textSection(reader: Reader, heading: string, texts: RevisionText): Section {
  return { heading, paragraphs: [shownIn(reader, texts)] };
}

/** The total of several quotes, and the deposit where one is asked. */
function sumSections(reader: Reader, revision: Revision): Section[] {
  const { quotes, total, deposit } = revision;
  const { t } = reader;
  const money = moneyIn(reader, revision);
  if (quotes.length === 1 && !deposit) return [];
  return [
    {
      ...(quotes.length > 1 && { total: [t("approval:all"), money(total)] as Row }),
      ...(deposit && {
        answer: [
          t("approval:deposit", {
            percent: deposit.percent,
            total: money(total),
            deposit: money(deposit.cents),
            balance: money(total - deposit.cents),
          }),
        ],
      }),
    },
  ];
}
