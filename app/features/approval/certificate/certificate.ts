import { moneyIn } from "#app/features/approval/page/amounts.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import type { RevisionPhoto } from "#app/features/approval/revision/revision-photos.ts";
import type { decisions, linkEvents } from "#app/features/approval/tables.server.ts";
import type { WalkEvidence } from "#app/features/approval/walk-round/walk-evidence.ts";
import type { ConsentWay } from "#app/features/quotes/consent.ts";
import type { Words } from "#app/ui/words.ts";
import { formatMoment, zoneName } from "#app/values/calendar.ts";

type Decision = typeof decisions.$inferSelect;

/** A decision as its certificate shows it: without the names of our own records. */
type Evidence = Omit<Decision, "shopId" | "jobId" | "linkId" | "letterSent">;

export function evidenceOf(decision: Decision): Evidence {
  const { shopId: _, jobId: __, linkId: ___, letterSent: ____, ...evidence } = decision;
  return evidence;
}

/** The evidence of a decision. */
export type Certificate = {
  decision: Evidence;
  /** Undefined when the stored file is gone or is not what was sent. */
  revision: Revision | undefined;
  /** The hash of the PDF that was made of it, and whether that is what is stored; null without one. */
  paper: { sha256: string; isGenuine: boolean } | null;
  /** The photos of the revision, and whether each is stored as it was sent. */
  photos: readonly { photo: RevisionPhoto; isGenuine: boolean }[];
  /** The walk-rounds of its job that were signed. */
  walks: readonly WalkEvidence[];
  events: readonly Pick<typeof linkEvents.$inferSelect, "n" | "what" | "at">[];
};

export type CertificateRow = [name: string, value: string];

/** Facts of a decision for page and PDF: who decided, how, when and from where. */
export function certificateFacts(words: Words, certificate: Certificate): CertificateRow[] {
  const { t } = words;
  const { decision, revision } = certificate;
  const { currency } = decision;
  const money = moneyIn(words, { currency, decimals: revision?.decimals ?? 2 });
  return [
    [t("approval:certificate.number"), decision.id],
    [t("approval:certificate.name"), decision.name],
    [t("approval:certificate.way"), t(`approval:certificate.ways.${decision.way}`)],
    [t("approval:certificate.at"), momentIn(words, decision.zone, decision.at)],
    [t("approval:certificate.atUtc"), decision.at.toISOString()],
    ...ofWay[decision.way](words, certificate),
    [t("approval:certificate.total"), money(decision.total)],
    [t("approval:certificate.hash"), decision.sha256],
    ...(certificate.paper
      ? [[t("approval:certificate.paperHash"), certificate.paper.sha256] as CertificateRow]
      : []),
  ];
}

type Facts = (words: Words, certificate: Certificate) => CertificateRow[];

const fromDevice: Facts = ({ t }, { decision: { address, device, language } }) => [
  [t("approval:certificate.address"), address],
  [t("approval:certificate.device"), device],
  [t("approval:certificate.language"), t(`approval:certificate.languages.${language}`)],
];

const takenBy: Facts = ({ t }, { decision }) => [
  [t("approval:certificate.takenBy"), decision.takenBy ?? ""],
];

/** Facts that are known of an answer by each way. */
const ofWay: Record<ConsentWay, Facts> = {
  link: fromDevice,
  counter: (...all) => [...takenBy(...all), ...fromDevice(...all)],
  telephone: (words, certificate) => {
    const { t } = words;
    const { numberCalled, calledAt, note, language, zone } = certificate.decision;
    return [
      ...takenBy(words, certificate),
      [t("approval:certificate.numberCalled"), numberCalled ?? ""],
      [t("approval:certificate.calledAt"), calledAt ? momentIn(words, zone, calledAt) : ""],
      [t("approval:certificate.spoken"), t(`approval:certificate.languages.${language}`)],
      ...(note ? [[t("approval:certificate.note"), note] as CertificateRow] : []),
    ];
  },
};

/** The trail of a link, the oldest event first. */
export const certificateTrail = (words: Words, certificate: Certificate): CertificateRow[] =>
  certificate.events.map(({ what, at }) => [
    words.t(`approval:certificate.events.${what}`),
    momentIn(words, certificate.decision.zone, at),
  ]);

/** In the shop's time zone when the customer answered. */
export function momentIn({ language }: Words, zone: string, moment: Date): string {
  const at = moment.getTime();
  return `${formatMoment(at, language, zone)} ${zoneName(at, language, zone)}`;
}
