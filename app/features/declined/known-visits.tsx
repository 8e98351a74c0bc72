import { Suspense, useEffect } from "react";
import { href, useFetcher } from "react-router";
import type { EarlierVisit } from "./declined.ts";
import { LaterVisits } from "./later-visits.ts";

type Visits = { vehicleId: string; visits: EarlierVisit[] };

/**
 * Ordinal of a new job's visit and earlier declined work, for the vehicle that the form was opened
 * with or one chosen later.
 */
export function KnownVisits({ vehicleId, opened }: { vehicleId: string; opened: Visits | null }) {
  const { data, load } = useFetcher<Visits>();
  const shown = [opened, data].find((one) => one?.vehicleId === vehicleId);
  const isShown = shown !== undefined;
  useEffect(() => {
    if (!isShown) load(href("/repair-cms/vehicles/:vehicleId/visits", { vehicleId }));
  }, [isShown, load, vehicleId]);
  return (
    shown && (
      <Suspense>
        <LaterVisits {...shown} className="sm:col-span-2" />
      </Suspense>
    )
  );
}
