import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { z } from "zod";
import { noteConsent } from "#app/features/messages/consent/consents.server.ts";
import { endedWords } from "#app/features/reminders/letters/follow-up-letter.ts";
import {
  recommendationAnswers as all,
  wholeVehicle,
} from "#app/features/reminders/recommendation.ts";
import { followUpDays, recommendationAnswers } from "#app/features/reminders/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { OpenFollowUp } from "./open-follow-up.server.ts";

/** A customer's answer, about one piece of work or about the vehicle. */
export const tapForm = z.object({
  answer: z.enum(all),
  subject: z.string().max(200).default(wholeVehicle),
});

/**
 * Stores a customer's final answer. The first one stays: a page open elsewhere changes nothing.
 * False if the message does not name that work.
 */
export async function answerFollowUp(
  db: Db,
  { followUp, customer, now }: OpenFollowUp,
  { answer, subject }: z.output<typeof tapForm>,
): Promise<boolean> {
  const { shopId, vehicleId, customerId, language } = followUp;
  const isWhole = answer === "sold" || answer === "stop";
  if (!isWhole && !followUp.work.some((one) => one.subject === subject)) return false;
  const address = customer.emailFoundBy;
  await db.batch([
    db
      .insert(recommendationAnswers)
      .values({
        shopId,
        vehicleId,
        customerId,
        subject: isWhole ? wholeVehicle : subject,
        answer,
        by: null,
        at: new Date(now),
      })
      .onConflictDoNothing(),
    db
      .update(followUpDays)
      .set({ staleAt: new Date(now) })
      .where(and(eq(followUpDays.shopId, shopId), eq(followUpDays.vehicleId, vehicleId))),
    ...(answer === "stop" && address !== null
      ? [
          noteConsent(db, {
            way: "marketing",
            shopId,
            id: newId({ msecs: now }),
            address,
            state: "withdrawn",
            words: endedWords[language],
            language,
            by: null,
            now,
          }),
        ]
      : []),
  ]);
  return true;
}
