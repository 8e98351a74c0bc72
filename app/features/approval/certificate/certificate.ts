import type { Reader } from "#app/features/approval/page/parts.ts";
import { moneyIn } from "#app/features/approval/page/quote-card.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import type { decisions, linkEvents } from "#app/features/approval/tables.server.ts";
import type { ConsentWay } from "#app/features/quotes/invoices/consent.ts";
import { formatMoment, zoneName } from "#app/values/calendar.ts";

/** The evidence of a decision. */
export type Certificate = {
  decision: typeof decisions.$inferSelect;
  /** Undefined when the stored file is gone or is not what was sent. */
  revision: Revision | undefined;
  /** The hash of the PDF that was made of it, and whether that is what is stored; null without one. */
  paper: { sha256: string; isGenuine: boolean } | null;
  events: readonly Pick<typeof linkEvents.$inferSelect, "n" | "what" | "at">[];
};

export type Row = [name: string, value: string];

/** Who decided, how, when and from where, as page and paper show it. */
export function certificateFacts(reader: Reader, certificate: Certificate): Row[] {
  const { t } = reader;
  const { decision, revision } = certificate;
  const { currency } = decision;
  const money = moneyIn(reader, { currency, decimals: revision?.decimals ?? 2 });
  return [
    [t("approval:certificate.number"), decision.id],
    [t("approval:certificate.name"), decision.name],
    [t("approval:certificate.way"), t(`approval:certificate.ways.${decision.way}`)],
    [t("approval:certificate.at"), momentIn(reader, certificate, decision.at)],
    [t("approval:certificate.atUtc"), decision.at.toISOString()],
    ...ofWay[decision.way](reader, certificate),
    [t("approval:certificate.total"), money(decision.total)],
    [t("approval:certificate.hash"), decision.sha256],
    ...(certificate.paper
      ? [[t("approval:certificate.paperHash"), certificate.paper.sha256] as Row]
      : []),
  ];
}

type Facts = (reader: Reader, certificate: Certificate) => Row[];

const fromDevice: Facts = ({ t }, { decision: { address, device, language } }) => [
  [t("approval:certificate.address"), address],
  [t("approval:certificate.device"), device],
  [t("approval:certificate.language"), t(`approval:certificate.languages.${language}`)],
];

const takenBy: Facts = ({ t }, { decision }) => [
  [t("approval:certificate.takenBy"), decision.takenBy ?? ""],
];

/** What is known of an answer by each way. */
const ofWay: Record<ConsentWay, Facts> = {
  link: fromDevice,
  counter: (...all) => [...takenBy(...all), ...fromDevice(...all)],
  telephone: (reader, certificate) => {
    const { t } = reader;
    const { numberCalled, calledAt, note, language } = certificate.decision;
    return [
      ...takenBy(reader, certificate),
      [t("approval:certificate.numberCalled"), numberCalled ?? ""],
      [t("approval:certificate.calledAt"), calledAt ? momentIn(reader, certificate, calledAt) : ""],
      [t("approval:certificate.spoken"), t(`approval:certificate.languages.${language}`)],
      ...(note ? [[t("approval:certificate.note"), note] as Row] : []),
    ];
  },
};

/** What happened, the oldest first. */
export const certificateTrail = (reader: Reader, certificate: Certificate): Row[] =>
  certificate.events.map(({ what, at }) => [
    reader.t(`approval:certificate.events.${what}`),
    momentIn(reader, certificate, at),
  ]);

/** In the shop's time zone when the customer decided. */
function momentIn({ language }: Reader, { decision: { zone } }: Certificate, moment: Date): string {
  const at = moment.getTime();
  return `${formatMoment(at, language, zone)} ${zoneName(at, language, zone)}`;
}
