import { href } from "react-router";
import { z } from "zod";
import { shareLink } from "#app/features/approval/send/share-link.server.ts";
import { refreshOne } from "#app/features/reminders/known/refresh.server.ts";
import { followUpLetter } from "#app/features/reminders/letters/follow-up-letter.ts";
import { sendFollowUps } from "#app/features/reminders/letters/send-follow-ups.server.ts";
import { textIn } from "#app/features/reminders/recommendation.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { AskAnswer } from "./ask-page.tsx";
import { type AskProblem, makeAsk, mostWork } from "./make-ask.server.ts";

const subject = z.string().max(200);
/** The chosen work. A form field of one name may come once or several times. */
export const askForm = z.object({
  id: z.string().max(64).optional(),
  work: z.union([z.array(subject).max(40), subject.transform((one) => [one])]).default([]),
});

export const agreementForm = z.object({
  key: z.string().max(64).optional(),
  state: z.enum(["given", "withdrawn"]),
});

type Asking = Actor & { shopId: string; vehicleId: string; id: string; work: readonly string[] };

/**
 * Asks the customer of a vehicle about the chosen work: by a link that is shown only once, and by a
 * letter where the customer agreed to one, at a decent hour.
 */
export async function ask(
  platform: Platform,
  { shopId, vehicleId, id, work, by, now }: Asking,
): Promise<AskAnswer | AskProblem> {
  const { db, config } = platform;
  const isChosen = (one: { subject: string }) => work.includes(one.subject);
  const asked = await makeAsk(db, { shopId, vehicleId, id, isChosen, by, now });
  if (typeof asked === "string") return asked;
  const { token, mailsAt, due } = asked;
  const isMailed = mailsAt !== null && mailsAt <= now;
  platform.defer(refreshOne(db, shopId, vehicleId, now));
  if (isMailed) platform.defer(sendFollowUps(platform, now));
  const { owner, vehicle, recommendations } = due.found!;
  const { text } = followUpLetter(owner!.language, {
    name: owner!.firstName,
    shop: due.shop.name,
    vehicle: vehicleName(vehicle, owner!.language),
    work: recommendations
      .filter(isChosen)
      .slice(0, mostWork)
      .map((one) => textIn(one, owner!.language)),
  });
  const link = config.appUrl + href("/follow-up/:token", { token });
  const { ways } = await shareLink({
    link,
    message: text,
    phone: owner!.phone,
    shop: due.place,
  });
  return {
    ...ways,
    paper: null,
    mailed: isMailed ? owner!.email : null,
    mailsAt: isMailed ? null : mailsAt,
  };
}
