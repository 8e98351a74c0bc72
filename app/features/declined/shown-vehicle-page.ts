import { v7 as newId } from "uuid";
import { coveredLines } from "#app/features/quotes/warranty/covered-lines.ts";
import { listedTexts } from "#app/features/repair/texts/read-translation.ts";
import { readingsOf } from "#app/features/repair/visits/readings.ts";
import { seenCodes } from "#app/features/repair/visits/seen-codes.ts";
import { withCovered } from "./declined.ts";
import type { findVehiclePage } from "./vehicle-page.server.ts";

type VehiclePage = NonNullable<Awaited<ReturnType<typeof findVehiclePage>>>;
type Rights = { isDemo: boolean; newer: boolean; mayQuote: boolean; mayJoin: boolean };

export type ShownVehiclePage = ReturnType<typeof shownVehiclePage>;

/** Page of a vehicle as it is shown; its visits omit what other sections list. */
export function shownVehiclePage(
  { visits, unit, moment, ...page }: VehiclePage,
  { isDemo, newer, mayQuote, mayJoin }: Rights,
) {
  return {
    ...page,
    unit,
    visits: visits.map(
      ({ declined: _, diagnostic: __, translation: ___, warranted: ____, ...visit }) => visit,
    ),
    texts: {
      texts: {
        ...listedTexts("issues", visits),
        ...listedTexts(
          "description",
          visits.flatMap(({ declined }) => declined),
        ),
      },
      isDemo: isDemo,
    },
    codes: seenCodes(visits),
    readings: readingsOf(visits, unit),
    covered: coveredLines(withCovered(visits, moment)),
    // Generates a new job's id here, so that repeated presses of its button make one.
    declined: visits.flatMap(({ id: jobId, number: jobNumber, declined }) =>
      declined.map(({ translation: _, ...work }) => ({
        ...work,
        jobId,
        jobNumber,
        newId: newId(),
      })),
    ),
    newer,
    mayQuote,
    mayJoin,
  };
}
