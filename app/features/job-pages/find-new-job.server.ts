import { v7 as newId } from "uuid";
import { suggestBoth } from "#app/features/customers/suggest.server.ts";
import { startFromVin } from "#app/features/customers/vin/start-from-vin.server.ts";
import { findOpened } from "#app/features/declined/declined.server.ts";
import { findVehicleDue } from "#app/features/reminders/known/find-due.server.ts";
import { findFormFacts } from "#app/features/repair/page/job-page.server.ts";
import { readerZone } from "#app/http/time-zone.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { yearIn } from "#app/values/calendar.ts";
import { distanceUnitOf } from "#app/values/distance.ts";
import type { Language } from "#app/values/language.ts";

/** Initial values of the new job's form, and the results of its search (`?find=`). */
export async function findNewJob(
  platform: Platform,
  { shopId, language }: { shopId: string; language: Language },
  request: Request,
) {
  const { db, now } = platform;
  const zone = readerZone(request);
  const { searchParams } = new URL(request.url);
  const text = searchParams.get("find")?.slice(0, 200);
  const vin = searchParams.get("vin");
  // A convenience: the form is there without it.
  const asked = searchParams.get("vehicle");
  const [facts, opened, found, due] = await Promise.all([
    findFormFacts(db, shopId, zone).catch(() => undefined),
    findOpened(db, shopId, {
      customerId: searchParams.get("customer"),
      vehicleId: asked,
      reader: language,
      now: now(),
      zone,
    }).catch(() => undefined),
    text ? suggestBoth(db, shopId, text).catch(() => []) : undefined,
    asked
      ? findVehicleDue(db, shopId, { vehicleId: asked, reader: language, now: now() }).catch(
          () => null,
        )
      : null,
  ]);
  const vehicleId = opened?.known.vehicle?.id;
  return {
    known: opened?.known,
    visits: vehicleId ? { vehicleId, visits: opened.visits } : null,
    due,
    find: { text, found },
    /** The id of the job that this form will make: sent twice, it makes one. */
    id: newId(),
    year: yearIn(now(), zone),
    shopLanguage: facts?.shopLanguage,
    unit: facts?.unit ?? distanceUnitOf(undefined, zone),
    zone,
    members: facts?.members ?? [],
    fromVin: vin ? await startFromVin(platform, shopId, vin, language) : undefined,
  };
}
