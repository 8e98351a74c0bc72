import type { CertificateRow } from "#app/features/approval/certificate/certificate.ts";
import { inspectionSections } from "#app/features/approval/inspection/inspection-rows.ts";
import { moneyIn } from "#app/features/approval/page/amounts.ts";
import { statementsIn } from "#app/features/approval/page/estimate-facts.ts";
import { noticesIn, textIn } from "#app/features/approval/page/texts.ts";
import { photoFact, photosSection } from "#app/features/approval/photos/photo-facts.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import type { RevisionText } from "#app/features/approval/revision/revision-text.ts";
import type { Words } from "#app/ui/words.ts";
import { orderSection, quoteSection, type Section, type SectionedPaper } from "./section.ts";

type PrintOptions = {
  /** The hash of the revision's canonical JSON. */
  sha256: string;
  /** The rows of a QR code that opens the link, on a paper that is handed over. */
  code?: boolean[][] | undefined;
};

/** A revision as texts in the language of `words`. */
export function revisionPaper(
  words: Words,
  revision: Revision,
  { sha256, code }: PrintOptions,
): SectionedPaper {
  const { t, language } = words;
  const { shop, issues, diagnostic, quotes, photos = [], workId, currency, terms } = revision;
  const order = orderSection(words, revision);
  return {
    title: t(quotes.length > 0 ? "approval:title" : "approval:onlyFound.title", {
      shop: shop.name,
    }),
    number: workId,
    currency,
    intro: [
      t(quotes.length > 0 ? "approval:paper.intro" : "approval:onlyFound.paper"),
      ...noticesIn(words, revision),
    ],
    sections: [
      {
        ...order,
        paragraphs: [...(shop.phone ? [shop.phone] : []), ...(order.paragraphs ?? [])],
      },
      textSection(words, t("approval:reported"), issues),
      ...(diagnostic ? [textSection(words, t("approval:found"), diagnostic)] : []),
      ...inspectionSections(words, revision),
      ...quotes.map((quote) => quoteSection(words, revision, quote)),
      ...sumSections(words, revision),
      ...photosSection(
        words,
        photos.map((photo, at) => photoFact(words, photo, at)),
      ),
      ...statementsIn(words, revision).map(({ heading, text }) => ({
        ...(heading && { heading }),
        paragraphs: [text],
      })),
      ...(quotes.length > 0
        ? [{ heading: t("approval:terms"), paragraphs: [terms[language]] }]
        : []),
      ...(code
        ? [{ heading: t("approval:paper.answer"), paragraphs: [t("approval:paper.scan")], code }]
        : []),
      { facts: [[t("approval:certificate.hash"), sha256] as CertificateRow] },
    ],
  };
}

function textSection(words: Words, heading: string, texts: RevisionText): Section {
  return { heading, paragraphs: [textIn(words, texts)] };
}

/** Total of several quotes, and the deposit if one is requested. */
function sumSections(words: Words, revision: Revision): Section[] {
  const { quotes, total, deposit } = revision;
  const { t } = words;
  const money = moneyIn(words, revision);
  if (quotes.length <= 1 && !deposit) return [];
  return [
    {
      ...(quotes.length > 1 && { total: [t("approval:all"), money(total)] as CertificateRow }),
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
