import {
  type CoveredWork,
  coveredNow,
  type OdometerValue,
  type StoredWork,
} from "#app/features/quotes/warranty/covered.ts";
import { readTranslation } from "#app/features/repair/texts/read-translation.ts";
import type { ShownTranslation } from "#app/features/repair/texts/shown-texts.ts";
import type { Cents, Currency } from "#app/values/money.ts";

/** Earlier visits that a job counts at most; after that it says "more than". */
export const earlierVisitsRead = 10;

/** A rejected quote, as a page tells of it. Instants in milliseconds. */
export type Declined = {
  id: string;
  number: number;
  description: string;
  /** In the reader's language, where it was written in the other one. */
  translation: ShownTranslation | undefined;
  laborHours: number;
  /** How numbers are written; no price. */
  currency: Currency;
  quotedAt: number;
  declinedAt: number;
  /** Only where prices may be seen. */
  total: Cents | undefined;
};

/** A visit of a vehicle before a job, what was declined on it and what of it is still covered. */
export type EarlierVisit = {
  id: string;
  number: number;
  declined: Declined[];
  covered?: CoveredWork[];
};

/** A visit as it was read, with all that was warranted on it. */
export type StoredVisit = Omit<EarlierVisit, "covered"> &
  OdometerValue & { warranted: StoredWork[] };

/** When it is asked, in milliseconds, and in which zone days are counted. */
export type Today = { now: number; zone: string };

/** Visits with what is still covered. `latest`: a reading after them. */
export const withCovered = (
  visits: readonly StoredVisit[],
  { now, zone }: Today,
  latest?: OdometerValue,
): EarlierVisit[] => {
  const readings = [...visits, ...(latest ? [latest] : [])];
  return visits.map(({ id, number, declined, warranted }) => {
    const work = warranted.map((one) => ({ ...one, zone }));
    const covered = coveredNow(work, { now, readings });
    return { id, number, declined, ...(covered.length > 0 && { covered }) };
  });
};

/** The same with an id for each that a button makes a quote of, so that it makes one. */
export const takeable = (visits: readonly EarlierVisit[], newId: () => string) =>
  visits.map((visit) => ({
    ...visit,
    declined: visit.declined.map((work) => ({ ...work, newId: newId() })),
  }));

type Line = [
  string,
  number,
  string,
  string | null,
  number,
  Currency,
  number,
  number,
  Cents | undefined,
];

/** The rejected quotes of a job from the JSON column that it is read with, the newest first. */
export const declinedOf = (json: string): Declined[] =>
  (JSON.parse(json) as Line[])
    .map(
      ([
        id,
        number,
        description,
        translation,
        laborHours,
        currency,
        quotedAt,
        declinedAt,
        total,
      ]) => ({
        id,
        number,
        description,
        translation: readTranslation(translation),
        laborHours,
        currency,
        quotedAt,
        declinedAt,
        total,
      }),
    )
    .sort((one, other) => other.declinedAt - one.declinedAt);
