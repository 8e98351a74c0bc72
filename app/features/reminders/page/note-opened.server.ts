import { and, eq, isNull } from "drizzle-orm";
import { followUps } from "#app/features/reminders/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { OpenFollowUp } from "./open-follow-up.server.ts";

/** Notes that a customer has opened a message, once. */
export const noteOpened = async (db: Db, { followUp, now }: OpenFollowUp) => {
  await db
    .update(followUps)
    .set({ openedAt: new Date(now) })
    .where(
      and(
        eq(followUps.shopId, followUp.shopId),
        eq(followUps.id, followUp.id),
        isNull(followUps.openedAt),
      ),
    );
};
