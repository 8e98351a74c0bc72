import { findTakeable, priceToday } from "#app/features/reminders/page/offer.server.ts";
import type { Recommendation } from "#app/features/reminders/recommendation.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Cents, Currency } from "#app/values/money.ts";

type OfVehicle = { shopId: string; vehicleId: string };

/** What declined work costs today; null for what has no quote, and for what cannot be taken up. */
export const findPricesToday = (
  db: Db,
  of: OfVehicle,
  all: readonly Recommendation[],
): Promise<({ total: Cents; currency: Currency } | null)[]> =>
  Promise.all(
    all.map(async (one) => {
      if (one.kind !== "declined") return null;
      const work = await findTakeable(db, { ...of, quoteId: one.quoteId });
      return work ? priceToday(work) : null;
    }),
  );
