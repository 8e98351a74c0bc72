import {
  type Certificate,
  type CertificateRow,
  momentIn,
} from "#app/features/approval/certificate/certificate.ts";
import { orderSection, type SectionedPaper } from "#app/features/approval/paper/section.ts";
import { photoFacts, photosSection } from "#app/features/approval/photos/photo-facts.ts";
import type { Words } from "#app/ui/words.ts";
import type { WalkEvidence } from "./walk-evidence.ts";
import type { WalkRecord } from "./walk-record.ts";

/** The evidence of a signed walk-round. */
export type WalkProof = {
  signed: WalkEvidence;
  /** Undefined when the stored file is gone or is not what was signed. */
  record: WalkRecord | undefined;
  photos: Certificate["photos"];
};

/** Facts of a signature for page and PDF: who signed, how and when. */
export function walkFacts(words: Words, signed: WalkEvidence): CertificateRow[] {
  const { t } = words;
  return [
    [t("approval:certificate.name"), signed.name],
    [t("walkRound:proof.at"), momentIn(words, signed.zone, signed.at)],
    [t("approval:certificate.atUtc"), signed.at.toISOString()],
    [t("approval:certificate.takenBy"), signed.takenBy],
    [t("approval:certificate.address"), signed.address],
    [t("approval:certificate.device"), signed.device],
    [t("approval:certificate.language"), t(`approval:certificate.languages.${signed.language}`)],
    [t("walkRound:proof.count"), String(signed.count)],
    [t("walkRound:proof.hash"), signed.sha256],
  ];
}

/** Short form, for the proof of a decision about the job. */
export const walkSection = (words: Words, signed: WalkEvidence) => ({
  heading: words.t("walkRound:proof.heading"),
  paragraphs: [genuineIn(words, signed)],
  facts: walkFacts(words, signed),
});

export const genuineIn = ({ t }: Words, { isGenuine }: WalkEvidence): string =>
  t(isGenuine ? "walkRound:proof.genuine" : "walkRound:proof.damaged");

/** Everything that the page of the proof says, as texts. */
export function walkPaper(
  words: Words,
  { signed, record, photos }: WalkProof,
  verifyAt: string,
): SectionedPaper {
  const { t } = words;
  return {
    title: t("walkRound:proof.title"),
    number: record?.workId ?? "",
    currency: record?.currency ?? "USD",
    intro: [t("walkRound:proof.intro"), genuineIn(words, signed)],
    sections: [
      ...(record
        ? [
            orderSection(words, record),
            { heading: t("walkRound:terms"), paragraphs: [record.terms[signed.language]] },
          ]
        : []),
      { facts: walkFacts(words, signed) },
      ...(signed.strokes
        ? [{ heading: t("approval:signature.title"), strokes: signed.strokes }]
        : []),
      ...photosSection(
        words,
        photos.map((photo, at) => photoFacts(words, photo, at)),
      ),
      { heading: t("approval:certificate.verify"), paragraphs: [verifyAt] },
    ],
  };
}
