import { href } from "react-router";
import type { Appointment } from "#app/features/calendar/appointment/rows.server.ts";
import { findSender } from "#app/features/messages/send/find-shop-sender.server.ts";
import { fromShop } from "#app/features/messages/send/from-shop.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import { appointmentLetter } from "./appointment-letter.ts";
import { addToken } from "./appointment-token.server.ts";
import type { LetterKind } from "./letter-texts.ts";
import { formatWhen } from "./when.ts";

export type LetterServices = Pick<Platform, "db" | "mail" | "config">;

/** Mails a letter about an appointment, with a token of its own. */
export async function mailLetter(
  { db, mail, config }: LetterServices,
  row: Appointment,
  kind: LetterKind,
  now: number,
): Promise<void> {
  const { shopId, language, startsAt, zone } = row;
  const [token, sender] = await Promise.all([addToken(db, row, now), findSender(db, shopId)]);
  const letter = appointmentLetter(kind, language, {
    name: row.firstName,
    shop: sender.name,
    when: formatWhen(startsAt.getTime(), language, zone),
    vehicle: vehicleName(row, language),
    link: config.appUrl + href("/appointments/:token", { token }),
  });
  await mail.send(fromShop({ to: row.email, ...letter }, sender, language));
}
