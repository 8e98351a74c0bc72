import { and, eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { wholeVehicle } from "#app/features/reminders/recommendation.ts";
import { recommendationAnswers } from "#app/features/reminders/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { inList } from "#app/platform/db/json-rows.server.ts";
import { findOffer } from "./offer.server.ts";
import type { OpenFollowUp } from "./open-follow-up.server.ts";

/** The answers about the work of a message, and the state of work that was taken up. */
export async function findAnswered(db: Db, { followUp }: Pick<OpenFollowUp, "followUp">) {
  const { shopId, vehicleId, customerId, work } = followUp;
  const [answers, made] = await db.batch([
    db
      .select({ subject: recommendationAnswers.subject, answer: recommendationAnswers.answer })
      .from(recommendationAnswers)
      .where(
        and(
          eq(recommendationAnswers.shopId, shopId),
          eq(recommendationAnswers.vehicleId, vehicleId),
          eq(recommendationAnswers.customerId, customerId),
        ),
      ),
    db
      .select({ id: repairQuotes.id, status: repairQuotes.status })
      .from(repairQuotes)
      .where(
        and(
          eq(repairQuotes.shopId, shopId),
          sql`${repairQuotes.id} IN ${inList(work.map((one) => one.newId))}`,
        ),
      ),
  ]);
  const about = (subject: string) => answers.find((one) => one.subject === subject)?.answer;
  return {
    whole: about(wholeVehicle),
    about,
    statusOf: (id: string) => made.find((one) => one.id === id)?.status,
  };
}

/** The work of a message as its page shows it. */
export async function findShownWork(db: Db, open: OpenFollowUp) {
  const { followUp, isOpen, now } = open;
  const { shopId, vehicleId } = followUp;
  const { whole, about, statusOf } = await findAnswered(db, open);
  const work = await Promise.all(
    followUp.work.map(async ({ subject, kind, quoteId, newId: made, text, photo }) => {
      const answer = about(subject) ?? null;
      const isApproved = statusOf(made) === "approved";
      const isAsked = isOpen && !whole && !answer && !isApproved;
      const offer =
        isAsked && quoteId ? await findOffer(db, { shopId, vehicleId, quoteId }, now) : undefined;
      return {
        subject,
        kind,
        text,
        answer,
        isApproved,
        hasPhoto: photo !== null,
        offer: offer ? { revision: offer.revision, mark: offer.mark, key: newId() } : null,
      };
    }),
  );
  return { work, whole: whole ?? null };
}
