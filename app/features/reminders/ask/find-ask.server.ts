import { v7 as newId } from "uuid";
import { fullName } from "#app/features/customers/customer.ts";
import { followUpLetter } from "#app/features/reminders/letters/follow-up-letter.ts";
import { findTakeable, priceToday } from "#app/features/reminders/page/offer.server.ts";
import { type Recommendation, textIn } from "#app/features/reminders/recommendation.ts";
import { quietDays } from "#app/features/reminders/service.ts";
import { notFound } from "#app/http/answers.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import { findInTheirLanguage, mostWork } from "./make-ask.server.ts";

export type AskContent = Awaited<ReturnType<typeof findAskPage>>;

/** The contents of the page that asks a vehicle's customer: work, prices and the letter. */
export async function findAskPage(
  db: Db,
  shopId: string,
  { vehicleId, now }: { vehicleId: string; now: number },
) {
  const { found, shop, today } = await findInTheirLanguage(db, shopId, { vehicleId, now });
  const { vehicle, owner, hasAgreed, lastAskedAt, recommendations } = found ?? notFound();
  const open = recommendations.filter(({ answer }) => answer === null);
  const prices = await findPricesToday(db, { shopId, vehicleId }, open.slice(0, mostWork));
  const language = owner?.language;
  const work = open.map((one, at) => ({
    subject: one.subject,
    kind: one.kind,
    text: language ? textIn(one, language) : one.text,
    dueOn: one.dueOn,
    /** Whether the customer can be asked about it now; initially chosen if so. */
    isDue: one.askOn !== null && one.askOn <= today,
    price: prices[at] ?? null,
  }));
  const letter =
    language &&
    followUpLetter(language, {
      name: owner.firstName,
      shop: shop.name,
      vehicle: vehicleName(vehicle, language),
      // As the form is chosen to begin with.
      work: (work.some(({ isDue }) => isDue) ? work.filter(({ isDue }) => isDue) : work)
        .slice(0, mostWork)
        .map(({ text }) => text),
    });
  return {
    id: newId(),
    vehicle,
    today,
    shop,
    owner: owner && {
      id: owner.id,
      name: fullName(owner),
      email: owner.email,
      language: owner.language,
    },
    hasAgreed,
    quietUntil:
      lastAskedAt !== null && lastAskedAt + quietDays * day > now
        ? lastAskedAt + quietDays * day
        : null,
    work,
    letter: letter || null,
  };
}

type OfVehicle = { shopId: string; vehicleId: string };

/** Today's prices of declined work; null for work without a quote, or that cannot be taken up. */
const findPricesToday = (
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
