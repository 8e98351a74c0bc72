import type { Reader } from "#app/features/approval/page/parts.ts";
import {
  orderSection,
  quoteSection,
  type SectionedPaper,
} from "#app/features/approval/paper/section.ts";
import { type Certificate, certificateFacts, certificateTrail } from "./certificate.ts";

/** Everything that the page of a certificate says, as texts. */
export function certificatePaper(
  reader: Reader,
  certificate: Certificate,
  verifyAt: string,
): SectionedPaper {
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
      ...(certificate.paper?.isGenuine === false ? [t("approval:certificate.paperDamaged")] : []),
    ],
    sections: [
      { facts: certificateFacts(reader, certificate) },
      ...(decision.strokes
        ? [{ heading: t("approval:signature.title"), strokes: decision.strokes }]
        : []),
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
