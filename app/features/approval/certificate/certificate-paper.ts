import { inspectionSections } from "#app/features/approval/inspection/inspection-rows.ts";
import {
  orderSection,
  quoteSection,
  type SectionedPaper,
} from "#app/features/approval/paper/section.ts";
import { photoFacts, photosSection } from "#app/features/approval/photos/photo-facts.ts";
import { walkSection } from "#app/features/approval/walk-round/walk-proof.ts";
import type { Words } from "#app/ui/words.ts";
import { type Certificate, certificateFacts, certificateTrail } from "./certificate.ts";

/** Everything that the page of a certificate says, as texts. */
export function certificatePaper(
  words: Words,
  certificate: Certificate,
  verifyAt: string,
): SectionedPaper {
  const { t } = words;
  const { decision, revision, photos } = certificate;
  const answerOf = (id: string) => answerTo(words, certificate, id);
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
      { facts: certificateFacts(words, certificate) },
      ...(decision.strokes
        ? [{ heading: t("approval:signature.title"), strokes: decision.strokes }]
        : []),
      ...(revision
        ? [
            orderSection(words, revision),
            {
              heading: t("approval:terms"),
              paragraphs: [revision.terms[decision.language]],
            },
            ...inspectionSections(words, revision),
            ...revision.quotes.map((quote) => ({
              ...quoteSection(words, revision, quote),
              answer: answerOf(quote.id),
            })),
          ]
        : decision.quotes.map(({ id, number }) => ({
            heading: t("approval:quote", { number }),
            answer: answerOf(id),
          }))),
      ...photosSection(
        words,
        photos.map(({ photo, isGenuine }, at) => photoFacts(words, { photo, isGenuine }, at)),
      ),
      ...certificate.walks.map((signed) => walkSection(words, signed)),
      {
        heading: t("approval:certificate.trail"),
        facts: certificateTrail(words, certificate),
      },
      { heading: t("approval:certificate.verify"), paragraphs: [verifyAt] },
    ],
  };
}

function answerTo({ t }: Words, { decision }: Certificate, quoteId: string): string[] {
  const choice = decision.quotes.find(({ id }) => id === quoteId);
  if (!choice) return [];
  const { approved, reason } = choice;
  return [
    t(approved ? "approval:approved" : "approval:declined"),
    ...(reason ? [t("approval:certificate.reason", { reason })] : []),
  ];
}
