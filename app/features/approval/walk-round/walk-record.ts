import {
  type FactSources,
  factsOf,
  type RevisionFacts,
} from "#app/features/approval/revision/facts.ts";
import {
  type PhotoSource,
  type RevisionPhoto,
  revisionPhotos,
} from "#app/features/approval/revision/revision-photos.ts";
import type { TextSources } from "#app/features/papers/paper-texts.ts";
import { workId } from "#app/features/repair/job.ts";
import type { Language } from "#app/values/language.ts";
import type { Currency } from "#app/values/money.ts";

/**
 * Condition of a vehicle at drop-off, as its customer signs it: the hashes of the photos with their
 * captions and marks, the odometer, and the terms. It has no price.
 */
export type WalkRecord = RevisionFacts & {
  format: 1;
  kind: "walkRound";
  workId: string;
  language: Language;
  customer: string;
  photos: RevisionPhoto[];
  currency: Currency;
  /** Text above the signature. */
  terms: Record<Language, string>;
};

type WalkSources = TextSources & {
  job: FactSources["job"] & {
    number: number;
    language: Language;
    customerFirstName: string;
    customerLastName: string;
  };
  shop: Omit<FactSources["shop"], "printTerms">;
  currency: Currency;
  photos: readonly PhotoSource[];
  /** When it was frozen, in milliseconds. */
  madeAt: number;
};

/** A walk-round as it is signed. What was promised, and when the work is ready, is no part of it. */
export function walkRecordOf(sources: WalkSources): WalkRecord {
  const { job, shop, photos, currency, madeAt } = sources;
  return {
    format: 1,
    kind: "walkRound",
    ...factsOf({ job: { ...job, promisedAt: null }, shop, quotes: [], madeAt }),
    workId: workId(job.number),
    language: job.language,
    customer: `${job.customerFirstName} ${job.customerLastName}`,
    photos: revisionPhotos(photos, sources),
    currency,
    terms: walkTerms,
  };
}

/** Statement that a customer signs about the photos of a walk-round. */
const walkTerms: Record<Language, string> = {
  en: "By signing, I confirm that these photos show how my vehicle was when I left it at the shop, with the damage marked on them and the odometer reading above. My signature does not authorize any work or any price.",
  es: "Al firmar, confirmo que estas fotos muestran cómo estaba mi vehículo cuando lo dejé en el taller, con los daños marcados en ellas y la lectura del odómetro indicada arriba. Mi firma no autoriza ningún trabajo ni ningún precio.",
};
