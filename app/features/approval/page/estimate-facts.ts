import type { CertificateRow } from "#app/features/approval/certificate/certificate.ts";
import type { RevisionFacts } from "#app/features/approval/revision/facts.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import type { Words } from "#app/ui/words.ts";
import { formatDay, formatMoment, zoneName } from "#app/values/calendar.ts";
import { inLanguage } from "#app/values/language.ts";
import { formatNumber } from "#app/values/money.ts";
import type { WordKey } from "#app/values/word-key.ts";

export type DatedFacts = RevisionFacts & Pick<Revision, "currency">;

/** Date, vehicle and parties: facts that the law requires on an approved estimate. */
export function estimateFacts({ t, language }: Words, revision: DatedFacts): CertificateRow[] {
  const { shop, client = {}, vehicle, madeAt, promisedAt, until, zone = "UTC" } = revision;
  const moment = (at: number | undefined) =>
    at !== undefined && `${formatMoment(at, language, zone)} ${zoneName(at, language, zone)}`;
  const odometer =
    vehicle.odometer !== undefined &&
    `${formatNumber(vehicle.odometer, revision.currency, language)} ${vehicle.odometerUnit}`;
  const facts: [WordKey, string | false | null | undefined][] = [
    ["papers:date", moment(madeAt)],
    ["papers:validUntil", until && formatDay(Date.parse(until), language, "UTC")],
    ["papers:promised", moment(promisedAt)],
    ["papers:vin", vehicle.vin],
    ["papers:odometer", odometer],
    ["papers:company", client.company],
    ["approval:facts.phone", client.phone],
    ["approval:facts.address", client.address],
    ["approval:facts.taxId", client.taxId],
    ["approval:facts.shopAddress", shop.address],
    ["approval:facts.shopTaxId", shop.taxId],
    ["papers:registration", shop.registration],
    ["papers:wasteNumber", shop.wasteNumber],
  ];
  return facts.flatMap(([name, value]): CertificateRow[] => (value ? [[t(name), value]] : []));
}

/** Further statements of the shop's documents, each with its heading if it has one. */
export const statementsIn = ({ t, language }: Words, { statements = [] }: Revision) =>
  statements.map(({ name, text }) => ({
    heading: headings[name] && t(headings[name]),
    text: inLanguage(text, language),
  }));

const headings: Record<NonNullable<Revision["statements"]>[number]["name"], WordKey | undefined> = {
  supplies: "quotes:sums.supplies",
  warranty: "papers:warranty",
  replaced: "papers:replaced",
  charges: "papers:charges",
  closing: undefined,
};
