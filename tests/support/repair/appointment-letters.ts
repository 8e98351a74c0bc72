import { sendAppointmentLetters } from "#app/features/calendar/letters/send-letters.server.ts";
import type { App } from "../app.ts";

type Services = Parameters<typeof sendAppointmentLetters>[0];
type Letter = Parameters<Services["mail"]["send"]>[0];

/** Sends the letters of appointments that are due at `now`; those to `email`, in their order. */
export async function lettersDue(
  { db }: Pick<App, "db">,
  email: string,
  now: number,
): Promise<Letter[]> {
  const sent: Letter[] = [];
  const mail = { send: async (letter: Letter) => void (letter.to === email && sent.push(letter)) };
  const config = { appUrl: "https://llave.test" };
  await sendAppointmentLetters({ db, mail, config } as Services, now);
  return sent;
}
