import {
  type CoveredWork,
  coveredNow,
  type OdometerValue,
  type StoredWork,
} from "#app/features/quotes/warranty/covered.ts";
import { readTranslation } from "#app/features/repair/texts/read-translation.ts";
import type { ShownTranslation } from "#app/features/repair/texts/shown-texts.ts";
import type { Cents, Currency } from "#app/values/money.ts";

/** Most earlier visits that a job counts; beyond that it shows "more than". */
export const earlierVisitsRead = 10;

/** A rejected quote as a page shows it. Instants in milliseconds. */
export type Declined = {
  id: string;
  number: number;
  description: string;
  /** Translation for the viewer, where it was written in the other language. */
  translation: ShownTranslation | undefined;
  laborHours: number;
  /** Determines the number format; no price. */
  currency: Currency;
  quotedAt: number;
  declinedAt: number;
  /** Present only where prices may be seen. */
  total: Cents | undefined;
};

/** An earlier visit of a job's vehicle, with its declined work and work under warranty. */
export type EarlierVisit = {
  id: string;
  number: number;
  declined: Declined[];
  covered?: CoveredWork[];
};

/** A visit as it was read, with all its warranted work. */
export type StoredVisit = Omit<EarlierVisit, "covered"> &
  OdometerValue & { warranted: StoredWork[] };

/** Current instant in milliseconds, and the time zone in which days are counted. */
export type Today = { now: number; zone: string };

/** Replaces warranted work by the part still covered. `latest`: a later odometer reading. */
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

/** Gives each declined quote the id of its button's quote: a double press makes one. */
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
