import { hashed } from "#app/features/account/session/tokens.server.ts";
import { newLinkToken } from "#app/features/approval/links/link.ts";
import type { AppointmentRef } from "#app/features/calendar/appointment/appointment.ts";
import { appointmentTokens } from "#app/features/calendar/secrets.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** A new token of an appointment, which is stored as its hash alone. */
export async function addToken(db: Db, { shopId, id }: AppointmentRef, now: number) {
  const token = newLinkToken();
  const row = {
    shopId,
    tokenHash: await hashed(token),
    appointmentId: id,
    createdAt: new Date(now),
  };
  await db.insert(appointmentTokens).values(row);
  return token;
}
