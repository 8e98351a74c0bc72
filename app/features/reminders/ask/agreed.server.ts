import { noteConsent } from "#app/features/messages/consent/consents.server.ts";
import { findDue } from "#app/features/reminders/known/find-due.server.ts";
import { agreementWords } from "#app/features/reminders/letters/follow-up-letter.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { defaultLanguage } from "#app/values/language.ts";

type Agreement = {
  vehicleId: string;
  /** The key of the form. */
  id: string;
  state: "given" | "withdrawn";
  by: string;
  now: number;
};

/**
 * Stores the owner's consent to messages about other work, or its withdrawal, in the shown wording;
 * a consent about a job does not include it. False without an address.
 */
export async function noteVehicleAgreement(
  db: Db,
  shopId: string,
  { vehicleId, now, ...said }: Agreement,
): Promise<boolean> {
  const { vehicles, shop } = await findDue(db, shopId, {
    ids: [vehicleId],
    reader: defaultLanguage,
    now,
  });
  const { emailFoundBy: address, language } = vehicles[0]?.owner ?? {};
  if (!address || !language) return false;
  const words = agreementWords[language](shop.name);
  await noteConsent(db, { ...said, way: "marketing", shopId, address, words, language, now });
  return true;
}
