import type { Appointment } from "#app/features/calendar/appointment/rows.server.ts";
import { findSender } from "#app/features/messages/send/find-shop-sender.server.ts";
import { fromShop } from "#app/features/messages/send/from-shop.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { appointmentLetter } from "./appointment-letter.ts";
import { addToken } from "./appointment-token.server.ts";
import { factsOf } from "./letter-facts.server.ts";
import type { LetterKind } from "./letter-texts.ts";

export type LetterServices = Pick<Platform, "db" | "mail" | "config">;

/** Mails a letter about an appointment, with a token of its own. */
export async function mailLetter(
  { db, mail, config }: LetterServices,
  row: Appointment,
  kind: LetterKind,
  now: number,
): Promise<void> {
  const { shopId, language, email } = row;
  const [token, sender] = await Promise.all([addToken(db, row, now), findSender(db, shopId)]);
  const facts = factsOf(row, language, { shop: sender.name, token, config });
  const letter = appointmentLetter(kind, language, facts);
  await mail.send(fromShop({ to: email, ...letter }, sender, language));
}
